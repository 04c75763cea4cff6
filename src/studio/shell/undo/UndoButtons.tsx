import { NavLink } from "react-router";
import { Button } from "../../../ui/buttons/Button.tsx";
import type { Draft } from "../../draft/draft.ts";
import { useWatched } from "../../draft/useDraft.ts";
import { useUndo } from "./useUndo.ts";

/**
 * Undo and redo. The buttons undo the last step anywhere in the draft; the keys, pressed in a field,
 * only what was done there.
 */
export function UndoButtons({ draft }: { draft: Draft }) {
  const { done, undone } = useWatched(draft, undefined, draft.steps);
  const { message, undo, redo } = useUndo(draft);

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
      {message && (
        <p className="studio-undone" aria-hidden="true">
          {message}
        </p>
      )}
      <NavLink to={`/${draft.id}/cronologia`} className="button" data-look="quiet">
        Cronologia
      </NavLink>
    </div>
  );
}
