import { useEffect, useState } from "react";
import type { Language } from "../../i18n/languages.ts";
import { at } from "../draft/documents/documents.ts";
import type { Draft } from "../draft/draft.ts";
import { isNarrated, narratedFile, readingOf, type Reading } from "../draft/readings/readingOf.ts";
import { useDocument, useDraft, useEveryChange } from "../draft/useDraft.ts";
import { useFileUrl } from "../draft/useFileUrl.ts";
import { announce } from "../../ui/announce.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { chosenTakes, joinTakes } from "./recording/joinTakes.ts";

type WholeRecordingProps = { language: Language; clip: string; label: string };

/** The recording as visitors hear it; it is made by itself as soon as every sentence is read. */
export function WholeRecording({ language, clip, label }: WholeRecordingProps) {
  const draft = useDraft();
  useEveryChange();
  const reading = readingOf(draft.read, language, clip);
  const sound = useDocument(at.file(narratedFile(language, clip, "mp3")));
  const url = useFileUrl(sound && narratedFile(language, clip, "mp3"));
  const [problem, setProblem] = useState<"full" | "unknown">();
  const isDue =
    (reading.phase === "read" && reading.isAllowed) ||
    (reading.phase === "brought" && reading.isReadAnew === true);

  // Who undoes it does not want it: made again by itself, it could never be undone.
  const isUndone = draft.steps().undone.length > 0;
  const wanted =
    isDue && !isUndone && !problem ? chosenTakes(draft.read, language, clip) : undefined;

  useEffect(() => {
    if (wanted) void make(draft, { language, clip, label }).then(setProblem);
  }, [wanted, draft, language, clip, label]);

  return (
    <section className="studio-card" aria-labelledby="tutta">
      <h2 id="tutta">Tutta la registrazione</h2>
      <p>{describe(reading, isDue && isUndone)}</p>
      {isDue && isUndone && !problem && (
        <div className="studio-row">
          <Button
            look="plain"
            onTap={() => void make(draft, { language, clip, label }).then(setProblem)}
          >
            Metti insieme la registrazione
          </Button>
        </div>
      )}
      {isDue && problem && (
        <>
          <p className="field-problem">
            {problem === "full"
              ? "Sul computer non c’è più posto: libera spazio, poi riprova. Le riprese sono al sicuro."
              : "La registrazione non si è lasciata comporre. Riprova; le riprese sono al sicuro."}
          </p>
          <div className="studio-row">
            <Button look="plain" onTap={() => setProblem(undefined)}>
              Riprova
            </Button>
          </div>
        </>
      )}
      {(reading.phase === "recorded" || reading.phase === "brought") && url && (
        // The sentences are above; captions would show them a second time.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <audio controls src={url} aria-label="Tutta la registrazione" />
      )}
    </section>
  );
}

/** Makes the recording; answers why where it cannot. */
async function make(
  draft: Draft,
  { language, clip, label }: WholeRecordingProps,
): Promise<"full" | "unknown" | undefined> {
  try {
    await joinTakes(draft, { language, clip, label: `${label}, registrazione` });
    if (isNarrated(draft.read, language, clip)) announce("La registrazione è pronta.");
    return undefined;
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
    return isFull ? "full" : "unknown";
  }
}

function describe(reading: Reading, isWaiting: boolean): string {
  if (isWaiting) return "Tutte le frasi sono lette: la registrazione si può mettere insieme.";
  switch (reading.phase) {
    case "unwritten":
      return "Non c’è ancora un testo da leggere.";
    case "unread":
      return "Quando tutte le frasi saranno lette, qui si ascolterà la registrazione intera, con le pause e il volume giusti.";
    case "begun": {
      const left = reading.sentences - reading.read;
      const words = left === 1 ? "Manca una frase" : `Mancano ${left} frasi`;
      return reading.isAgain
        ? `${words}: il testo è cambiato dopo la registrazione. Finché non ${left === 1 ? "è letta" : "sono lette"}, i visitatori ascoltano la voce sintetica.`
        : `${words}. Finché non ci sono tutte, i visitatori ascoltano la voce sintetica.`;
    }
    case "read":
      return reading.isAllowed
        ? "Tutte le frasi sono lette: metto insieme la registrazione."
        : "Tutte le frasi sono lette. Manca il permesso di chi legge: segnalo in «Chi legge».";
    case "recorded":
      return "È pronta: i visitatori la ascoltano al posto della voce sintetica. Ogni frase appare mentre si ascolta, al momento giusto.";
    case "brought":
      return "Il museo ha portato una registrazione intera: i visitatori ascoltano quella, finché qui non ce n’è una nuova.";
  }
}
