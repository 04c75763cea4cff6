import { durationInItalian } from "../../content/speaking/secondsAloud.ts";
import type { Language } from "../../i18n/languages.ts";
import { ButtonLink } from "../../ui/buttons/ButtonLink.tsx";
import type { State } from "../coverage/counting/formats.ts";
import { StateMark } from "../coverage/StateMark.tsx";
import { at } from "../draft/documents/documents.ts";
import type { Reading } from "../draft/readings/readingOf.ts";
import { scriptOf } from "../draft/readings/scriptOf.ts";
import { useDraft, useMuseum } from "../draft/useDraft.ts";
import { cachedReading } from "./cachedReading.ts";
import { readingInItalian } from "./readingInItalian.ts";
import { secondsOfClip } from "./secondsOfClip.ts";
import type { Voice } from "./voicesIn.ts";

/** A script that can be read aloud: how far somebody is, and the way to the booth. */
export function VoiceRow({ voice, language }: { voice: Voice; language: Language }) {
  const { id, read } = useDraft();
  const [own] = useMuseum().languages;
  const { clip, state } = voice;
  const reading = cachedReading(read, language, clip);
  const reader = read(at.booth(language, clip))?.reader?.name.trim();
  const what = voice.name ? "il testo" : "l’audiodescrizione";
  const { says, next } = readingInItalian(reading, reader, what);
  const script = scriptOf(read, language, clip)?.flat();
  const about = [
    ...(script ? [durationInItalian(secondsOfClip(script, language, clip))] : []),
    ...(state === "toRead"
      ? [
          read(at.file(`recordings/${language}/${clip}.mp3`))
            ? "intanto si ascolta la voce sintetica"
            : "intanto il telefono legge il testo",
        ]
      : []),
  ];
  const title = (
    <>
      {voice.name}
      {voice.name && voice.title && ": "}
      {voice.title && <span lang={own}>{voice.title}</span>}
    </>
  );
  const isUnwritten = reading.phase === "unwritten";
  return (
    <li className="voices-row" data-state={state}>
      <div>
        <h3>{title}</h3>
        <p className="voices-says">
          <StateMark
            state={reading.phase === "begun" && reading.isAgain ? "stale" : marks[reading.phase]}
          />
          {says}
        </p>
        {about.length > 0 && <p className="studio-soft">{about.join(" · ")}</p>}
      </div>
      <ButtonLink
        look="plain"
        to={`/${id}/${isUnwritten ? voice.words : `voci/${language}/${clip}`}`}
      >
        <span>
          {next}
          <span className="visually-hidden">: {title}</span>
        </span>
      </ButtonLink>
    </li>
  );
}

const marks: Record<Reading["phase"], State> = {
  unwritten: "missing",
  unread: "missing",
  begun: "unfinished",
  read: "unfinished",
  recorded: "there",
  brought: "there",
};
