import { languagesInItalian } from "../../italian/languagesInItalian.ts";
import type { Coverage } from "../counting/coverageOf.ts";
import type { FormatKey } from "../counting/formats.ts";
import { totalsOf } from "../counting/totalsOf.ts";

/** How far the museum is, in two short sentences. */
export function inOneSentence({ museum, works }: Coverage): string {
  const { languages } = museum;
  const totals = totalsOf(works, languages[0]);
  const has = (format: FormatKey) => whoHas(totals[format].there, works.length);
  const count = works.length === 1 ? "Un’opera" : `${works.length} opere`;
  const where = languages.length === 1 ? "in una lingua" : `in ${languages.length} lingue`;
  return `${count} ${where}. In ${languagesInItalian[languages[0]]} ${has("description")} il testo da leggere, ${has("audio")} l’audiodescrizione, ${has("easy")} il testo con parole semplici.`;
}

function whoHas(count: number, of: number) {
  if (of === 1) return count === 1 ? "ha" : "non ha";
  if (count === of) return "tutte hanno";
  if (count === 0) return "nessuna ha";
  return count === 1 ? "una ha" : `${count} hanno`;
}
