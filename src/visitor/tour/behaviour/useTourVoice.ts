import { useEffect } from "react";
import { voice, type Clip, type HeldClip } from "../../../platform/sound/voice.ts";
import { useVoice } from "../../../player/useVoice.ts";
import { useHush } from "../../../ui/Announcer.tsx";
import { isOfTour } from "../place/clipOf.ts";
import { isHearing, type TourEvent, type TourState } from "./tourBehaviour.ts";

/**
 * Follows the one voice, which the system or a touch guide may start too, and hushes announcements
 * while it speaks. Answers the guide that has the voice.
 */
export function useTourVoice(
  state: TourState,
  clip: Clip | undefined,
  send: (event: TourEvent) => void,
): HeldClip | undefined {
  const { phase } = state;

  // After a call the system may start the voice by itself: that is Play, or it is paused again.
  const sounds = useVoice(() => clip !== undefined && voice.phase(clip) === "playing", false);
  useEffect(() => {
    if (!sounds) return;
    if (phase === "ready") send({ type: "playPressed" });
    else if (phase !== "saying") voice.pause();
  }, [sounds, phase, send]);

  const held = useVoice(voice.held, undefined);
  // What else speaks here is a touch guide: hands are on the model, also when it has ended.
  const guide = held && !isOfTour(held) ? held : undefined;
  const isTouching = useVoice(() => guide !== undefined && isSpeaking(guide), false);
  useEffect(() => {
    if (isTouching) send({ type: "touchGuideBegun" });
  }, [isTouching, send]);

  // While the introduction waits to begin by itself, a screen reader says which screen this is.
  const isAwaited = useVoice(() => !clip || voice.phase(clip) === "idle", true);
  const isHushed = state.phase === "saying" && !(state.isUnasked && isAwaited);
  useHush(isHushed || isHearing(state));

  return guide;
}

export function isSpeaking(clip: Clip) {
  return /loading|playing/.test(voice.phase(clip));
}
