import { saysSides } from "../../../../content/proofreading/proofread.ts";

/** “La mano destra” is the figure’s own, and no place. */
const OF_A_BODY =
  /(?<!\p{L})(?:man[oi]|bracci[oa]|gamb[ae]|zamp[ae]|occhio?|orecchi[oae]?|spall[ae]|pied[ei]|al[ai]|fianc(?:o|hi)|ginocchi[oa]?|guanc(?:ia|e)|gomit[oi]|pols[oi]|dit[oa]) (?:sinistr|destr)[aeio](?!\p{L})/giu;

const OURS = "(?:tu[aoe]|nostr[aoe]|vostr[aoe]|su[aoe]|mi[aoe]|loro)";
const SIDE = "(?:sinistr|destr)[aeo]";
const WHOSE = new RegExp(
  `(?<!\\p{L})(?:${[
    "(?:di|per|a|da) chi",
    "(?:per|rispetto a|da) (?:te|noi|voi)",
    "(?:tuo|nostro|vostro) punto di vista",
    `${OURS} (?:\\p{L}+ )?${SIDE}`,
    `${SIDE} ${OURS}`,
    `(?:sono|è) (?:le |la )?${OURS}`,
    "(?:stando|stai|sei|siamo|siete|mettiti|mettendoti|ti metti|ti trovi) (?:di fronte|davanti)",
    "guardand\\p{L}+",
  ].join("|")})(?!\\p{L})`,
  "iu",
);

/** The sentence that first says left or right, where none says whose they are. */
export function findUnclearSide(sentences: readonly string[]): string | undefined {
  if (sentences.some((sentence) => WHOSE.test(sentence))) return undefined;
  return sentences.find((sentence) =>
    saysSides({ path: [sentence.replaceAll(OF_A_BODY, "")] }, "it"),
  );
}
