import { plain, type MarkedText } from "../../../../i18n/markedText.ts";
import type { Take } from "../../../draft/documents/boothDocument.ts";
import type { FileDocument } from "../../../draft/documents/fileDocument.ts";
import type { Region } from "../waveform/region.ts";

/** The sentences of a recording as takes with their ids, each a region of a sound of its own. */
export function takesFrom(
  texts: readonly MarkedText[],
  cut: readonly { file: FileDocument; region: Region }[],
  now: number,
): [id: string, take: Take][] {
  return cut.map(({ file, region: [from, to] }, n) => [
    // The same recording may be taken once more, with its sentences elsewhere.
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
