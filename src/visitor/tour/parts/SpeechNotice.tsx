import { useEffect, useId, useRef } from "react";
import { useVisitStorage } from "../../../platform/storage/useVisitStorage.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/dialog/Dialog.tsx";
import { openDialog } from "../../../ui/dialog/openDialog.ts";
import { useVisit } from "../../shell/visit.ts";
import { useTourData } from "../useTourData.ts";

type SpeechNoticeProps = {
  isOpen: boolean;
  onDevice: boolean;
  onAgree: () => void;
  onDecline: () => void;
};

/** Says where speech is understood, before the microphone is on for the first time. */
export function SpeechNotice({ isOpen, onDevice, onAgree, onDecline }: SpeechNoticeProps) {
  const { messages } = useVisit();
  const { where } = useTourData().tour;
  const dialog = useRef<HTMLDialogElement>(null);
  const text = useId();

  useEffect(() => {
    if (isOpen) openDialog(dialog.current);
    else dialog.current?.close();
  }, [isOpen]);

  return (
    <Dialog
      ref={dialog}
      title={where.title}
      closeLabel={messages.close}
      describedBy={text}
      onClose={onDecline}
    >
      <p id={text}>
        {onDevice ? where.device : where.service} {where.microphone}
      </p>
      <div className="dialog-choices">
        <Button icon="microphone" onClick={onAgree}>
          {where.agree}
        </Button>
        <Button look="plain" onClick={onDecline}>
          {where.decline}
        </Button>
      </div>
    </Dialog>
  );
}

/** Whether the visitor has agreed to be understood there, and how to keep that. */
export function useSpeechConsent(onDevice: boolean): [hasAgreed: boolean, agree: () => void] {
  const recognisedBy = onDevice ? "device" : "service";
  const [agreed, agree] = useVisitStorage("tour/speech");
  // A visitor who agreed to recognition on the device has not agreed to a service.
  return [agreed === "service" || agreed === recognisedBy, () => agree(recognisedBy)];
}
