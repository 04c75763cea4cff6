import type { Recording } from "../catalogue/catalogue.ts";
import type { Language } from "../i18n/languages.ts";

type PlainPlayerProps = { recording: Recording; title: string; language: Language };

/** The browser's own player, for visitors without JavaScript. */
export function PlainPlayer({ recording: { src, track }, title, language }: PlainPlayerProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- Every word is written beside it.
    <audio className="plain-player" controls preload="none" src={src} aria-label={title}>
      {track && <track default kind="captions" srcLang={language} label={title} src={track} />}
    </audio>
  );
}
