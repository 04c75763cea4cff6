import type { Command } from "../../../i18n/commands.ts";
import type { HearingProblem } from "../../../platform/speech/hearing.ts";
import type { Behaviour } from "../../../lib/machine/machine.ts";
import type { VoiceProblem } from "../../../platform/sound/voice.ts";
import type { Tone } from "../../../player/tones.ts";

/** What the voice can say; `step` is the stop where the visitor is. */
export type TourClip =
  | "introduction"
  | "step"
  | "help"
  | "notRecognised"
  | "completed"
  | "cannotGoBack";

/** What is told in words, until something else happens. */
export type TourNotice =
  | { type: "welcomeBack" }
  | { type: "paused" }
  | { type: "ended" }
  | { type: "understood"; phrase: string; command: Command }
  | { type: "notUnderstood"; phrase: string }
  | { type: "nothingHeard" }
  | { type: "hearingFailed"; problem: HearingProblem };

/** Where the visitor was, at how many seconds of the stop. */
export type TourPlace = { step: number; seconds: number };

export type TourState = {
  steps: number;
  step: number;
  /** What was chosen last; `turn` is the choice's number, for one clip may be chosen twice. */
  clip: TourClip;
  turn: number;
  /** How many choices there have been. */
  turns: number;
  /** The `turn` in which the step was played last, and the second at which it began. */
  stepPlayed?: { turn: number; from: number };
  /** How many phrases in a row were not understood. */
  misses: number;
  canHear: boolean;
  /** `canHear` when `clip` was chosen, so that a clip does not change while it is played. */
  couldHear: boolean;
} & (
  | { phase: "opening" }
  /** `isUnasked`: the page has only just opened, and a screen reader says so. */
  | { phase: "saying"; isUnasked?: true }
  /** What was chosen cannot be heard; `missing`: it was never recorded. */
  | { phase: "failed"; problem: VoiceProblem | "missing" }
  /** The tour waits. `isOffered`: `clip` is still to be heard, when the visitor presses Play. */
  | { phase: "ready"; isOffered: boolean; notice?: TourNotice; tone?: Tone }
  /** The visitor is told where speech is recognised, before the microphone is on. */
  | { phase: "explaining"; isOffered: boolean }
  /** The tone sounds after which the visitor speaks. */
  | { phase: "prompting"; isOffered: boolean; isAgain: boolean }
  | { phase: "listening"; isOffered: boolean; isAgain: boolean; hasBegun: boolean }
);

export type TourEvent =
  | { type: "recalled"; place: TourPlace | undefined; canHear: boolean }
  /** By a button, a key or a headset. */
  | { type: "commanded"; command: Command }
  | { type: "playPressed" }
  | { type: "pausePressed" }
  | { type: "introductionSkipped" }
  | { type: "introductionAsked" }
  | { type: "assistantPressed"; hasAgreed: boolean }
  | { type: "agreed" }
  | { type: "declined" }
  | { type: "said" }
  | { type: "interrupted" }
  | { type: "sayingFailed"; problem: VoiceProblem | "missing" }
  | { type: "toned" }
  /** `isLate`: the device asked for permission meanwhile, and the tone is long past. */
  | { type: "begun"; isLate: boolean }
  | { type: "phraseHeard"; phrase: string; command: Command | undefined }
  | { type: "nothingHeard" }
  | { type: "hearingFailed"; problem: HearingProblem }
  /** The visitor has chosen what recognises speech; `canHear`: there is something. */
  | { type: "hearingChanged"; canHear: boolean }
  /** The visitor plays the touch guide of a stop. */
  | { type: "touchGuideBegun" }
  | { type: "pageHidden" };

/** What is to be said: `clip` at a stop, from that second on. */
export type TourSaying = {
  clip: TourClip;
  step: number;
  turn: number;
  from: number;
  couldHear: boolean;
};

export type TourActivity =
  | { do: "recall" }
  | ({ do: "say"; isUnasked: boolean } & TourSaying)
  | { do: "sound"; tone: Tone; turn: number }
  | { do: "listen"; isAgain: boolean };

/** After so many phrases in a row that were not understood, the buttons are pointed out. */
const TOO_MANY = 2;

export function tourBehaviour(steps: number): Behaviour<TourState, TourEvent, TourActivity> {
  return {
    initial: {
      phase: "opening",
      steps,
      step: 1,
      clip: "introduction",
      turn: 0,
      turns: 0,
      misses: 0,
      canHear: true,
      couldHear: true,
    },
    reduce,
    activity,
  };
}

/** Whether phrases are not understood so often that the buttons are pointed out. */
export function pointsOutButtons({ misses }: TourState) {
  return misses >= TOO_MANY;
}

/** Whether the microphone is on, or about to be. */
export function isHearing({ phase }: TourState) {
  return phase === "prompting" || phase === "listening";
}

/** Whether nothing is understood for want of a recogniser that works: ears of our own would help. */
export function wantsEars(state: TourState) {
  if (!state.canHear) return true;
  if (state.phase !== "ready" || state.notice?.type !== "hearingFailed") return false;
  return solvedByEars.has(state.notice.problem);
}

const solvedByEars: ReadonlySet<HearingProblem> = new Set([
  "language",
  "notOnDevice",
  "unavailable",
  "homeScreen",
  "modelMissing",
  "offline",
  "service",
] as const);

/** The second at which the clip that was chosen last begins. */
export function startOf({ stepPlayed, turn }: TourState) {
  return stepPlayed?.turn === turn ? stepPlayed.from : 0;
}

function reduce(state: TourState, event: TourEvent): TourState {
  const { phase } = state;
  if (phase === "opening") return event.type === "recalled" ? open(state, event) : state;
  switch (event.type) {
    case "recalled":
      return state;
    case "commanded":
      return { ...runCommand(state, event.command), misses: 0, phase: "saying" };
    case "playPressed":
      return phase === "saying" ? state : { ...core(state), phase: "saying" };
    case "pausePressed":
    case "interrupted":
      return phase === "saying" ? ready(state, true, { type: "paused" }) : state;
    case "introductionSkipped":
      return state.clip === "introduction" ? ready(backToStep(state), true) : state;
    case "introductionAsked":
      return { ...chooseClip(state, "introduction"), phase: "saying" };
    case "assistantPressed":
      if (phase === "prompting" || phase === "listening") return ready(state, state.isOffered);
      // The introduction tells the visitor what can be said: nothing is listened to before its end.
      if (!state.canHear || phase === "explaining" || isIntroducing(state)) return state;
      return event.hasAgreed
        ? { ...core(state), phase: "prompting", isOffered: isOffered(state), isAgain: false }
        : { ...core(state), phase: "explaining", isOffered: isOffered(state) };
    case "agreed":
      if (phase !== "explaining") return state;
      return { ...core(state), phase: "prompting", isOffered: state.isOffered, isAgain: false };
    case "declined":
      return phase === "explaining" ? ready(state, state.isOffered) : state;
    case "said":
      return phase === "saying" ? finishClip(state) : state;
    case "sayingFailed":
      if (phase !== "saying") return state;
      return { ...core(state), phase: "failed", problem: event.problem };
    case "toned":
      if (phase === "ready") return ready(state, state.isOffered, state.notice);
      if (phase !== "prompting") return state;
      return { ...state, phase: "listening", hasBegun: false };
    case "begun":
      if (phase !== "listening" || state.hasBegun) return state;
      if (!event.isLate || state.isAgain) return { ...state, hasBegun: true };
      return { ...core(state), phase: "prompting", isOffered: state.isOffered, isAgain: true };
    case "phraseHeard":
      return phase === "listening" ? answerPhrase(state, event) : state;
    case "nothingHeard":
      if (phase !== "listening") return state;
      return ready(state, state.isOffered, { type: "nothingHeard" });
    case "hearingFailed": {
      if (phase !== "listening") return state;
      return ready(state, state.isOffered, { type: "hearingFailed", problem: event.problem });
    }
    case "hearingChanged":
      return changeHearing(state, event.canHear);
    case "touchGuideBegun":
    case "pageHidden":
      if (phase !== "prompting" && phase !== "listening") return state;
      return ready(state, state.isOffered);
  }
}

function activity(state: TourState): TourActivity | undefined {
  const { phase, clip, step, turn, couldHear } = state;
  switch (phase) {
    case "opening":
      return { do: "recall" };
    case "saying":
      return {
        do: "say",
        clip,
        step,
        turn,
        from: startOf(state),
        couldHear,
        isUnasked: state.isUnasked ?? false,
      };
    case "ready":
      return state.tone && { do: "sound", tone: state.tone, turn };
    case "prompting":
      return { do: "sound", tone: "ready", turn };
    case "listening":
      return { do: "listen", isAgain: state.isAgain };
    case "failed":
    case "explaining":
      return undefined;
  }
}

/** The part of the state that all phases have. */
function core(state: TourState) {
  const { steps, step, clip, turn, turns, stepPlayed, misses, canHear, couldHear } = state;
  const played = stepPlayed && { stepPlayed };
  return { steps, step, clip, turn, turns, misses, canHear, couldHear, ...played };
}

function ready(
  state: ReturnType<typeof core> | TourState,
  isOnOffer: boolean,
  notice?: TourNotice,
  tone?: Tone,
): TourState {
  return {
    ...core(state as TourState),
    phase: "ready",
    isOffered: isOnOffer,
    ...(notice && { notice }),
    ...(tone && { tone }),
  };
}

function open(state: TourState, { place, canHear }: TourEvent & { type: "recalled" }): TourState {
  const able = { canHear, couldHear: canHear };
  if (!place) return { ...core(state), ...able, phase: "saying", isUnasked: true };
  const back = chooseClip({ ...state, ...able }, "step", place.step);
  const stepPlayed = { turn: back.turn, from: place.seconds };
  return ready({ ...back, stepPlayed }, true, { type: "welcomeBack" });
}

/** The choice of a clip, which is heard from its beginning. */
function chooseClip(state: TourState, clip: TourClip, step = state.step) {
  const turn = state.turns + 1;
  const stepPlayed = clip === "step" ? { stepPlayed: { turn, from: 0 } } : {};
  const { canHear: couldHear } = state;
  return { ...core(state), clip, step, turn, turns: turn, couldHear, ...stepPlayed };
}

function runCommand(state: TourState, command: Command) {
  const { step, steps } = state;
  switch (command) {
    case "next":
      return step < steps ? chooseClip(state, "step", step + 1) : chooseClip(state, "completed");
    case "back":
      return step > 1 ? chooseClip(state, "step", step - 1) : chooseClip(state, "cannotGoBack");
    case "repeat":
      return chooseClip(state, "step");
    case "help":
      return chooseClip(state, "help");
  }
}

function finishClip(state: TourState): TourState {
  if (state.clip === "step" || state.clip === "completed")
    return ready(state, false, { type: "ended" }, "ended");
  return ready(backToStep(state), true, { type: "ended" }, "ended");
}

/** After help, or an answer, the step goes on where it stopped. */
function backToStep(state: TourState) {
  if (!state.stepPlayed) return chooseClip(state, "step");
  return { ...core(state), clip: "step" as const, turn: state.stepPlayed.turn };
}

function answerPhrase(
  state: TourState,
  { phrase, command }: TourEvent & { type: "phraseHeard" },
): TourState {
  if (command) {
    const understood: TourNotice = { type: "understood", phrase, command };
    return ready({ ...runCommand(state, command), misses: 0 }, true, understood, "understood");
  }
  const missed = { ...chooseClip(state, "notRecognised"), misses: state.misses + 1 };
  return ready(missed, true, { type: "notUnderstood", phrase }, "notUnderstood");
}

function changeHearing(state: TourState, canHear: boolean): TourState {
  // The notice goes, as another recogniser is asked from now on.
  if (state.phase === "ready" && state.notice?.type === "hearingFailed")
    return ready({ ...state, canHear }, state.isOffered);
  return state.canHear === canHear ? state : { ...state, canHear };
}

function isIntroducing({ phase, clip }: TourState) {
  return phase === "saying" && clip === "introduction";
}

/** Whether `clip` is still to be heard, when the visitor presses Play. */
function isOffered(state: TourState) {
  if (state.phase === "saying" || state.phase === "failed") return true;
  return state.phase !== "opening" && state.isOffered;
}
