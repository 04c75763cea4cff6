import { isLanguage } from "../../i18n/languages.ts";
import { storage } from "../../platform/storage.ts";
import type { Page, Paragraph, Piece } from "./transcript.ts";

/** The captions of one day in a museum, kept on the device page by page. */
export function notebook(museum: string) {
  const all = `captions/${museum}/`;
  const today = `${all}${dayOf(new Date())}/`;
  const visit = storage.visit();
  let kept: readonly Page[] = [];

  return {
    /** What was written today; what is older is thrown away. */
    read(): readonly Page[] {
      for (const key of storage.keys())
        if (key.startsWith(all) && !key.startsWith(today)) storage.remove(key);
      const pages: Page[] = [];
      for (let page = pageIn(storage.read(today + pages.length)); page;) {
        pages.push(page);
        page = pageIn(storage.read(today + pages.length));
      }
      kept = pages;
      return pages;
    },
    /** Whether all of it will be there after a reload. */
    isKept: () => storage.isKept(today),
    /** Keeps the pages that have changed. */
    keep(pages: readonly Page[]) {
      if (visit !== storage.visit()) return;
      for (let number = kept.length - 1; number >= pages.length; number--)
        storage.remove(today + number);
      for (let number = pages.length - 1; number >= 0; number--) {
        if (pages[number] === kept[number]) break;
        storage.write(today + number, JSON.stringify(pages[number]));
      }
      kept = pages;
    },
  };
}

export type Notebook = ReturnType<typeof notebook>;

/** Such as 2026-11-15, where the visitor is. */
export function dayOf(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()];
  return [date.getFullYear(), month, day].map((part) => String(part).padStart(2, "0")).join("-");
}

/** Storage may hold rubbish: such a page is none. */
function pageIn(stored: string | undefined): Page | undefined {
  try {
    const page: unknown = JSON.parse(stored ?? "");
    return Array.isArray(page) && page.every(isParagraph) ? page : undefined;
  } catch {
    return undefined;
  }
}

function isParagraph(value: unknown): value is Paragraph {
  const { language, pieces } = (value ?? {}) as Partial<Record<keyof Paragraph, unknown>>;
  return isLanguage(language as string) && Array.isArray(pieces) && pieces.every(isPiece);
}

function isPiece(value: unknown): value is Piece {
  return typeof value === "string" || Number.isFinite(value);
}
