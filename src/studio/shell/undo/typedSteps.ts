/** What a field says, and where the caret is. */
export type Moment = { text: string; caret: number };

/** What was typed in one field, in steps that are small enough to be taken back one by one. */
export type TypedSteps = {
  past: readonly Moment[];
  now: Moment;
  future: readonly Moment[];
  /** What was done last, and when, in milliseconds. */
  did?: { kind: Kind; at: number };
};

type Kind = "typing" | "deleting" | "other";

/** In milliseconds: whoever pauses so long begins something new. */
const PAUSE = 2_000;
const MOST_STEPS = 200;

export const startSteps = (now: Moment): TypedSteps => ({ past: [], now, future: [] });

/** The steps after an input of this type: a word is one step, and so is what was pasted. */
export function addInput(
  steps: TypedSteps,
  now: Moment,
  inputType: string,
  at: number,
): TypedSteps {
  const kind = kindOf(inputType);
  const isSame = steps.did?.kind === kind && kind !== "other" && at - steps.did.at < PAUSE;
  const goesOn = isSame && isBeside(steps.now, now) && !(kind === "typing" && beginsWord(now));
  const past = goesOn ? steps.past : [...steps.past, steps.now].slice(-MOST_STEPS);
  return { past, now, future: [], did: { kind, at } };
}

/** One step back; `undefined` where nothing was typed before. */
export function undoTyping({ past, now, future }: TypedSteps): TypedSteps | undefined {
  const before = past.at(-1);
  return before && { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

/** One step forth; `undefined` where nothing was taken back. */
export function redoTyping({ past, now, future: [next, ...rest] }: TypedSteps) {
  return next && { past: [...past, now], now: next, future: rest };
}

function kindOf(inputType: string): Kind {
  if (inputType === "insertText" || inputType === "insertCompositionText") return "typing";
  return inputType === "deleteContentBackward" ? "deleting" : "other";
}

/** Whether what was put in or taken away is where the caret was. */
function isBeside(before: Moment, now: Moment) {
  return now.caret - before.caret === now.text.length - before.text.length;
}

function beginsWord({ text, caret }: Moment) {
  return /\s\S$/.test(text.slice(0, caret));
}
