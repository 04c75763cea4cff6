import { useCallback, useEffect } from "react";
import { NavLink } from "react-router";
import { isMac } from "../../platform/studioDevice.ts";
import { announce } from "../../ui/Announcer.tsx";
import { Button } from "../../ui/Button.tsx";
import type { Draft } from "../draft/draft.ts";
import { useWatched } from "../draft/useDraft.ts";

/** Takes back and does again what was done anywhere in the draft, by button and by keys. */
export function UndoButtons({ draft }: { draft: Draft }) {
  const { done, undone } = useWatched(draft, undefined, draft.steps);

  const undo = useCallback(() => {
    const label = draft.undo();
    announce(label ? `Annullato: ${label}` : "Non c’è niente da annullare");
  }, [draft]);
  const redo = useCallback(() => {
    const label = draft.redo();
    announce(label ? `Ripetuto: ${label}` : "Non c’è niente da ripetere");
  }, [draft]);

  useEffect(() => {
    // The browser's own undo knows one field only, and would bring back what was replaced since.
    const onKey = (event: KeyboardEvent) => {
      const isCommand = isMac() ? event.metaKey : event.ctrlKey;
      const key = event.key.toLowerCase();
      if (!isCommand || event.altKey || (key !== "z" && key !== "y")) return;
      event.preventDefault();
      if (key === "y" || event.shiftKey) redo();
      else undo();
    };
    const onInput = (event: InputEvent) => {
      if (event.inputType !== "historyUndo" && event.inputType !== "historyRedo") return;
      event.preventDefault();
      if (event.inputType === "historyUndo") undo();
      else redo();
    };
    addEventListener("keydown", onKey);
    addEventListener("beforeinput", onInput);
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener("beforeinput", onInput);
    };
  }, [undo, redo]);

  return (
    <div className="studio-undo">
      <Button
        look="quiet"
        icon="undo"
        aria-label="Annulla"
        title={done.at(-1) ? `Annulla: ${done.at(-1)!.label}` : "Niente da annullare"}
        aria-disabled={done.length === 0}
        onClick={undo}
      />
      <Button
        look="quiet"
        icon="undo"
        className="button studio-redo"
        aria-label="Ripeti"
        title={undone.at(-1) ? `Ripeti: ${undone.at(-1)!.label}` : "Niente da ripetere"}
        aria-disabled={undone.length === 0}
        onClick={redo}
      />
      <NavLink to={`/${draft.id}/cronologia`} className="button" data-look="quiet">
        Cronologia
      </NavLink>
    </div>
  );
}
