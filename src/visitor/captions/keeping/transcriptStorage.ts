import type { Page, Paragraph, Piece } from "../../../captions/pages.ts";
import { isLanguage } from "../../../i18n/languages.ts";
import { visits } from "../../../platform/storage/visits.ts";

/** Where the captions of one visit to a museum are stored, page by page. */
export function transcriptStorage(museum: string) {
  let visit = visits.current();
  let written: readonly Page[] = [];
  /** The beginning of the keys under which its pages are kept. */
  const folder = () => `${visit.day}captions/${museum}/`;

  return {
    /** What was written in the visit that is under way. */
    read(): readonly Page[] {
      visit = visits.current();
      const pages: Page[] = [];
      for (let page = parsePage(visit.read(`${folder()}0`)); page;) {
        pages.push(page);
        page = parsePage(visit.read(folder() + pages.length));
      }
      written = pages;
      return pages;
    },
    folder,
    /** Whether all pages will be there after a reload. */
    isKept: () => visit.isStored(folder()),
    /** Whether what was read belongs to a visit that has ended. */
    isOver: () => visit.isOver(),
    /** Writes the pages that have changed. */
    save(pages: readonly Page[]) {
      // `read` stops at an invalid page, so more pages may be stored than it returned.
      if (pages.length === 0 || pages.length !== written.length) removeFrom(pages.length);
      for (let number = pages.length - 1; number >= 0; number--) {
        if (pages[number] === written[number]) break;
        visit.write(folder() + number, JSON.stringify(pages[number]));
      }
      written = pages;
    },
  };

  /** Removes the pages from number `first` on, also those that another tab has written. */
  function removeFrom(first: number) {
    for (const key of visit.keys(folder()))
      if (Number(key.slice(folder().length)) >= first) visit.remove(key);
  }
}

export type TranscriptStorage = ReturnType<typeof transcriptStorage>;

/** The page in `stored`, which may be anything; `undefined` where it is not a page. */
function parsePage(stored: string | undefined): Page | undefined {
  try {
    const page: unknown = JSON.parse(stored ?? "");
    const isPage = Array.isArray(page) && page.length > 0 && page.every(isParagraph);
    return isPage ? page : undefined;
  } catch {
    return undefined;
  }
}

function isParagraph(value: unknown): value is Paragraph {
  const { language, pieces } = (value ?? {}) as Partial<Record<keyof Paragraph, unknown>>;
  return isLanguage(language as string) && Array.isArray(pieces) && pieces.every(isPiece);
}

function isPiece(value: unknown): value is Piece {
  return typeof value === "string" || (Number.isFinite(value) && Number(value) > 0);
}
