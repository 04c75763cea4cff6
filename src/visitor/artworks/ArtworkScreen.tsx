import { useLoaderData } from "react-router";
import { artistOf } from "../../content/artistOf.ts";
import { captionOf } from "../../content/captionOf.ts";
import { script } from "../../content/script.ts";
import { plain } from "../../i18n/markedText.ts";
import { AudioPlayer } from "../../player/AudioPlayer.tsx";
import { Marked } from "../../ui/Marked.tsx";
import { WorkPicture } from "../../ui/WorkPicture.tsx";
import { Screen } from "../Screen.tsx";
import { useVisit, type WorkData } from "../visit.ts";
import { NeighbouringWorks } from "./NeighbouringWorks.tsx";
import { PictureView } from "./PictureView.tsx";
import { UnknownWork } from "./UnknownWork.tsx";
import { WorkDetails } from "./WorkDetails.tsx";
import "./ArtworkScreen.css";

export function ArtworkScreen() {
  const visit = useVisit();
  const found = useLoaderData<WorkData>();
  if (!found) return <UnknownWork />;
  const { work, words, previous, next } = found;
  const { picture } = work;
  const artist = artistOf(visit.messages, work);
  const recording = words.recordings[work.slug];
  return (
    <Screen title={work.title} titleLanguage="it" description={plain(words.short)}>
      {work.translation !== work.title && <p className="visitor-lead">{work.translation}</p>}
      <p className="visitor-lead">{artist}</p>
      <div className="work-figure">
        <figure>
          <WorkPicture
            className="work-picture"
            picture={picture}
            alt={words.alt}
            isFirst
            sizes="(width < 30rem) 100vw, 30rem"
          />
          <figcaption>{captionOf(visit.messages, picture)}</figcaption>
        </figure>
        <PictureView key={work.id} work={work} alt={words.alt} />
      </div>
      <div className="work-description">
        {words.description.map((paragraph) => (
          <p key={paragraph}>
            <Marked text={paragraph} />
          </p>
        ))}
      </div>
      {recording && (
        <section className="work-recording">
          <h2>{visit.messages.artwork.listen}</h2>
          <AudioPlayer
            key={recording.src}
            recording={recording}
            script={script(words.audio, visit.messages)}
            title={visit.messages.audioDescription.title(work.translation)}
            work={work.title}
            artist={artist}
            museum={visit.museum.name}
            language={visit.language}
            messages={visit.messages}
            isFolded
          />
        </section>
      )}
      <WorkDetails work={work} />
      <NeighbouringWorks previous={previous} next={next} />
    </Screen>
  );
}
