import { addInput, undoTyping, redoTyping, startSteps, type TypedSteps } from "./typedSteps.ts";

export type TextField = HTMLInputElement | HTMLTextAreaElement;

const notTyped = "checkbox, radio, range, color, file, button, submit, reset, image".split(", ");

/** The field that is typed in; `undefined` for whatever else may have the focus. */
export function textFieldOf(target: EventTarget | null): TextField | undefined {
  if (target instanceof HTMLTextAreaElement) return target;
  const isTyped = target instanceof HTMLInputElement && !notTyped.includes(target.type);
  return isTyped ? target : undefined;
}

/**
 * What was typed in each field of a screen. The browser’s own undo does not know when a value was
 * replaced from outside, by another tab or by a step of the draft: it would bring the old one back.
 */
export function createFieldUndo() {
  const known = new WeakMap<TextField, TypedSteps>();

  /** What is known of a field, if it says what it said when it was last typed in. */
  function stepsOf(field: TextField) {
    const steps = known.get(field);
    return steps?.now.text === field.value ? steps : undefined;
  }

  function go(field: TextField, steps: TypedSteps | undefined, inputType: string) {
    if (!steps) return false;
    known.set(field, steps);
    setValue(field, steps.now.text);
    field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType }));
    if (caretIn(field) !== undefined) field.setSelectionRange(steps.now.caret, steps.now.caret);
    return true;
  }

  return {
    /** Before something is put in. */
    begins(field: TextField) {
      if (!stepsOf(field)) known.set(field, startSteps(momentOf(field)));
    },
    /** After it was. */
    ends(field: TextField, inputType: string, at: number) {
      const steps = known.get(field);
      if (steps) known.set(field, addInput(steps, momentOf(field), inputType, at));
    },
    /** Takes back, or does again, what was typed last in a field; answers whether there was any. */
    back(field: TextField): boolean {
      const steps = stepsOf(field);
      return go(field, steps && undoTyping(steps), "historyUndo");
    },
    forth(field: TextField): boolean {
      const steps = stepsOf(field);
      return go(field, steps && redoTyping(steps), "historyRedo");
    },
  };
}

function momentOf(field: TextField) {
  return { text: field.value, caret: caretIn(field) ?? field.value.length };
}

/** `undefined` for a field that has none, such as one for a number. */
function caretIn(field: TextField) {
  return field.selectionStart ?? undefined;
}

/** As if it had been typed: React takes a value that is simply set for its own. */
function setValue(field: TextField, text: string) {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, "value")!.set!.call(field, text);
}
