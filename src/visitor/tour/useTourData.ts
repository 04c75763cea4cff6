import { useLoaderData } from "react-router";
import type { PublishedTour } from "../../catalogue/catalogue.ts";
import type { TourMessages } from "../../i18n/tour/en.ts";

/** The stops of the tour, what its voice says, and the messages of its screen. */
export type TourData = PublishedTour & { tour: TourMessages };

export type WholeTour = Extract<TourData, { scripts: unknown }>;

/** The data of the tour's screen, in the visitor's language, where there is a tour. */
export function useTourData(): WholeTour {
  return useLoaderData<WholeTour>();
}
