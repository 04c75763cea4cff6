import type { Recording, Script } from "../../content/museum.ts";
import type { Language } from "../../i18n/languages.ts";
import { RecordingPlayer } from "../../player/RecordingPlayer.tsx";
import { SpokenText } from "../../ui/SpokenText.tsx";
import { useVisit } from "../visit.ts";

/** What the tour says at one place, to hear and to read. */
export function TourPart({
  id,
  title,
  titleLanguage,
  script,
  recording,
}: {
  id: string;
  title: string;
  titleLanguage?: Language;
  script: Script;
  recording: Recording | undefined;
}) {
  const { words, language } = useVisit();
  return (
    <section className="tour-part">
      <h2 id={id} lang={titleLanguage}>
        {title}
      </h2>
      {recording && (
        <RecordingPlayer recording={recording} title={title} language={language} words={words} />
      )}
      <SpokenText script={script} />
    </section>
  );
}
