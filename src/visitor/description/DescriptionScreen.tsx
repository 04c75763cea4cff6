import { useLoaderData } from "react-router";
import { artistOf } from "../../content/artistOf.ts";
import { script } from "../../content/script.ts";
import { plain } from "../../i18n/markedText.ts";
import { RecordingPlayer } from "../../player/RecordingPlayer.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Screen } from "../Screen.tsx";
import { SpokenText } from "../../ui/SpokenText.tsx";
import { addressOf, useVisit, type WorkAsked } from "../visit.ts";
import "./DescriptionScreen.css";

export function DescriptionScreen() {
  const visit = useVisit();
  const found = useLoaderData<WorkAsked>();
  const { audioDescription, list } = visit.words;
  if (!found)
    return (
      <Screen
        title={audioDescription.notFound}
        description={audioDescription.notFound}
        indexed={false}
      >
        <p className="visitor-choices">
          <ButtonLink look="plain" to={addressOf(visit, "list")}>
            {list.title}
          </ButtonLink>
        </p>
      </Screen>
    );
  const { work, words } = found;
  const recording = words.recordings[work.slug];
  return (
    <Screen title={audioDescription.title(work.translation)} description={plain(words.short)}>
      {work.translation !== work.title && (
        <p className="visitor-lead" lang="it">
          {work.title}
        </p>
      )}
      <p className="visitor-lead">{artistOf(visit.words, work)}</p>
      {recording && (
        <RecordingPlayer
          recording={recording}
          title={audioDescription.title(work.translation)}
          language={visit.language}
          words={visit.words}
        />
      )}
      <h2 className="description-text">{audioDescription.text}</h2>
      <SpokenText script={script(words.audio, visit.words)} />
    </Screen>
  );
}
