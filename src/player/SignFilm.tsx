import { useEffect, useId, useRef, useState } from "react";
import type { SignFilm as Film } from "../catalogue/catalogue.ts";
import type { Messages } from "../i18n/messages/en.ts";
import { languageNames, type Language } from "../i18n/languages.ts";
import { megabytesIn } from "../i18n/numbers.ts";
import { voice } from "../platform/sound/voice.ts";
import { announce } from "../ui/announce.ts";
import { Button } from "../ui/buttons/Button.tsx";
import { SpeedChoice } from "./controls/SpeedChoice.tsx";
import { useSpeed } from "./controls/useSpeed.ts";
import "./SignFilm.css";

type SignFilmProps = { film: Film; language: Language; messages: Messages };

/** A work told in a sign language: nothing of the film is fetched before it is played. */
export function SignFilm({ film, language, messages }: SignFilmProps) {
  const title = useId();
  const video = useRef<HTMLVideoElement>(null);
  const [speed] = useSpeed();
  const [isBroken, setIsBroken] = useState(false);
  const { name, sources, poster, captions, bytes } = film;

  useEffect(() => {
    if (video.current) video.current.playbackRate = speed;
  }, [speed]);

  function fail() {
    setIsBroken(true);
    announce(messages.film.broken);
  }

  return (
    <section className="sign-film" aria-labelledby={title}>
      <h2 id={title}>{name}</h2>
      {/* The captions are in the languages that the museum has; the film itself has no sound. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={video}
        controls
        playsInline
        preload="none"
        poster={poster}
        lang={film.language}
        aria-labelledby={title}
        onPlay={({ currentTarget }) => {
          voice.pause();
          setIsBroken(false);
          // Loading sets the rate back to 1.
          currentTarget.playbackRate = speed;
        }}
        onError={fail}
      >
        {sources.map(({ src, type }, index) => (
          // What cannot be had is told to its source, and by the last one the film is broken.
          <source
            key={src}
            src={src}
            type={type}
            {...(index === sources.length - 1 && { onError: fail })}
          />
        ))}
        {captions.map(({ language: spoken, src }) => (
          <track
            key={src}
            kind="captions"
            srcLang={spoken}
            label={languageNames[spoken]}
            src={src}
            default={spoken === language}
          />
        ))}
      </video>
      <p className="sign-film-about">{messages.film.size(megabytesIn(language, bytes))}</p>
      {isBroken && (
        <div className="player-problem">
          <p>{messages.film.broken}</p>
          <Button
            look="plain"
            icon="turn"
            onClick={() => {
              video.current?.focus();
              video.current?.load();
              void video.current?.play().catch(fail);
            }}
          >
            {messages.tryAgain}
          </Button>
        </div>
      )}
      <div className="needs-script">
        <SpeedChoice part={name} language={language} messages={messages} />
      </div>
    </section>
  );
}
