import { visits } from "./visits.ts";

const KEY = "lastUse";
/** In milliseconds: a recording notes its use four times a second, too often to be written. */
const EXACT = 5_000;

/** When the visit was last used. It is stored, as a phone stops every timer while it is locked. */
export const lastUse = {
  read(): number | undefined {
    const stored = visits.current().read(KEY) ?? "";
    return /^\d{1,15}$/.test(stored) ? Number(stored) : undefined;
  },
  write(at: number) {
    if (Math.abs(at - (lastUse.read() ?? -Infinity)) >= EXACT)
      visits.current().write(KEY, String(at));
  },
};
