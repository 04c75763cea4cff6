import { useEffect } from "react";
import { useLatest } from "../../../lib/machine/useLatest.ts";
import { watchKeys } from "../../../platform/browser/keyboard.ts";
import { voice, type Clip, type HeldClip, type Holder } from "../../../platform/sound/voice.ts";
import { SKIP, skip } from "../../../player/controls/skip.ts";
import { useLockScreen } from "../../../player/controls/useLockScreen.ts";
import { useVisit } from "../../shell/visit.ts";
import { shortcuts } from "./shortcuts.ts";
import type { TourEvent, TourState } from "./tourBehaviour.ts";
import { isSpeaking } from "./useTourVoice.ts";

type Action = keyof typeof shortcuts;

type Options = {
  state: TourState;
  send: (event: TourEvent) => void;
  clip: Clip | undefined;
  /** What the lock screen shows. */
  holder: Holder;
  /** The touch guide that has the voice. */
  guide: HeldClip | undefined;
  onAssistant: () => void;
};

/** Has keys, headset and lock screen do what the buttons do. */
export function useTourKeys(options: Options) {
  const { state, send, clip, holder, guide, onAssistant } = options;
  const { messages } = useVisit();

  function jump(by: number) {
    if (guide) skip(guide, guide.holder.seconds, by, messages);
    else if (clip) skip(clip, holder.seconds, by, messages);
  }

  useShortcuts((action) => {
    if (action === "play" && guide) {
      if (isSpeaking(guide)) voice.pause();
      else voice.play(guide);
    } else if (action === "play")
      send({ type: state.phase === "saying" ? "pausePressed" : "playPressed" });
    else if (action === "assistant") onAssistant();
    else if (action === "rewind") jump(-SKIP);
    else if (action === "forward") jump(SKIP);
    else send({ type: "commanded", command: action });
  });
  useLockScreen(
    clip,
    holder,
    {
      play: () => send({ type: "playPressed" }),
      pause: () => send({ type: "pausePressed" }),
      nexttrack: () => send({ type: "commanded", command: "next" }),
      previoustrack: () => send({ type: "commanded", command: "back" }),
    },
    messages,
  );
}

/** Calls `act` when the visitor presses one of the tour's keys. */
function useShortcuts(act: (action: Action) => void) {
  const latest = useLatest(act);
  useEffect(() => {
    const shown = new AbortController();
    watchKeys((digit) => {
      const action = (Object.keys(shortcuts) as Action[]).find((key) => shortcuts[key] === digit);
      if (action) latest.current(action);
      return action !== undefined;
    }, shown.signal);
    return () => shown.abort();
  }, [latest]);
}
