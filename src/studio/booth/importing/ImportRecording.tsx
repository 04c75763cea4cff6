import { useMemo } from "react";
import { Link, useParams } from "react-router";
import { secondsAloud } from "../../../content/speaking/secondsAloud.ts";
import { isLanguage, type Language } from "../../../i18n/languages.ts";
import { ButtonLink } from "../../../ui/buttons/ButtonLink.tsx";
import { scriptOf } from "../../draft/readings/scriptOf.ts";
import { useDraft, useEveryChange, useMuseum } from "../../draft/useDraft.ts";
import { languagesInItalian } from "../../italian/languagesInItalian.ts";
import { StudioScreen } from "../../parts/StudioScreen.tsx";
import { ChooseRecording } from "./ChooseRecording.tsx";
import { MarkSentences } from "./MarkSentences.tsx";
import { nameOfClip } from "../nameOfClip.ts";
import { useImporting } from "./useImporting.ts";
import "./ImportRecording.css";

/** A recording that the museum has already: its sentences are found, corrected and taken. */
export function ImportRecording() {
  const { language = "", clip = "" } = useParams();
  const { id, read } = useDraft();
  const { languages } = useMuseum();
  useEveryChange();
  const isOfGuide = isLanguage(language) && languages.includes(language);
  const texts = isOfGuide ? scriptOf(read, language, clip)?.flat() : undefined;
  if (!isOfGuide || !texts?.length)
    return (
      <StudioScreen
        title="Qui manca ancora il testo"
        lead="Una registrazione si divide secondo le frasi del testo: prima va scritto tutto, nella lingua in cui è letto."
      >
        <p>
          <Link to={`/${id}/voci`}>Torna alle voci</Link>
        </p>
      </StudioScreen>
    );
  // Without the key the marks of the old sentences would stay when the text changes.
  return <Importing key={texts.join("\n")} language={language} clip={clip} texts={texts} />;
}

function Importing({
  language,
  clip,
  texts,
}: {
  language: Language;
  clip: string;
  texts: readonly string[];
}) {
  const { id, read } = useDraft();
  const { name, language: nameLanguage } = nameOfClip(read, clip);
  const expected = useMemo(
    () => texts.map((text) => secondsAloud([text], language)),
    [texts, language],
  );
  const { importing, choose, take } = useImporting({ language, clip, texts, expected, name });
  const isOpen = importing.phase === "marking" || importing.phase === "storing";

  return (
    <StudioScreen
      title={name}
      titleLanguage={nameLanguage}
      about={`registrazione da un file, in ${languagesInItalian[language]}`}
      lead={`Una registrazione in ${languagesInItalian[language]} che avete già. Lo studio trova le frasi dalle pause, tu le ascolti e le correggi: niente entra finché non lo dici tu.`}
      isWide={isOpen}
      actions={
        <ButtonLink look="plain" icon="back" to={`/${id}/voci/${language}/${clip}`}>
          Torna alla cabina
        </ButtonLink>
      }
    >
      <ChooseRecording importing={importing} onFiles={choose} />
      {isOpen && (
        <MarkSentences
          key={importing.turn}
          recording={importing.recording}
          texts={texts}
          expected={expected}
          language={language}
          isStoring={importing.phase === "storing"}
          onTake={take}
        />
      )}
      {importing.phase === "marking" && importing.problem && (
        <p className="studio-notice">{importing.problem}</p>
      )}
    </StudioScreen>
  );
}
