import type { Stop, TourScripts } from "../../catalogue/catalogue.ts";
import { touchClip } from "../../catalogue/models.ts";
import { voice, type Clip } from "../../platform/voice.ts";
import { useVoice } from "../../player/useVoice.ts";

/** A touch guide that is on, sounding or paused. */
export type TouchGuideOn = { clip: Clip; seconds: number; isSounding: boolean };

/** The touch guide of a stop that is on, if one is. */
export function useTouchGuide(
  { slug, touch = [] }: Stop,
  { recordings }: TourScripts,
): TouchGuideOn | undefined {
  const guides = touch.flatMap(({ kind }) => recordings[touchClip(slug, kind)] ?? []);
  const on = useVoice(
    () => guides.find(({ src }) => /loading|playing|paused/.test(phaseOf(src)))?.src,
    undefined,
  );
  const isSounding = useVoice(() => on !== undefined && phaseOf(on) !== "paused", false);
  const guide = guides.find(({ src }) => src === on);
  return guide && { clip: clipOf(guide.src), seconds: guide.seconds, isSounding };
}

function phaseOf(src: string) {
  return voice.phase(clipOf(src));
}

function clipOf(src: string): Clip {
  return { key: src, src };
}
