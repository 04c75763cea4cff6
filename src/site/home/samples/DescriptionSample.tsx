import { captionOf } from "../../../catalogue/captionOf.ts";
import { duration } from "../../../i18n/duration.ts";
import { Marked } from "../../../ui/text/Marked.tsx";
import { SpokenText } from "../../../ui/text/SpokenText.tsx";
import { WorkPicture } from "../../../ui/text/WorkPicture.tsx";
import type { HomeData } from "../homeData.ts";
import "./DescriptionSample.css";

/** A few sentences of an audio description, to read and to hear. */
export function DescriptionSample({ museum, messages, sample: { work, words } }: HomeData) {
  const recording = words.recordings[work.slug];
  const name = `Audiodescrizione: ${work.title}`;
  const { picture } = work;
  // The fourth paragraph of every audio description is of colour, light and mood.
  const quoted = words.script?.[3];
  return (
    <section className="spread description-sample" aria-labelledby="description-sample-title">
      {picture && (
        <figure>
          <WorkPicture
            picture={picture}
            alt={words.alt ?? ""}
            sizes="(width < 48rem) 24rem, 28rem"
            loading="lazy"
          />
          <figcaption>{captionOf(messages, work)}</figcaption>
        </figure>
      )}
      <div>
        <h2 id="description-sample-title">Un quadro da ascoltare</h2>
        {quoted && (
          <blockquote>
            <p>
              <Marked text={quoted.join(" ")} />
            </p>
          </blockquote>
        )}
        <p className="description-sample-source">
          Dall’audiodescrizione: <cite>{work.title}</cite>, {work.artist}
        </p>
        {recording && (
          <>
            {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- Every word is written under it. */}
            <audio controls preload="none" src={recording.src} aria-label={name} />
            <p className="description-sample-about">
              {messages.recording.length(duration(recording.seconds, messages.duration).seen)}{" "}
              {recording.by ?? messages.recording.voices[recording.voice]}
            </p>
          </>
        )}
        {words.script && (
          <details>
            <summary>Tutto il testo</summary>
            <SpokenText script={words.script} />
          </details>
        )}
        <p className="description-sample-about">
          <a href={`/${museum.slug}/artwork-description/${work.slug}?lang=it`}>
            Aprite l’audiodescrizione nell’app: {work.title}
          </a>
        </p>
      </div>
    </section>
  );
}
