import type { Stop } from "../../content/catalogue.ts";
import type { Recording, Script, TourScripts } from "../../content/museum.ts";
import type { TourClip } from "./tourBehaviour.ts";

/** Something that the tour says: its script, and its recording if there is one. */
export type TourPart = { script: Script; recording: Recording | undefined };

const names = {
  introduction: "tour-introduction",
  introductionByButtons: "tour-introduction-by-buttons",
  help: "tour-help",
  helpByButtons: "tour-help-by-buttons",
  notRecognised: "tour-not-recognised",
  completed: "tour-completed",
  cannotGoBack: "tour-cannot-go-back",
} as const;

/** What `clip` says at a stop; a device that cannot hear has scripts that name no microphone. */
export function partOf(
  scripts: TourScripts,
  clip: TourClip,
  { slug }: Stop,
  canHear: boolean,
): TourPart {
  if (clip === "step")
    return { script: scripts.steps[slug]!, recording: scripts.recordings[`tour-${slug}`] };
  const speaksOfVoice = clip === "introduction" || clip === "help";
  const part = speaksOfVoice && !canHear ? (`${clip}ByButtons` as const) : clip;
  return { script: scripts[part], recording: scripts.recordings[names[part]] };
}
