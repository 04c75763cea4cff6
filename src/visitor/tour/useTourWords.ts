import { useLoaderData } from "react-router";
import type { Catalogue } from "../../content/catalogue.ts";
import type { TourMessages } from "../../i18n/tour/en.ts";

/** The stops of the tour, what its voice says, and the words of its screen. */
export type TourAsked = Catalogue["tour"] & { tour: TourMessages };

/** All in the visitor's language. */
export function useTourWords(): TourAsked {
  return useLoaderData<TourAsked>();
}
