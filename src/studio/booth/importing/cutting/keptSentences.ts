import type { MarkedText } from "../../../../i18n/markedText.ts";
import type { Take } from "../../../draft/documents/boothDocument.ts";
import { sizeInItalian } from "../../../italian/sizeInItalian.ts";
import { soundDesk } from "../../sound/soundDesk.ts";
import { soundOfWav, wavOf } from "../../sound/making/wav.ts";
import type { Region } from "../waveform/region.ts";
import { takesFrom } from "./takesFrom.ts";

/** In seconds: what is kept around a sentence. */
const AROUND = 0.5;

/**
 * Stores the sentences of a recording beside the draft and answers them as takes; fails where it
 * cannot. Each is a sound of its own: one of twenty minutes would be too large for a museum’s zip.
 */
export async function keptSentences(
  draft: string,
  wav: Blob,
  texts: readonly MarkedText[],
  regions: readonly Region[],
): Promise<[id: string, take: Take][]> {
  const { samples, rate } = soundOfWav(new Uint8Array(await wav.arrayBuffer()))!;
  const cut = await Promise.all(
    regions.map(async ([from, to]) => {
      const begin = Math.max(0, from - AROUND);
      const part = samples.slice(Math.round(begin * rate), Math.round((to + AROUND) * rate));
      const file = await soundDesk("keep", draft, wavOf({ samples: part, rate }));
      return { file, region: [from - begin, to - begin] as const };
    }),
  );
  return takesFrom(texts, cut, Date.now());
}

/** Why a recording of so many bytes could not be stored, and what to do then. */
export function notKept(error: unknown, bytes: number): string {
  const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
  return isFull
    ? `Su questo computer non c’è più posto per la registrazione, che occupa ${sizeInItalian(bytes)}. Libera un po’ di spazio sul disco, poi premi di nuovo «Prendi queste frasi»: quello che hai segnato resta qui.`
    : "La registrazione non si è salvata. Premi di nuovo «Prendi queste frasi»: quello che hai segnato resta qui.";
}
