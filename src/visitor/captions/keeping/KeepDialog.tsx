import { useState, type RefObject } from "react";
import type { Page } from "../../../captions/pages.ts";
import { dayOf } from "../../../lib/dayOf.ts";
import { copyText } from "../../../platform/browser/clipboard.ts";
import { saveFile, shareText } from "../../../platform/browser/saveFile.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/dialog/Dialog.tsx";
import { useVisit } from "../../shell/visit.ts";
import { transcriptText, type Glossaries } from "../log/transcriptText.ts";
import { useCaptionsMessages } from "../useCaptionsMessages.ts";

type KeepDialogProps = {
  ref: RefObject<HTMLDialogElement | null>;
  pages: readonly Page[];
  glossaries: Glossaries;
  /** Whether the pages are still there after a reload. */
  isKept: boolean;
  canUndo: boolean;
  clear: () => void;
  restore: () => void;
};

/** Saves, shares, copies or clears the transcript. Open it with `openDialog`. */
export function KeepDialog({
  ref,
  pages,
  glossaries,
  isKept,
  canUndo,
  clear,
  restore,
}: KeepDialogProps) {
  const { museum, language, messages } = useVisit();
  const [said, setSaid] = useState("");
  const captions = useCaptionsMessages();
  const { keep } = captions;
  const share = typeof document === "undefined" ? undefined : shareText();
  const isEmpty = pages.length === 0;

  function file() {
    const date = new Date();
    const text = transcriptText(pages, {
      museum: museum.name,
      language,
      messages: { ...messages, captions },
      glossaries,
      date,
    });
    return { name: `${museum.slug}-${dayOf(date)}.txt`, text };
  }

  return (
    <Dialog ref={ref} title={keep.title} closeLabel={messages.close} onClose={() => setSaid("")}>
      <p>{isEmpty ? keep.nothing : isKept ? keep.kept : keep.notKept}</p>
      <div className="dialog-choices">
        {!isEmpty && (
          <>
            <Button
              icon="keep"
              onClick={() => {
                const { name, text } = file();
                saveFile(name, text, "text/plain");
              }}
            >
              {keep.save}
            </Button>
            {share && (
              <Button look="plain" icon="share" onClick={() => share(file())}>
                {keep.share}
              </Button>
            )}
            <Button
              look="plain"
              icon="copy"
              onClick={async () =>
                setSaid((await copyText(file().text)) ? keep.copied : keep.notCopied)
              }
            >
              {keep.copy}
            </Button>
          </>
        )}
        {/* Focus would be lost with a button that goes away, so both stay once pressed. */}
        {(!isEmpty || said === keep.cleared) && (
          <Button
            look="plain"
            icon="erase"
            aria-disabled={isEmpty}
            onClick={() => {
              clear();
              setSaid(keep.cleared);
            }}
          >
            {keep.clear}
          </Button>
        )}
        {(canUndo || said === keep.restored) && (
          <Button
            look="plain"
            icon="undo"
            aria-disabled={!canUndo}
            onClick={() => {
              restore();
              setSaid(keep.restored);
            }}
          >
            {keep.undo}
          </Button>
        )}
      </div>
      <p aria-live="polite">{said}</p>
    </Dialog>
  );
}
