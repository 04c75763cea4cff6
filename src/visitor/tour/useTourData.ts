import { useLoaderData } from "react-router";
import type { Catalogue } from "../../content/catalogue.ts";
import type { TourMessages } from "../../i18n/tour/en.ts";

/** The stops of the tour, what its voice says, and the messages of its screen. */
export type TourData = Catalogue["tour"] & { tour: TourMessages };

/** The data of the tour's screen, in the visitor's language. */
export function useTourData(): TourData {
  return useLoaderData<TourData>();
}
