import { useState } from "react";
import type { Language } from "../../i18n/languages.ts";
import { isEqual } from "../../lib/isEqual.ts";
import { saveFile } from "../../platform/browser/saveFile.ts";
import { announce } from "../../ui/announce.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { desk } from "../desk/desk.ts";
import { useDraft, useMuseum } from "../draft/useDraft.ts";
import { languagesInItalian } from "../italian/languagesInItalian.ts";
import { FileButton } from "../parts/fields/FileButton.tsx";
import { keepFocus } from "../parts/keepFocus.ts";
import type { RowLeft, Translations } from "./reading/translationsIn.ts";
import {
  translationChanges,
  type TakenText,
  type TranslationChanges,
} from "./translationChanges.ts";
import { translationRows } from "./translationRows.ts";

const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

type Returned =
  | { phase: "waiting" }
  | { phase: "reading" }
  | { phase: "refused"; words: string }
  | {
      phase: "shown";
      back: Translations;
      changes: TranslationChanges;
      /** The draft has changed since the changes were shown: these are the new ones. */
      isAnew?: true;
    }
  | { phase: "taken"; count: number };

/** One language: its document to download, and what the returned one would change. */
export function LanguageCard({ language }: { language: Language }) {
  const draft = useDraft();
  const museum = useMuseum();
  const [returned, setReturned] = useState<Returned>({ phase: "waiting" });
  const name = languagesInItalian[language];

  async function send() {
    const [own] = museum.languages;
    const rows = translationRows(draft.read, language);
    if (rows.length === 0) {
      setReturned({ phase: "refused", words: "Non c’è ancora niente da tradurre." });
      return announce("Non c’è ancora niente da tradurre.");
    }
    const bytes = await desk("document", rows, {
      museum: museum.name,
      from: languagesInItalian[own],
      to: name,
      language,
      original: own,
      made: new Date().toLocaleDateString("it", { day: "numeric", month: "long", year: "numeric" }),
    });
    saveFile(`${museum.address}-${name}.docx`, bytes, WORD);
    announce(`Il documento da tradurre in ${name} è tra i tuoi download`);
  }

  async function takeBack(file: File) {
    setReturned({ phase: "reading" });
    const refuse = (words: string) => {
      setReturned({ phase: "refused", words });
      announce(words);
    };
    const answer = await desk("translations", new Uint8Array(await file.arrayBuffer())).catch(
      () => ({ refusal: "Il documento non si è aperto. Ricarica la pagina e riprova." }),
    );
    if ("refusal" in answer) return refuse(answer.refusal);
    if (answer.language && answer.language !== language)
      return refuse(
        `Questa è la traduzione in ${languagesInItalian[answer.language]}: riprendila nel riquadro di quella lingua.`,
      );
    const changes = changesOf(answer);
    setReturned({ phase: "shown", back: answer, changes });
    announce(summary(changes));
  }

  function changesOf({ rows, originals }: Translations) {
    return translationChanges(draft.read, language, rows, originals);
  }

  function take({ back, changes: shown }: Extract<Returned, { phase: "shown" }>) {
    const changes = changesOf(back);
    // Another tab may have changed the draft: nothing is overwritten that the curator has not seen.
    if (!isEqual(changes.texts, shown.texts)) {
      setReturned({ phase: "shown", back, changes, isAnew: true });
      keepFocus();
      return announce(`${ANEW} ${summary(changes)}`);
    }
    const { changed, taken } = changes;
    draft.edit(`Traduzione in ${name}: ${texts(taken)}`, changed);
    setReturned({ phase: "taken", count: taken });
    keepFocus();
    announce(`Fatto: ${texts(taken)} in ${name}. Puoi annullare.`);
  }

  return (
    <section className="studio-card" aria-labelledby={`translate-${language}`}>
      <h2 id={`translate-${language}`}>{name}</h2>
      <div className="studio-row">
        <Button
          look="plain"
          icon="keep"
          aria-label={`Scarica il documento da tradurre in ${name}`}
          onTap={() => void send()}
        >
          Scarica il documento
        </Button>
        <FileButton accept=".docx" onFile={(file) => void takeBack(file)}>
          {returned.phase === "reading" ? (
            "Leggo…"
          ) : (
            <>
              Riprendi il documento tradotto<span className="visually-hidden">: {name}</span>
            </>
          )}
        </FileButton>
      </div>
      {returned.phase === "refused" && <p className="studio-notice">{returned.words}</p>}
      {returned.phase === "shown" && (
        <div className="studio-notice">
          <p>
            {returned.isAnew && <strong>{ANEW} </strong>}
            {summary(returned.changes)}
          </p>
          <Replaced texts={returned.changes.texts} language={language} />
          <Left left={returned.back.left} unknown={returned.changes.unknown} />
          {returned.changes.taken > 0 && (
            <Button onTap={() => take(returned)}>
              {`Prendi ${texts(returned.changes.taken)}`}
            </Button>
          )}
        </div>
      )}
      {returned.phase === "taken" && (
        <p className="studio-notice">
          <strong>Fatto.</strong> {returned.count === 1 ? "Un testo" : `${returned.count} testi`} in{" "}
          {name} al {returned.count === 1 ? "suo" : "loro"} posto. Se non va bene, premi Annulla.
        </p>
      )}
    </section>
  );
}

const ANEW = "La bozza è cambiata nel frattempo: ecco che cosa cambierebbe adesso.";

const texts = (count: number) => (count === 1 ? "un testo" : `${count} testi`);

function summary({ taken, outdated }: TranslationChanges) {
  const fresh =
    taken === 0
      ? "Nel documento non c’è niente di nuovo."
      : taken === 1
        ? "Un testo nuovo o cambiato."
        : `${taken} testi nuovi o cambiati.`;
  const old =
    outdated === 0
      ? ""
      : outdated === 1
        ? " Di uno l’originale è cambiato dopo l’invio: sarà segnato come da rivedere."
        : ` Di ${outdated} l’originale è cambiato dopo l’invio: saranno segnati come da rivedere.`;
  return fresh + old;
}

const whyLeft: Record<RowLeft["why"], string> = {
  code: "il codice nella prima colonna è stato cambiato",
  cells: "le celle sono state unite",
  twice: "c’è due volte, con traduzioni diverse",
  long: "è troppo lungo",
};

/** Texts listed as they are and as they will be; the others are counted. */
const MOST_SHOWN = 50;

/** The texts of the draft that would be replaced: some may be newer than the document. */
function Replaced({ texts: all, language }: { texts: readonly TakenText[]; language: Language }) {
  const replaced = all.filter(({ before }) => before.trim());
  const others = replaced.length - MOST_SHOWN;
  if (replaced.length === 0) return null;
  return (
    <details open>
      <summary>{`Testi che lasciano il posto ad altri: ${replaced.length}`}</summary>
      <ul>
        {replaced.slice(0, MOST_SHOWN).map(({ before, after }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two may say the same, none moves
          <li key={index}>
            «<span lang={language}>{before}</span>» diventa «<span lang={language}>{after}</span>»
          </li>
        ))}
      </ul>
      {others > 0 && <p>{others === 1 ? "E un altro." : `E altri ${others}.`}</p>}
    </details>
  );
}

/** Rows that could not be taken: nothing is guessed. */
function Left({ left, unknown }: { left: readonly RowLeft[]; unknown: readonly string[] }) {
  if (left.length + unknown.length === 0) return null;
  return (
    <details open>
      <summary>{`Righe che non si possono prendere: ${left.length + unknown.length}`}</summary>
      <ul>
        {left.slice(0, 50).map(({ code, original, why }) => (
          <li key={`${code} ${original}`}>
            «{original.slice(0, 80) || code}»: {whyLeft[why]}
          </li>
        ))}
        {unknown.slice(0, 50).map((key) => (
          <li key={key}>{key}: quel testo non c’è più</li>
        ))}
      </ul>
    </details>
  );
}
