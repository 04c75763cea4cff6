import type { Behaviour } from "../../../lib/machine/machine.ts";
import type { MicrophoneProblem } from "../../../platform/sound/microphone.ts";
import type { Flaw } from "../../draft/documents/boothDocument.ts";

/** Why the microphone is off though somebody wants to record. */
export type BoothProblem = MicrophoneProblem | "unplugged" | "interrupted" | "hidden";

/** The newest take; `isOutdated`: its sentence was changed while it was read. */
export type LastTake = {
  take: string;
  sentence: number;
  flaws: readonly Flaw[];
  isOutdated?: boolean;
};

/** What follows once a take is stored; `returned`: the page was hidden and is seen again. */
type After = BoothProblem | "returned";

type Phase =
  | { phase: "off" }
  | { phase: "opening" }
  | { phase: "blocked"; problem: BoothProblem }
  | { phase: "ready" }
  /** The tone sounds, after which one may speak. */
  | { phase: "starting" }
  /** `endIsNear`: it has become so long that it will soon be ended. */
  | { phase: "recording"; endIsNear?: true }
  | { phase: "storing"; after?: After }
  /** The take is there and could not be stored. */
  | { phase: "unstored"; isFull: boolean; after?: After }
  /** `isOff`: the microphone is, and stays so. */
  | { phase: "playing"; take: string; isOff: boolean };

export type BoothState = Phase & {
  /** The place of the sentence in the script, from 0. */
  sentence: number;
  /** Grows with every phase, so that the same activity twice in a row is begun twice. */
  turn: number;
  last?: LastTake | undefined;
};

export type BoothEvent =
  | { type: "microphoneAsked" }
  | { type: "microphoneStopped" }
  | { type: "opened" }
  | { type: "failed"; problem: MicrophoneProblem }
  | { type: "lost" }
  /** A call or another program has taken the microphone. */
  | { type: "interrupted" }
  | { type: "pageHidden" }
  | { type: "pageShown" }
  | { type: "recordPressed" }
  | { type: "againPressed" }
  | { type: "begun" }
  | { type: "endNeared" }
  /** A take has become longer than anybody reads. */
  | { type: "endReached" }
  /** Somebody wants to go to another screen. */
  | { type: "leaveAsked" }
  | { type: "thrownAway" }
  | { type: "stored"; last: LastTake }
  | { type: "notStored"; isFull: boolean }
  | { type: "storePressed" }
  | { type: "playPressed"; take: string }
  | { type: "played" }
  | { type: "sentenceChosen"; sentence: number };

export type BoothActivity =
  /** The microphone is off. */
  | { do: "rest" }
  | { do: "open"; turn: number }
  /** It is on, and nothing is recorded. */
  | { do: "listen" }
  /** A take waits to be stored. `isOff`: the microphone is lost, or nobody sees the page. */
  | { do: "hold"; isOff: boolean }
  | { do: "begin"; turn: number }
  | { do: "record"; turn: number; sentence: number }
  | { do: "store"; turn: number; sentence: number }
  | { do: "play"; take: string; isOff: boolean; turn: number };

/** The states of the booth. `playsBack`: what was read is played at once. */
export function boothBehaviour(options: {
  playsBack: () => boolean;
}): Behaviour<BoothState, BoothEvent, BoothActivity> {
  return { initial: { phase: "off", sentence: 0, turn: 0 }, reduce, activity };

  function reduce(state: BoothState, event: BoothEvent): BoothState {
    const { phase, sentence, turn } = state;
    const isOff = phase === "off" || phase === "blocked" || (phase === "playing" && state.isOff);
    const isIdle = phase === "ready" || (phase === "playing" && !isOff);
    const isOn = isIdle || phase === "starting" || phase === "recording";
    switch (event.type) {
      case "microphoneAsked":
        return isOff || isIdle ? become({ phase: "opening" }) : state;
      case "microphoneStopped":
        return isIdle || phase === "opening" || phase === "starting"
          ? become({ phase: "off" })
          : state;
      case "opened":
        return phase === "opening" ? become({ phase: "ready" }) : state;
      case "failed":
        return phase === "opening" ? become({ phase: "blocked", problem: event.problem }) : state;
      case "lost":
        return interrupt("unplugged");
      case "interrupted":
        return interrupt("interrupted");
      case "pageHidden":
        return interrupt("hidden");
      case "pageShown":
        // A call that is taken on this device hides the page; when the page is back, the call is over.
        if (phase === "blocked" && ["hidden", "interrupted"].includes(state.problem))
          return become({ phase: "opening" });
        return (phase === "storing" || phase === "unstored") && state.after === "hidden"
          ? { ...state, after: "returned" }
          : state;
      case "recordPressed":
        if (isOff) return become({ phase: "opening" });
        if (isIdle) return become({ phase: "starting" });
        if (phase === "starting") return become({ phase: "ready" });
        return phase === "recording" ? become({ phase: "storing" }) : state;
      case "againPressed":
        return isIdle ? become({ phase: "starting" }) : state;
      case "begun":
        return phase === "starting" ? become({ phase: "recording" }) : state;
      case "endNeared":
        return phase === "recording" ? { ...state, endIsNear: true } : state;
      case "endReached":
      case "leaveAsked":
        return phase === "recording" ? become({ phase: "storing" }) : state;
      case "thrownAway":
        if (phase === "unstored") return afterStoring(state.after);
        return phase === "starting" || phase === "recording" ? become({ phase: "ready" }) : state;
      case "stored": {
        if (phase !== "storing") return state;
        const { last } = event;
        if (state.after) return { ...afterStoring(state.after), last };
        const isPlayed = options.playsBack() && !last.isOutdated && !last.flaws.some(isNotPlayed);
        return {
          ...become(isPlayed ? playing(last.take, false) : { phase: "ready" }),
          last,
        };
      }
      case "notStored":
        return phase === "storing"
          ? become({ ...after(state.after), phase: "unstored", isFull: event.isFull })
          : state;
      case "storePressed":
        return phase === "unstored" ? become({ ...after(state.after), phase: "storing" }) : state;
      case "playPressed":
        if (phase === "playing")
          return state.take === event.take
            ? stopPlaying()
            : become(playing(event.take, state.isOff));
        if (phase === "ready") return become(playing(event.take, false));
        return phase === "off" || phase === "blocked" ? become(playing(event.take, true)) : state;
      case "played":
        return phase === "playing" ? stopPlaying() : state;
      case "sentenceChosen":
        if (event.sentence === sentence) return state;
        if (isIdle || phase === "playing")
          return { ...stopPlaying(), sentence: event.sentence, last: undefined };
        return phase === "off" || phase === "blocked" || phase === "opening"
          ? { ...state, sentence: event.sentence, last: undefined }
          : state;
    }

    function become(next: Phase): BoothState {
      return { ...next, sentence, turn: turn + 1, last: state.last };
    }

    function stopPlaying() {
      return become({ phase: isOff ? "off" : "ready" });
    }

    function afterStoring(happened: After | undefined) {
      if (happened === "returned") return become({ phase: "opening" });
      return become(happened ? { phase: "blocked", problem: happened } : { phase: "ready" });
    }

    /** What was said until then is stored. */
    function interrupt(problem: BoothProblem): BoothState {
      if (phase === "recording") return become({ phase: "storing", after: problem });
      if (phase === "storing" || phase === "unstored") return { ...state, after: problem };
      return isOn || phase === "opening" ? become({ phase: "blocked", problem }) : state;
    }
  }
}

/** A take that nobody ended has nobody who listens. */
function isNotPlayed(flaw: Flaw) {
  return flaw === "silent" || flaw === "endless";
}

function playing(take: string, isOff: boolean) {
  return { phase: "playing" as const, take, isOff };
}

function after(happened: After | undefined) {
  return happened ? { after: happened } : {};
}

function activity(state: BoothState): BoothActivity {
  const { turn, sentence } = state;
  switch (state.phase) {
    case "off":
    case "blocked":
      return { do: "rest" };
    case "opening":
      return { do: "open", turn };
    case "ready":
      return { do: "listen" };
    case "unstored":
      return { do: "hold", isOff: state.after !== undefined };
    case "starting":
      return { do: "begin", turn };
    case "recording":
      return { do: "record", turn, sentence };
    case "storing":
      return { do: "store", turn, sentence };
    case "playing":
      return { do: "play", take: state.take, isOff: state.isOff, turn };
  }
}
