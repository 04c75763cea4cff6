import { useLoaderData } from "react-router";
import type { TourWords } from "../../content/museum.ts";
import type { TourMessages } from "../../i18n/tour/en.ts";

/** What the voice of the tour says, and the words of its screen. */
export type TourAsked = { told: TourWords; tour: TourMessages };

/** Both in the visitor's language. */
export function useTourWords(): TourAsked {
  return useLoaderData<TourAsked>();
}
