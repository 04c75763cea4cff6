import type { Recording, Stop, TourScripts } from "../../catalogue/catalogue.ts";
import { touchClip } from "../../catalogue/models.ts";
import { voice } from "../../platform/voice.ts";
import { useVoice } from "../../player/useVoice.ts";

/** The touch guide of a stop that sounds, if one does. */
export function useTouchGuide(
  { slug, touch = [] }: Stop,
  { recordings }: TourScripts,
): Recording | undefined {
  const guides = touch.flatMap(({ kind }) => recordings[touchClip(slug, kind)] ?? []);
  const sounding = useVoice(() => guides.find(sounds)?.src, undefined);
  return guides.find(({ src }) => src === sounding);
}

function sounds({ src }: Recording) {
  return /loading|playing/.test(voice.phase({ key: src, src }));
}
