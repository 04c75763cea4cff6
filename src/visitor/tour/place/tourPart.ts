import type { Stop } from "../../../catalogue/catalogue.ts";
import type { Recording, Script, TourScripts } from "../../../catalogue/catalogue.ts";
import { tourClips } from "../../../catalogue/tourClips.ts";
import type { TourClip } from "../behaviour/tourBehaviour.ts";

/** Something that the tour says: its script, and its recording if there is one. */
export type TourPart = { script: Script; recording: Recording | undefined };

/** What `clip` says at a stop; a device that cannot hear has scripts that name no microphone. */
export function tourPart(
  scripts: TourScripts,
  clip: TourClip,
  { slug }: Stop,
  canHear: boolean,
): TourPart {
  if (clip === "step")
    return { script: scripts.steps[slug]!, recording: scripts.recordings[`tour-${slug}`] };
  const speaksOfVoice = clip === "introduction" || clip === "help";
  const part = speaksOfVoice && !canHear ? (`${clip}ByButtons` as const) : clip;
  return { script: scripts[part], recording: scripts.recordings[tourClips[part]] };
}
