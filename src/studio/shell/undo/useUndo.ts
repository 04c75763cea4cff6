import { useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { isMac } from "../../../platform/browser/studioPage.ts";
import { announce } from "../../../ui/announce.ts";
import type { Draft } from "../../draft/draft.ts";
import { createFieldUndo, textFieldOf } from "./createFieldUndo.ts";
import { keepFocus } from "../../parts/keepFocus.ts";

type Way = "back" | "forth";

const texts = {
  back: {
    done: (label: string) => `Annullato: ${label}`,
    typing: "Annullato in questo campo",
    nothing: "Non c’è niente da annullare",
    notHere: "In questo campo non c’è altro da annullare.",
    button: (label: string) => ` Il pulsante Annulla, in alto, annulla: ${label}.`,
  },
  forth: {
    done: (label: string) => `Ripetuto: ${label}`,
    typing: "Ripetuto in questo campo",
    nothing: "Non c’è niente da ripetere",
    notHere: "In questo campo non c’è altro da ripetere.",
    button: (label: string) => ` Il pulsante Ripeti, in alto, ripete: ${label}.`,
  },
};

/**
 * Takes back and does again what was done: anywhere in the draft, or by keys in a field only what
 * was done there. `said` tells what that was, until something else is done.
 */
export function useUndo(draft: Draft) {
  const { pathname } = useLocation();
  const [said, setSaid] = useState<string>();

  const tell = useCallback((text: string) => {
    announce(text);
    setSaid(text);
  }, []);
  const go = useCallback(
    (way: Way) => {
      const label = way === "back" ? draft.undo() : draft.redo();
      tell(label ? texts[way].done(label) : texts[way].nothing);
    },
    [draft, tell],
  );

  useEffect(() => {
    // What was typed on one screen is not brought into the fields of another.
    const typing = createFieldUndo();
    /** Where on this screen each step was done that is more than typing: a line was put in. */
    const sections = new Map<number, Element>();

    function goIn(target: EventTarget | null, way: Way) {
      const field = textFieldOf(target);
      if (!field) return go(way);
      if (typing[way](field)) return announce(texts[way].typing);
      const { done, undone } = draft.steps();
      const step = (way === "back" ? done : undone).at(-1);
      const section = field.closest("section");
      if (!step || !section || sections.get(step.seq) !== section)
        return tell(texts[way].notHere + (step ? texts[way].button(step.label) : ""));
      keepFocus();
      go(way);
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
      goIn(event.target, key === "y" || event.shiftKey ? "forth" : "back");
    });
    on("beforeinput", (event) => {
      const field = textFieldOf(event.target);
      const isUndo = event.inputType === "historyUndo";
      if (isUndo || event.inputType === "historyRedo") {
        event.preventDefault();
        goIn(event.target, isUndo ? "back" : "forth");
      } else if (field) typing.begins(field);
    });
    on("input", (event) => {
      const field = textFieldOf(event.target);
      const { inputType = "" } = event as InputEvent;
      if (!field || inputType.startsWith("history")) return;
      typing.ends(field, inputType, event.timeStamp);
      setSaid(undefined);
    });
    on("pointerdown", () => setSaid(undefined));
    const stop = draft.watch(undefined, () => {
      const last = draft.steps().done.at(-1);
      // What another tab has done was done nowhere here.
      if (!last || last.field || draft.unsaved().at(-1)?.seq !== last.seq) return;
      const section = document.activeElement?.closest("section");
      if (section && !sections.has(last.seq)) sections.set(last.seq, section);
    });
    return () => {
      events.abort();
      stop();
      setSaid(undefined);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each screen begins anew
  }, [draft, go, tell, pathname]);

  return { said, undo: () => go("back"), redo: () => go("forth") };
}
