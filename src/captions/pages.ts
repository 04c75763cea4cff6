import type { Language } from "../i18n/languages.ts";

/** What was said, or the length of a gap in seconds. */
export type Piece = string | number;
export type Paragraph = { language: Language; pieces: readonly Piece[] };
/** Only the last page changes, so drawing and saving cost the same after two hours. */
export type Page = readonly Paragraph[];
export type Pages = readonly Page[];

const PARAGRAPH = { pieces: 8, letters: 500 };
const PAGE = 20;

/** Whether the last paragraph can take more words in this language. */
export function hasRoom(pages: Pages, language: Language): boolean {
  const paragraph = pages.at(-1)?.at(-1);
  return paragraph?.language === language && !isFull(paragraph);
}

export function withParagraph(pages: Pages, language: Language, first: Piece): Pages {
  const paragraph = { language, pieces: [first] };
  const page = pages.at(-1);
  return page && page.length < PAGE
    ? [...pages.slice(0, -1), [...page, paragraph]]
    : [...pages, [paragraph]];
}

export function withPiece(pages: Pages, text: string): Pages {
  return changeLastParagraph(pages, (pieces) => [...pieces, text]);
}

/** Puts `text` in the place of the last piece. */
export function withBetterPiece(pages: Pages, text: string): Pages {
  return changeLastParagraph(pages, (pieces) => [...pieces.slice(0, -1), text]);
}

/** Adds a gap; right after another gap, it makes that one longer. */
export function withGap(pages: Pages, language: Language, seconds: number): Pages {
  if (pages.length === 0) return withParagraph(pages, language, seconds);
  return changeLastParagraph(pages, (pieces) => {
    const last = pieces.at(-1);
    return typeof last === "number"
      ? [...pieces.slice(0, -1), last + seconds]
      : [...pieces, seconds];
  });
}

function changeLastParagraph(
  pages: Pages,
  change: (pieces: readonly Piece[]) => readonly Piece[],
): Pages {
  const page = pages.at(-1)!;
  const paragraph = page.at(-1)!;
  const changed = { ...paragraph, pieces: change(paragraph.pieces) };
  return [...pages.slice(0, -1), [...page.slice(0, -1), changed]];
}

function isFull({ pieces }: Paragraph) {
  return pieces.length >= PARAGRAPH.pieces || pieces.join(" ").length >= PARAGRAPH.letters;
}
