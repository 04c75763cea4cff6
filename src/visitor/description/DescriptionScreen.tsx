import { useLoaderData } from "react-router";
import { artistOf } from "../../content/artistOf.ts";
import { script } from "../../content/script.ts";
import { plain } from "../../i18n/markedText.ts";
import { AudioPlayer } from "../../player/AudioPlayer.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { SpokenText } from "../../ui/SpokenText.tsx";
import { Screen } from "../Screen.tsx";
import { addressOf, useVisit, type WorkData } from "../visit.ts";

export function DescriptionScreen() {
  const visit = useVisit();
  const { museum, language, messages } = visit;
  const found = useLoaderData<WorkData>();
  const { audioDescription, list } = messages;
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
  const title = audioDescription.title(work.translation);
  const artist = artistOf(messages, work);
  const recording = words.recordings[work.slug];
  const text = script(words.audio, messages);
  return (
    <Screen title={title} description={plain(words.short)}>
      {work.translation !== work.title && (
        <p className="visitor-lead" lang="it">
          {work.title}
        </p>
      )}
      <p className="visitor-lead">{artist}</p>
      {recording ? (
        <AudioPlayer
          key={recording.src}
          recording={recording}
          script={text}
          title={title}
          work={work.title}
          artist={artist}
          museum={museum.name}
          language={language}
          messages={messages}
        />
      ) : (
        <SpokenText script={text} />
      )}
    </Screen>
  );
}
