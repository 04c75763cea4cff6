import type { Page, Piece } from "../../../captions/pages.ts";
import type { CaptionsMessages } from "../../../i18n/captions/en.ts";
import type { Messages } from "../../../i18n/messages/en.ts";
import { duration } from "../../../i18n/duration.ts";
import type { Language } from "../../../i18n/languages.ts";
import { noGlossary, findNames, type Glossary } from "./glossary.ts";

export type Glossaries = Partial<Record<Language, Glossary>>;

type Words = { captions: CaptionsMessages; duration: Messages["duration"] };

type About = {
  museum: string;
  /** The language of the visit. */
  language: Language;
  messages: Words;
  glossaries: Glossaries;
  date: Date;
};

/** The transcript as a text to save, headed by museum, date and that a recogniser wrote it. */
export function transcriptText(pages: readonly Page[], about: About): string {
  const { museum, language, messages, glossaries, date } = about;
  const { title, keep } = messages.captions;
  const day = new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(date);
  const paragraphs = pages.flat().map((paragraph) => {
    const glossary = glossaries[paragraph.language] ?? noGlossary;
    return paragraph.pieces.map((piece) => pieceText(piece, glossary, messages)).join(" ");
  });
  return `${[`${museum}\n${title}, ${day}\n${keep.automatic}`, ...paragraphs].join("\n\n")}\n`;
}

export function gapText(seconds: number, messages: Words) {
  return messages.captions.gap(duration(seconds, messages.duration).heard);
}

function pieceText(piece: Piece, glossary: Glossary, messages: Words) {
  if (typeof piece === "number") return gapText(piece, messages);
  return findNames(piece, glossary)
    .map(({ text }) => text)
    .join("");
}
