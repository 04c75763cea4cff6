import { useEffect, useId, useRef } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { ButtonLink } from "../../ui/buttons/ButtonLink.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { openDialog } from "../../ui/dialog/openDialog.ts";
import { addressOf, useVisit } from "../shell/visit.ts";
import type { Foreign } from "./parseCode.ts";
import type { ScannerEvent } from "./scannerBehaviour.ts";
import "./ForeignCode.css";

type ForeignCodeProps = {
  code: Foreign | undefined;
  send: (event: ScannerEvent) => void;
  openNumberPad: () => void;
};

/** Says what a code holds that is not of this museum, without opening it, and how to go on. */
export function ForeignCode({ code, send, openNumberPad }: ForeignCodeProps) {
  const visit = useVisit();
  const dialog = useRef<HTMLDialogElement>(null);
  const readId = useId();
  const { scanner, number, list, close } = visit.messages;

  useEffect(() => {
    if (code) openDialog(dialog.current);
    else dialog.current?.close();
  }, [code]);

  return (
    <Dialog
      ref={dialog}
      role="alertdialog"
      title={scanner.notDetected}
      describedBy={readId}
      closeLabel={close}
      onClose={() => send({ type: "alertClosed" })}
    >
      <div id={readId}>
        {code?.is === "unreadable" && <p>{scanner.unreadable}</p>}
        {code?.is === "address" && <p>{scanner.elsewhere}</p>}
        {code?.is === "text" && <p>{scanner.says}</p>}
        {code && code.is !== "unreadable" && (
          // The text may be in any language and direction, which must not spread beyond it.
          <p className="foreign-code" lang="" dir="auto" translate="no">
            {code.is === "address" ? code.host : code.text}
          </p>
        )}
      </div>
      <div className="dialog-choices">
        <Button icon="camera" onClick={() => send({ type: "cameraAsked" })}>
          {scanner.scanAgain}
        </Button>
        <ButtonLink look="plain" icon="palette" to={addressOf(visit, "list")}>
          {list.title}
        </ButtonLink>
        <Button
          look="plain"
          icon="number"
          onClick={() => {
            // The number pad gives focus back to what had it, which must not be in a closed dialog.
            dialog.current?.close();
            openNumberPad();
          }}
        >
          {number.title}
        </Button>
      </div>
    </Dialog>
  );
}
