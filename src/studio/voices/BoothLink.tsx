import type { Language } from "../../i18n/languages.ts";
import { ButtonLink } from "../../ui/buttons/ButtonLink.tsx";
import { at } from "../draft/documents/documents.ts";
import { narratedFile, type Reading } from "../draft/readings/readingOf.ts";
import { useDocument, useDraft } from "../draft/useDraft.ts";
import { cachedReading } from "./cachedReading.ts";
import { readingInItalian } from "./readingInItalian.ts";

type BoothLinkProps = {
  language: Language;
  clip: string;
  /** What is read, where a screen has several of these links. */
  of?: string;
};

/** The link from finished words to the booth, with how far the reading is. */
export function BoothLink({ language, clip, of }: BoothLinkProps) {
  const { id, read } = useDraft();
  const reader = useDocument(at.booth(language, clip))?.reader?.name.trim();
  useDocument(at.file(narratedFile(language, clip, "mp3")));
  const reading = cachedReading(read, language, clip);
  if (reading.phase === "unwritten") return null;
  const { says, next } = readingInItalian(reading, reader, "il testo");
  const isAgain = reading.phase === "begun" && reading.isAgain;
  return (
    <div className="studio-row">
      <ButtonLink look="plain" to={`/${id}/voci/${language}/${clip}`}>
        <span>
          {isAgain ? next : labels[reading.phase]}
          {of && <span className="visually-hidden">: {of}</span>}
        </span>
      </ButtonLink>
      <span className="studio-soft">Voce: {says}</span>
    </div>
  );
}

/** Each names the voice, as other buttons are beside it. */
const labels: Record<Exclude<Reading["phase"], "unwritten">, string> = {
  unread: "Registra la voce",
  begun: "Continua la registrazione",
  read: "Continua la registrazione",
  recorded: "Ascolta e correggi la voce",
  brought: "Apri la registrazione",
};
