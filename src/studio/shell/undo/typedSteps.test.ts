import { expect, test } from "vitest";
import { addInput, undoTyping, redoTyping, startSteps, type TypedSteps } from "./typedSteps.ts";

type Input = readonly [text: string, inputType?: string, pause?: number, caret?: number];

test.each<[what: string, inputs: Input[], back: string[]]>([
  ["a word at a time", letters("una vasca"), ["una ", ""]],
  [
    "a word at a time, as a phone composes it",
    letters("una vasca", "insertCompositionText"),
    ["una ", ""],
  ],
  ["what was typed after a pause", [["u"], ["un"], ["una", "insertText", 3_000]], ["un", ""]],
  ["what was pasted", [["u"], ["u vasca", "insertFromPaste"], ["u vasca!"]], ["u vasca", "u", ""]],
  [
    "what was taken away, apart from what was typed",
    [["una"], ["un", "deleteContentBackward"], ["u", "deleteContentBackward"], ["uv"]],
    ["u", "una", ""],
  ],
  [
    "what was typed elsewhere in it",
    [["vasca"], ["vasca!"], ["Lvasca!", "insertText", 100, 1]],
    ["vasca!", ""],
  ],
])("takes back %s", (_, inputs, back) => {
  let steps: TypedSteps | undefined = typed(inputs);
  const said: string[] = [];
  while ((steps = undoTyping(steps))) said.push(steps.now.text);
  expect(said).toEqual(back);
});

test("does again what was taken back, until something else is typed", () => {
  const steps = typed(letters("una vasca"));
  const taken = undoTyping(undoTyping(steps)!)!;
  expect(redoTyping(redoTyping(taken)!)!.now).toEqual({ text: "una vasca", caret: 9 });
  expect(redoTyping(addInput(taken, { text: "x", caret: 1 }, "insertText", 0))).toBeUndefined();
  expect(redoTyping(steps)).toBeUndefined();
  expect(undoTyping(startSteps({ text: "", caret: 0 }))).toBeUndefined();
});

function letters(text: string, inputType = "insertText"): Input[] {
  return [...text].map((_, n) => [text.slice(0, n + 1), inputType]);
}

function typed(inputs: readonly Input[]) {
  let [steps, time] = [startSteps({ text: "", caret: 0 }), 0];
  for (const [text, inputType = "insertText", pause = 100, caret = text.length] of inputs)
    steps = addInput(steps, { text, caret }, inputType, (time += pause));
  return steps;
}
