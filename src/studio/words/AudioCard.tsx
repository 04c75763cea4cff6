import type { ReactNode } from "react";
import { lengthOf } from "../../content/proofreading/proofread.ts";
import { phrasesIn } from "../../content/publishing/phrases/phrasesIn.ts";
import type { Remark } from "../../content/proofreading/remark.ts";
import { composeScript } from "../../content/speaking/composeScript.ts";
import type { Language } from "../../i18n/languages.ts";
import type { AudioDocument, WorkDocument } from "../draft/documents/documents.ts";
import { BoothLink } from "../voices/BoothLink.tsx";
import { howLong } from "./howLong.ts";
import { useLengthNews } from "./useLengthNews.ts";
import { partName } from "./parts/partGuides.ts";
import { partId } from "./parts/PartSection.tsx";
import { RemarkNotes } from "./remarks/RemarkNotes.tsx";
import { completeAudio } from "./remarks/remarksOn.ts";
import { isWritten, type PartValue } from "./parts/wordsParts.ts";

/** The audio description as a whole: its parts in the order in which they are spoken. */
export function AudioCard({
  audio,
  kind,
  language,
  slug,
  remarks,
  children,
}: {
  audio: AudioDocument | undefined;
  kind: WorkDocument["kind"];
  language: Language;
  slug: string;
  /** On the audio description as a whole. */
  remarks: readonly Remark[];
  children: ReactNode;
}) {
  const said = audio
    ? composeScript(completeAudio(audio, language), kind, phrasesIn[language]).flat()
    : [];
  const missing = (["label", "subject", "path"] as const).filter(
    (part) => !isWritten(audio?.[part] as PartValue),
  );
  const bounds = lengthOf("audio", language);
  useLengthNews("Audiodescrizione", said, bounds);
  const names = missing.map((part) => partName(`audio.${part}`).toLowerCase());
  return (
    <section
      id={partId("audio")}
      tabIndex={-1}
      className="studio-card"
      aria-labelledby="audiodescrizione"
    >
      <div className="part-head">
        <h2 id="audiodescrizione">Audiodescrizione</h2>
        <p className="studio-soft">{howLong(said, { bounds, spokenIn: language })}</p>
      </div>
      <p className="field-hint">
        Una voce la dice a chi non vede: le parti stanno nell’ordine in cui si ascoltano, una frase
        per riga. Le frasi di passaggio e la chiusura le aggiunge Varco.
      </p>
      {audio && missing.length > 0 && (
        <p className="studio-soft">
          Si potrà ascoltare quando {names.length === 1 ? "ci sarà" : "ci saranno"} anche:{" "}
          {italianList.format(names)}.
        </p>
      )}
      {audio && missing.length === 0 && <BoothLink language={language} clip={slug} />}
      <RemarkNotes id="audiodescrizione-whole" remarks={remarks} language={language} />
      {children}
    </section>
  );
}

const italianList = new Intl.ListFormat("it");
