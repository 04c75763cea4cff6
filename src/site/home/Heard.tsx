import { artistOf } from "../../content/artistOf.ts";
import { captionOf } from "../../content/captionOf.ts";
import { script } from "../../content/script.ts";
import { duration } from "../../i18n/duration.ts";
import { Marked } from "../../ui/Marked.tsx";
import { SpokenText } from "../../ui/SpokenText.tsx";
import { WorkPicture } from "../../ui/WorkPicture.tsx";
import type { HomeData } from "./homeData.ts";
import "./Heard.css";

/** A few sentences of an audio description, to read and to hear. */
export function Heard({ museum, words, heard: { work, words: told } }: HomeData) {
  const recording = told.recordings[work.slug];
  const name = `Audiodescrizione: ${work.title}`;
  return (
    <section className="spread heard" aria-labelledby="heard-title">
      <figure>
        <WorkPicture
          picture={work.picture}
          alt={told.alt}
          sizes="(width < 48rem) 24rem, 28rem"
          loading="lazy"
        />
        <figcaption>{captionOf(words, work.picture)}</figcaption>
      </figure>
      <div>
        <h2 id="heard-title">Un quadro da ascoltare</h2>
        <blockquote>
          <p>
            <Marked text={told.audio.light.join(" ")} />
          </p>
        </blockquote>
        <p className="heard-source">
          Dall’audiodescrizione: <cite>{work.title}</cite>, {artistOf(words, work)}
        </p>
        {recording && (
          <>
            {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- Every word is written under it. */}
            <audio controls preload="none" src={recording.src} aria-label={name} />
            <p className="heard-about">
              {words.recording.length(duration(recording.seconds, words.duration).seen)}{" "}
              {words.recording.voices[recording.voice]}
            </p>
          </>
        )}
        <details>
          <summary>Tutto il testo</summary>
          <SpokenText script={script(told.audio, words)} />
        </details>
        <p className="heard-about">
          <a href={`/${museum.slug}/artwork-description/${work.slug}?lang=it`}>
            Aprite l’audiodescrizione nell’app: {work.title}
          </a>
        </p>
      </div>
    </section>
  );
}
