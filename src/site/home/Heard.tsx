import { artistOf } from "../../content/artistOf.ts";
import { script } from "../../content/script.ts";
import { duration } from "../../i18n/duration.ts";
import { Marked } from "../../ui/Marked.tsx";
import type { HomeData } from "./homeData.ts";
import "./Heard.css";

/** A few sentences of an audio description, to read and to hear. */
export function Heard({ museum, words, heard: { work, words: told } }: HomeData) {
  const recording = told.recordings[work.slug];
  const { kind, src, width, height } = work.picture;
  const name = `Audiodescrizione: ${work.title}`;
  return (
    <section className="heard" aria-labelledby="heard-title">
      <figure>
        <img src={src} width={width} height={height} alt={told.alt} loading="lazy" />
        {kind === "illustration" && <figcaption>{words.artwork.illustration}</figcaption>}
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
          {script(told.audio, words).map((sentences) => (
            <p key={sentences[0]}>
              <Marked text={sentences.join(" ")} />
            </p>
          ))}
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
