import { useLoaderData } from "react-router";
import type { Script } from "../../catalogue/catalogue.ts";
import { plain } from "../../i18n/markedText.ts";
import { AudioPlayer } from "../../player/AudioPlayer.tsx";
import { ButtonLink } from "../../ui/buttons/ButtonLink.tsx";
import { NotTranslated } from "../language/NotTranslated.tsx";
import { Screen } from "../shell/Screen.tsx";
import { TouchGuides } from "../parts/TouchGuides.tsx";
import { UnrecordedText } from "../parts/UnrecordedText.tsx";
import { addressOf, useVisit, type WorkData } from "../shell/visit.ts";

export function DescriptionScreen() {
  const visit = useVisit();
  const { museum, language, messages } = visit;
  const found = useLoaderData<WorkData>();
  const { audioDescription, list, missing } = messages;
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
  const { foreign = {}, script, description } = words;
  const title = audioDescription.title(work.translation);
  const recording = words.recordings[work.slug];
  // A work without an audio description has other words that can be read aloud.
  const text = script ?? (description && ([description] as unknown as Script));
  const textLanguage = script ? foreign.script : foreign.description;
  return (
    <Screen title={title} description={plain(words.short ?? title)}>
      {work.translation !== work.title && (
        <p className="visitor-lead" lang={museum.languages[0]}>
          {work.title}
        </p>
      )}
      <p className="visitor-lead">{work.artist}</p>
      {!script && <p className="missing">{missing.script}</p>}
      {text && <NotTranslated language={textLanguage} />}
      {recording && script ? (
        <AudioPlayer
          key={recording.src}
          recording={recording}
          script={script}
          title={title}
          work={work.title}
          artist={work.artist}
          museum={museum.name}
          language={language}
          spokenIn={textLanguage}
          messages={messages}
        />
      ) : text ? (
        <>
          {script && <p className="missing">{missing.recording}</p>}
          <UnrecordedText key={work.id} script={text} language={textLanguage} />
        </>
      ) : (
        <p className="missing">{missing.description}</p>
      )}
      <TouchGuides work={work} guides={words.touch} recordings={words.recordings} />
    </Screen>
  );
}
