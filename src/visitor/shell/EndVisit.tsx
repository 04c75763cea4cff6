import { useId, useRef } from "react";
import { useNavigate } from "react-router";
import { visits } from "../../platform/storage/visits.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { openDialog } from "../../ui/dialog/openDialog.ts";
import { addressOf, lastVisit, type Visit } from "./visit.ts";

/** For a phone that is given back: deletes what was kept on it and returns to the beginning. */
export function EndVisit({ visit }: { visit: Visit }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const consequenceId = useId();
  const endNow = useEndVisit(visit);
  const { endVisit, close } = visit.messages;

  function end() {
    dialog.current?.close();
    endNow();
  }

  return (
    <>
      <Button
        className="button needs-script"
        look="quiet"
        onClick={() => openDialog(dialog.current)}
      >
        {endVisit.button}
      </Button>
      <Dialog ref={dialog} title={endVisit.question} closeLabel={close} describedBy={consequenceId}>
        <p id={consequenceId}>{endVisit.consequence}</p>
        <div className="dialog-choices">
          <Button onClick={end}>{endVisit.button}</Button>
          <Button look="plain" onClick={() => dialog.current?.close()}>
            {endVisit.goOn}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

/** Ends the visit: deletes what was kept of it and returns to the beginning. */
export function useEndVisit(visit: Visit): () => void {
  const navigate = useNavigate();
  return () => {
    visits.end();
    lastVisit.hasJustEnded = true;
    navigate(addressOf(visit, ""));
  };
}
