import type { Page, Paragraph, Piece } from "../../../captions/pages.ts";
import { isLanguage } from "../../../i18n/languages.ts";
import { visits } from "../../../platform/storage/visits.ts";

/** The captions of one visit to a museum, kept on the device page by page. */
export function notebook(museum: string) {
  let visit = visits.current();
  let written: readonly Page[] = [];
  /** The beginning of the keys under which its pages are kept. */
  const folder = () => `${visit.day}captions/${museum}/`;

  return {
    /** What was written in the visit that is under way. */
    read(): readonly Page[] {
      visit = visits.current();
      const pages: Page[] = [];
      for (let page = pageIn(visit.read(`${folder()}0`)); page;) {
        pages.push(page);
        page = pageIn(visit.read(folder() + pages.length));
      }
      written = pages;
      return pages;
    },
    folder,
    /** Whether all pages will be there after a reload. */
    isKept: () => visit.isStored(folder()),
    /** Whether what was read belongs to a visit that has ended. */
    isOver: () => visit.isOver(),
    /** Keeps the pages that have changed. */
    keep(pages: readonly Page[]) {
      // `read` stops at a page that is rubbish, so even if it gave none others may be stored.
      if (pages.length === 0 || pages.length !== written.length) tearOut(pages.length);
      for (let number = pages.length - 1; number >= 0; number--) {
        if (pages[number] === written[number]) break;
        visit.write(folder() + number, JSON.stringify(pages[number]));
      }
      written = pages;
    },
  };

  /** Removes the pages from number `first` on, also those that another tab has written. */
  function tearOut(first: number) {
    for (const key of visit.keys(folder()))
      if (Number(key.slice(folder().length)) >= first) visit.remove(key);
  }
}

export type Notebook = ReturnType<typeof notebook>;

/** The page in `stored`, which may be anything; `undefined` where it is not a page. */
function pageIn(stored: string | undefined): Page | undefined {
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
