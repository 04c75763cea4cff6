import type { Stop } from "../../content/catalogue.ts";
import type { Recording, Script, TourWords } from "../../content/museum.ts";
import type { TourClip } from "./tourBehaviour.ts";

/** What the tour says at one place, as it is written and as it was recorded. */
export type TourPart = { script: Script; recording: Recording | undefined };

const names = {
  introduction: "tour-introduction",
  help: "tour-help",
  notRecognised: "tour-not-recognised",
  completed: "tour-completed",
  cannotGoBack: "tour-cannot-go-back",
} as const;

/** At a stop of the tour. */
export function partOf(told: TourWords, clip: TourClip, { slug }: Stop): TourPart {
  if (clip === "step")
    return { script: told.steps[slug]!, recording: told.recordings[`tour-${slug}`] };
  return { script: told[clip], recording: told.recordings[names[clip]] };
}
