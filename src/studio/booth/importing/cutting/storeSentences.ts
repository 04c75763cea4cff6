import { type MarkedText, plain } from "../../../../i18n/markedText.ts";
import { sizeInItalian } from "../../../italian/sizeInItalian.ts";
import { soundDesk } from "../../sound/soundDesk.ts";
import { decodeWav, encodeWav } from "../../sound/making/wav.ts";
import type { Take } from "../../../draft/documents/boothDocument.ts";
import type { FileDocument } from "../../../draft/documents/fileDocument.ts";
import type { Region } from "../waveform/regions.ts";

/** In seconds: how much sound is stored before and after each sentence. */
const AROUND = 0.5;

/**
 * Stores the sentences of a recording beside the draft and answers them as takes; fails where it
 * cannot. Each sentence is a sound of its own: whole, the recording would be too large for the zip.
 */
export async function storeSentences(
  draft: string,
  wav: Blob,
  texts: readonly MarkedText[],
  regions: readonly Region[],
): Promise<[id: string, take: Take][]> {
  const { samples, rate } = decodeWav(new Uint8Array(await wav.arrayBuffer()))!;
  const cut = await Promise.all(
    regions.map(async ([from, to]) => {
      const begin = Math.max(0, from - AROUND);
      const part = samples.slice(Math.round(begin * rate), Math.round((to + AROUND) * rate));
      const file = await soundDesk("keep", draft, encodeWav({ samples: part, rate }));
      return { file, region: [from - begin, to - begin] as const };
    }),
  );
  return takesFrom(texts, cut, Date.now());
}

/** In Italian: why a recording of so many bytes could not be stored, and what to do then. */
export function storeFailure(error: unknown, bytes: number): string {
  const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
  return isFull
    ? `Su questo computer non c’è più posto per la registrazione, che occupa ${sizeInItalian(bytes)}. Libera un po’ di spazio sul disco, poi premi di nuovo «Prendi queste frasi»: quello che hai segnato resta qui.`
    : "La registrazione non si è salvata. Premi di nuovo «Prendi queste frasi»: quello che hai segnato resta qui.";
}

/** The sentences of a recording as takes with their ids, each a region of a sound of its own. */
export function takesFrom(
  texts: readonly MarkedText[],
  cut: readonly { file: FileDocument; region: Region }[],
  now: number,
): [id: string, take: Take][] {
  return cut.map(({ file, region: [from, to] }, n) => [
    // The same recording may be imported again with its sentences cut elsewhere: the ids must differ.
    `${file.sha256.slice(0, 8)}-${now.toString(36)}-${n}`,
    {
      said: plain(texts[n]!),
      sound: { ...file, type: "wav" },
      from: toTheMillisecond(from),
      to: toTheMillisecond(to),
      at: now,
    },
  ]);
}

function toTheMillisecond(seconds: number) {
  return Math.round(seconds * 1000) / 1000;
}
