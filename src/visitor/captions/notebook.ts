import { isLanguage } from "../../i18n/languages.ts";
import { kept } from "../../platform/kept.ts";
import type { Page, Paragraph, Piece } from "./pages.ts";

/** The captions of one visit to a museum, kept on the device page by page. */
export function notebook(museum: string) {
  let visit = kept.visit();
  let written: readonly Page[] = [];
  /** The beginning of the keys of its pages. */
  const folder = () => `${visit.day}captions/${museum}/`;

  return {
    /** What was written in the visit that is under way. */
    read(): readonly Page[] {
      visit = kept.visit();
      const pages: Page[] = [];
      for (let page = pageIn(visit.read(`${folder()}0`)); page;) {
        pages.push(page);
        page = pageIn(visit.read(folder() + pages.length));
      }
      written = pages;
      return pages;
    },
    folder,
    /** Whether all of it will be there after a reload. */
    isKept: () => visit.isKept(folder()),
    /** Whether what was read belongs to a visit that has ended. */
    isOver: () => visit.isOver(),
    /** Keeps the pages that have changed. */
    keep(pages: readonly Page[]) {
      // Also where none was read: behind a page that was rubbish there may be others.
      if (pages.length === 0 || pages.length !== written.length) tearOut(pages.length);
      for (let number = pages.length - 1; number >= 0; number--) {
        if (pages[number] === written[number]) break;
        visit.write(folder() + number, JSON.stringify(pages[number]));
      }
      written = pages;
    },
  };

  /** Pages from this number on, also those that another tab has written. */
  function tearOut(first: number) {
    for (const key of visit.keys(folder()))
      if (Number(key.slice(folder().length)) >= first) visit.remove(key);
  }
}

export type Notebook = ReturnType<typeof notebook>;

/** Storage may hold rubbish: such a page is none. */
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
