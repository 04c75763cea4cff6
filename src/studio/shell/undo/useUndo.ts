import { useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { isMac } from "../../../platform/browser/studioPage.ts";
import { announce } from "../../../ui/announce.ts";
import type { Draft } from "../../draft/draft.ts";
import { createFieldUndo, textFieldOf } from "./createFieldUndo.ts";
import { keepFocus } from "../../parts/keepFocus.ts";

type Direction = "undo" | "redo";

const texts = {
  undo: {
    done: (label: string) => `Annullato: ${label}`,
    typing: "Annullato in questo campo",
    nothing: "Non c’è niente da annullare",
    notHere: "In questo campo non c’è altro da annullare.",
    button: (label: string) => ` Il pulsante Annulla, in alto, annulla: ${label}.`,
  },
  redo: {
    done: (label: string) => `Ripetuto: ${label}`,
    typing: "Ripetuto in questo campo",
    nothing: "Non c’è niente da ripetere",
    notHere: "In questo campo non c’è altro da ripetere.",
    button: (label: string) => ` Il pulsante Ripeti, in alto, ripete: ${label}.`,
  },
};

/**
 * Undo and redo of the last step in the draft, or, by keys in a field, of what was done there.
 * `message` says what was undone, until something else is done.
 */
export function useUndo(draft: Draft) {
  const { pathname } = useLocation();
  const [message, setMessage] = useState<string>();

  const tell = useCallback((text: string) => {
    announce(text);
    setMessage(text);
  }, []);
  const go = useCallback(
    (direction: Direction) => {
      const label = direction === "undo" ? draft.undo() : draft.redo();
      tell(label ? texts[direction].done(label) : texts[direction].nothing);
    },
    [draft, tell],
  );

  useEffect(() => {
    // A new one for each screen, whose fields are others.
    const typing = createFieldUndo();
    /** The section in which a step was made that is not typing, such as adding a line. */
    const sections = new Map<number, Element>();

    function goIn(target: EventTarget | null, direction: Direction) {
      const field = textFieldOf(target);
      if (!field) return go(direction);
      if (typing[direction](field)) return announce(texts[direction].typing);
      const { done, undone } = draft.steps();
      const step = (direction === "undo" ? done : undone).at(-1);
      const section = field.closest("section");
      if (!step || !section || sections.get(step.seq) !== section)
        return tell(texts[direction].notHere + (step ? texts[direction].button(step.label) : ""));
      keepFocus();
      go(direction);
    }

    const events = new AbortController();
    const on = <Name extends keyof WindowEventMap>(
      name: Name,
      act: (event: WindowEventMap[Name]) => void,
    ) => addEventListener(name, act, { capture: true, signal: events.signal });
    on("keydown", (event) => {
      const isCommand = isMac() ? event.metaKey : event.ctrlKey;
      const key = event.key.toLowerCase();
      if (!isCommand || event.altKey || event.isComposing || (key !== "z" && key !== "y")) return;
      event.preventDefault();
      goIn(event.target, key === "y" || event.shiftKey ? "redo" : "undo");
    });
    on("beforeinput", (event) => {
      const field = textFieldOf(event.target);
      const isUndo = event.inputType === "historyUndo";
      if (isUndo || event.inputType === "historyRedo") {
        event.preventDefault();
        goIn(event.target, isUndo ? "undo" : "redo");
      } else if (field) typing.before(field);
    });
    on("input", (event) => {
      const field = textFieldOf(event.target);
      const { inputType = "" } = event as InputEvent;
      if (!field || inputType.startsWith("history")) return;
      typing.after(field, inputType, event.timeStamp);
      setMessage(undefined);
    });
    on("pointerdown", () => setMessage(undefined));
    const stop = draft.watch(undefined, () => {
      const last = draft.steps().done.at(-1);
      // A step of another tab is not unsaved here and belongs to no section.
      if (!last || last.field || draft.unsaved().at(-1)?.seq !== last.seq) return;
      const section = document.activeElement?.closest("section");
      if (section && !sections.has(last.seq)) sections.set(last.seq, section);
    });
    return () => {
      events.abort();
      stop();
      setMessage(undefined);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the listeners are new for each screen
  }, [draft, go, tell, pathname]);

  return { message, undo: () => go("undo"), redo: () => go("redo") };
}
