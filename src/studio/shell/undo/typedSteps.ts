/** The text of a field and the position of the caret. */
export type Moment = { text: string; caret: number };

/** The typing in one field, in steps of about a word. */
export type TypedSteps = {
  past: readonly Moment[];
  now: Moment;
  future: readonly Moment[];
  /** The last input, and when it was, in milliseconds. */
  last?: { kind: Kind; at: number };
};

type Kind = "typing" | "deleting" | "other";

/** In milliseconds: after such a pause a new step begins. */
const PAUSE = 2_000;
const MOST_STEPS = 200;

export const startSteps = (now: Moment): TypedSteps => ({ past: [], now, future: [] });

/** The steps after an input event of this type. A word is one step, and so is a paste. */
export function addInput(
  steps: TypedSteps,
  now: Moment,
  inputType: string,
  at: number,
): TypedSteps {
  const kind = kindOf(inputType);
  const isSameKind = steps.last?.kind === kind && kind !== "other" && at - steps.last.at < PAUSE;
  const continues =
    isSameKind && isBeside(steps.now, now) && !(kind === "typing" && beginsWord(now));
  const past = continues ? steps.past : [...steps.past, steps.now].slice(-MOST_STEPS);
  return { past, now, future: [], last: { kind, at } };
}

export function undoTyping({ past, now, future }: TypedSteps): TypedSteps | undefined {
  const before = past.at(-1);
  return before && { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

export function redoTyping({ past, now, future: [next, ...rest] }: TypedSteps) {
  return next && { past: [...past, now], now: next, future: rest };
}

function kindOf(inputType: string): Kind {
  if (inputType === "insertText" || inputType === "insertCompositionText") return "typing";
  return inputType === "deleteContentBackward" ? "deleting" : "other";
}

/** Whether the text changed where the caret was. */
function isBeside(before: Moment, now: Moment) {
  return now.caret - before.caret === now.text.length - before.text.length;
}

function beginsWord({ text, caret }: Moment) {
  return /\s\S$/.test(text.slice(0, caret));
}
