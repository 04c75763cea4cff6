import { addInput, undoTyping, redoTyping, startSteps, type TypedSteps } from "./typedSteps.ts";

export type TextField = HTMLInputElement | HTMLTextAreaElement;

const notTyped = "checkbox, radio, range, color, file, button, submit, reset, image".split(", ");

/** The text field that an event is about; `undefined` for anything else. */
export function textFieldOf(target: EventTarget | null): TextField | undefined {
  if (target instanceof HTMLTextAreaElement) return target;
  const isTyped = target instanceof HTMLInputElement && !notTyped.includes(target.type);
  return isTyped ? target : undefined;
}

/**
 * Undo and redo of typing in the fields of a screen. The browser’s own undo ignores that a value was
 * replaced by another tab or by a step of the draft, and would bring an outdated text back.
 */
export function createFieldUndo() {
  const known = new WeakMap<TextField, TypedSteps>();

  /** The steps of a field, unless its value was replaced since it was last typed in. */
  function stepsOf(field: TextField) {
    const steps = known.get(field);
    return steps?.now.text === field.value ? steps : undefined;
  }

  function apply(field: TextField, steps: TypedSteps | undefined, inputType: string) {
    if (!steps) return false;
    known.set(field, steps);
    setValue(field, steps.now.text);
    field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType }));
    if (caretIn(field) !== undefined) field.setSelectionRange(steps.now.caret, steps.now.caret);
    return true;
  }

  return {
    /** On `beforeinput`. */
    before(field: TextField) {
      if (!stepsOf(field)) known.set(field, startSteps(momentOf(field)));
    },
    /** On `input`; `at` in milliseconds. */
    after(field: TextField, inputType: string, at: number) {
      const steps = known.get(field);
      if (steps) known.set(field, addInput(steps, momentOf(field), inputType, at));
    },
    /** Undoes the last typing in a field; answers whether there was any. */
    undo(field: TextField): boolean {
      const steps = stepsOf(field);
      return apply(field, steps && undoTyping(steps), "historyUndo");
    },
    redo(field: TextField): boolean {
      const steps = stepsOf(field);
      return apply(field, steps && redoTyping(steps), "historyRedo");
    },
  };
}

function momentOf(field: TextField) {
  return { text: field.value, caret: caretIn(field) ?? field.value.length };
}

/** `undefined` for a field without a caret, such as one for a number. */
function caretIn(field: TextField) {
  return field.selectionStart ?? undefined;
}

/** With the native setter: React overrides `value` and ignores a change made through its own. */
function setValue(field: TextField, text: string) {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, "value")!.set!.call(field, text);
}
