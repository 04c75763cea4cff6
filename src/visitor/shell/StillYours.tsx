import { useEffect, useId, useRef } from "react";
import { duration } from "../../i18n/duration.ts";
import { lentMessages } from "../../i18n/lent/lentMessages.ts";
import { useMachine } from "../../lib/machine/useMachine.ts";
import { lentBehaviour, TO_ANSWER } from "../../onDevice/lent/lentBehaviour.ts";
import { performLent } from "../../onDevice/lent/performLent.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { openDialog } from "../../ui/dialog/openDialog.ts";
import { useEndVisit } from "./EndVisit.tsx";
import type { Visit } from "./visit.ts";

/** In seconds before the end: when a screen reader says how long is left; each second is too often. */
const ANNOUNCED = [20, 60];

/** Asks on a lent device whose visit it is, and ends it where nobody answers. */
export function StillYours({ visit }: { visit: Visit }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const meansId = useId();
  const [state, send] = useMachine(lentBehaviour, performLent(useEndVisit(visit)));
  const isAsking = state.phase === "asking";
  const left = isAsking ? Math.ceil((state.until - state.seenAt) / 1_000) : 0;
  const said = ANNOUNCED.find((seconds) => left <= seconds);
  const messages = lentMessages[visit.language].asked;
  const lengthOf = (seconds: number) => duration(seconds, visit.messages.duration);

  // No dependencies: each page has a new dialog, and whoever goes back in history is still asked.
  useEffect(() => {
    if (isAsking) openDialog(dialog.current);
    else dialog.current?.close();
  });

  return (
    <Dialog
      ref={dialog}
      role="alertdialog"
      title={messages.question}
      describedBy={meansId}
      onClose={() => send({ type: "confirmed" })}
    >
      <p id={meansId}>{messages.means(lengthOf(TO_ANSWER / 1_000).heard)}</p>
      <p aria-hidden>
        <strong>{messages.endsIn(lengthOf(left).seen)}</strong>
      </p>
      <p className="visually-hidden" aria-live="polite">
        {isAsking && said !== undefined && messages.endsIn(lengthOf(said).heard)}
      </p>
      <div className="dialog-choices">
        <Button onClick={() => send({ type: "confirmed" })}>{messages.stillMine}</Button>
        <Button look="plain" onClick={() => send({ type: "endChosen" })}>
          {messages.beginNew}
        </Button>
      </div>
    </Dialog>
  );
}
