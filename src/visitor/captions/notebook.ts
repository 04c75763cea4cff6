import { isLanguage } from "../../i18n/languages.ts";
import { storage } from "../../platform/storage.ts";
import type { Page, Paragraph, Piece } from "./transcript.ts";

/** The captions of one day in a museum, kept on the device page by page. */
export function notebook(museum: string) {
  const opened = { folder: "", visit: 0 };
  let kept: readonly Page[] = [];
  const isVisitOver = () => opened.visit !== storage.visit();

  return {
    /** What was written today; what is older is thrown away. */
    read(): readonly Page[] {
      storage.sweep();
      Object.assign(opened, { folder: folderOf(museum), visit: storage.visit() });
      const pages: Page[] = [];
      for (let page = pageIn(storage.read(`${opened.folder}0`)); page;) {
        pages.push(page);
        page = pageIn(storage.read(opened.folder + pages.length));
      }
      kept = pages;
      return pages;
    },
    /** The beginning of the keys of today's pages. */
    folder: () => folderOf(museum),
    /** Whether all of it will be there after a reload. */
    isKept: () => storage.isKept(opened.folder),
    isVisitOver,
    /** Whether what was read belongs to a visit, or to a day, that has ended. */
    isOver: () => isVisitOver() || opened.folder !== folderOf(museum),
    /** Keeps the pages that have changed; a visit that goes on over midnight stays together. */
    keep(pages: readonly Page[]) {
      if (isVisitOver()) return;
      // Also where none was read: behind a page that was rubbish there may be others.
      if (pages.length === 0 || pages.length !== kept.length) tearOut(pages.length);
      for (let number = pages.length - 1; number >= 0; number--) {
        if (pages[number] === kept[number]) break;
        storage.write(opened.folder + number, JSON.stringify(pages[number]));
      }
      kept = pages;
    },
  };

  /** Pages from this number on, also those that another tab has written. */
  function tearOut(first: number) {
    for (const key of storage.keys(opened.folder))
      if (Number(key.slice(opened.folder.length)) >= first) storage.remove(key);
  }
}

export type Notebook = ReturnType<typeof notebook>;

function folderOf(museum: string) {
  return `${storage.today()}captions/${museum}/`;
}

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
