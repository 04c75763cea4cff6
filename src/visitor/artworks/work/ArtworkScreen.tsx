import { useLoaderData } from "react-router";
import { captionOf } from "../../../catalogue/captionOf.ts";
import { plain } from "../../../i18n/markedText.ts";
import { AudioPlayer } from "../../../player/AudioPlayer.tsx";
import { SignFilm } from "../../../player/SignFilm.tsx";
import { WorkPicture } from "../../../ui/text/WorkPicture.tsx";
import { NotTranslated } from "../../language/NotTranslated.tsx";
import { Screen } from "../../shell/Screen.tsx";
import { TouchGuides } from "../../parts/TouchGuides.tsx";
import { UnrecordedText } from "../../parts/UnrecordedText.tsx";
import { useVisit, type WorkData } from "../../shell/visit.ts";
import { NeighbouringWorks } from "./NeighbouringWorks.tsx";
import { PictureView } from "../picture/PictureView.tsx";
import { UnknownWork } from "./UnknownWork.tsx";
import { WorkDetails } from "./WorkDetails.tsx";
import { WorkText } from "./WorkText.tsx";
import "./ArtworkScreen.css";

export function ArtworkScreen() {
  const visit = useVisit();
  const found = useLoaderData<WorkData>();
  if (!found) return <UnknownWork />;
  const { museum, language, messages } = visit;
  const { work, words, previous, next } = found;
  const { picture } = work;
  const { script, films = [], foreign = {} } = words;
  const recording = words.recordings[work.slug];
  const alt = words.alt ?? messages.missing.alt(work.title);
  return (
    <Screen
      title={work.title}
      titleLanguage={museum.languages[0]}
      description={plain(words.short ?? `${work.translation}, ${work.artist}`)}
    >
      {work.translation !== work.title && <p className="visitor-lead">{work.translation}</p>}
      <p className="visitor-lead">{work.artist}</p>
      {picture ? (
        <div className="work-figure">
          <figure lang={foreign.alt}>
            <WorkPicture
              className="work-picture"
              picture={picture}
              alt={alt}
              isFirst
              sizes="(width < 30rem) 100vw, 30rem"
            />
            <figcaption lang={foreign.alt && language}>{captionOf(messages, work)}</figcaption>
          </figure>
          <PictureView
            key={work.id}
            title={work.title}
            picture={picture}
            alt={alt}
            altLanguage={foreign.alt}
          />
        </div>
      ) : (
        <p className="missing">{messages.missing.picture}</p>
      )}
      <WorkText key={work.id} words={words} />
      {films.map((film) => (
        <SignFilm key={film.name} film={film} language={language} messages={messages} />
      ))}
      {script && (
        <section className="work-recording">
          <h2>{messages.artwork.listen}</h2>
          <NotTranslated language={foreign.script} />
          {recording ? (
            <AudioPlayer
              key={recording.src}
              recording={recording}
              script={script}
              title={messages.audioDescription.title(work.translation)}
              work={work.title}
              artist={work.artist}
              museum={museum.name}
              language={language}
              spokenIn={foreign.script}
              messages={messages}
              isFolded
            />
          ) : (
            <UnrecordedText key={work.id} script={script} language={foreign.script} />
          )}
        </section>
      )}
      <WorkDetails work={work} />
      <TouchGuides work={work} guides={words.touch} recordings={words.recordings} />
      <NeighbouringWorks previous={previous} next={next} />
    </Screen>
  );
}
