/** The lessons that were done on this device, each with its day: `{ accogliere: "2026-11-18" }`. */
export type Learnt = Readonly<Record<string, string>>;

const KEY = "course";

/** Where storage is blocked: what was learnt while the page is open. */
let unstored: string | undefined;

/** Which lessons of the site's course were done. It stays on the device until it is erased. */
export const learnt = {
  read(): Learnt {
    try {
      return learntIn(unstored ?? localStorage.getItem(KEY) ?? "{}");
    } catch {
      // Storage is blocked, or holds what this page has not written.
      return {};
    }
  },
  /** Answers whether it stays when the page is closed. */
  write(days: Learnt): boolean {
    const text = JSON.stringify(days);
    try {
      if (text === "{}") localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, text);
      unstored = undefined;
      return true;
    } catch {
      unstored = text;
      return false;
    }
  },
};

function learntIn(text: string): Learnt {
  const stored: unknown = JSON.parse(text);
  const entries = typeof stored === "object" && stored ? Object.entries(stored) : [];
  return Object.fromEntries(
    entries.filter(([, day]) => typeof day === "string" && /^\d{4}-\d\d-\d\d$/.test(day)),
  );
}
