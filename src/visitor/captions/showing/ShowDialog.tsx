import { useId, useState, type RefObject } from "react";
import { cards, phrases } from "../../../i18n/inAllLanguages/cards.ts";
import type { Language } from "../../../i18n/languages.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/dialog/Dialog.tsx";
import { useVisit } from "../../shell/visit.ts";
import { useCaptionsMessages } from "../useCaptionsMessages.ts";
import "./ShowDialog.css";

type ShowDialogProps = {
  ref: RefObject<HTMLDialogElement | null>;
  guideLanguage: Language;
};

/** Lines in one language; `""` where the visitor wrote them, in a language that is not known. */
type Shown = { lines: readonly string[]; language: Language | "" };

/** A card, a phrase or the visitor's own text for the guide to read. Open it with `openDialog`. */
export function ShowDialog({ ref, guideLanguage }: ShowDialogProps) {
  const { museum, language, messages } = useVisit();
  const { show } = useCaptionsMessages();
  const [shown, setShown] = useState<readonly Shown[]>();
  const [isTurned, setIsTurned] = useState(false);
  const [written, setWritten] = useState("");
  const writeId = useId();
  const readyId = useId();
  // The guides of a museum read its own language, whatever they speak on this tour.
  const readers = [...new Set<Language>([museum.languages[0], guideLanguage])];

  function choices() {
    setShown(undefined);
    setIsTurned(false);
  }

  return (
    <Dialog
      ref={ref}
      className={shown ? "dialog-whole show-dialog" : "show-dialog"}
      title={show.title}
      closeLabel={messages.close}
      onClose={choices}
    >
      {shown ? (
        <>
          <div ref={focusContent} tabIndex={-1} className="show-card" data-turned={isTurned}>
            {shown.map(({ lines, language: spoken }) => (
              <div key={spoken} lang={spoken} dir="auto" translate="no">
                {lines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </div>
            ))}
          </div>
          <div className="show-controls">
            <Button
              look="plain"
              icon="turn"
              aria-pressed={isTurned}
              onClick={() => setIsTurned(!isTurned)}
            >
              {show.turn}
            </Button>
            <Button look="plain" icon="back" onClick={choices}>
              {show.others}
            </Button>
          </div>
        </>
      ) : (
        <div ref={focusContent} tabIndex={-1} className="show-choices">
          <Button
            icon="show"
            onClick={() =>
              setShown(readers.map((reader) => ({ lines: cards[reader].guide, language: reader })))
            }
          >
            {show.card}
          </Button>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              if (written.trim()) setShown([{ lines: written.trim().split("\n"), language: "" }]);
            }}
          >
            <label htmlFor={writeId}>{show.write}</label>
            <textarea
              id={writeId}
              rows={2}
              maxLength={300}
              value={written}
              onChange={({ currentTarget }) => setWritten(currentTarget.value)}
            />
            <Button type="submit" look="plain" aria-disabled={!written.trim()}>
              {show.show}
            </Button>
          </form>
          <h3 id={readyId}>{show.ready}</h3>
          <ul role="list" aria-labelledby={readyId}>
            {phrases.map((phrase) => (
              <li key={phrase}>
                <Button
                  look="plain"
                  onClick={() =>
                    setShown([
                      { lines: [cards[guideLanguage].phrases[phrase]], language: guideLanguage },
                    ])
                  }
                >
                  {cards[language].phrases[phrase]}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}

/** The button that was pressed is gone, and focus would be lost with it. */
function focusContent(content: HTMLDivElement | null) {
  if (content?.closest("dialog")?.open) content.focus();
}
