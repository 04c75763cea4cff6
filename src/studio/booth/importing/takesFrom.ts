import { plain, type MarkedText } from "../../../i18n/markedText.ts";
import type { Take } from "../../draft/boothDocument.ts";
import type { FileDocument } from "../../draft/fileDocument.ts";
import type { Region } from "./region.ts";

/** The sentences of a recording as takes, each a region of the one sound, with its id. */
export function takesFrom(
  texts: readonly MarkedText[],
  regions: readonly Region[],
  { sha256, bytes }: FileDocument,
  now: number,
): [id: string, take: Take][] {
  return texts.map((text, n) => [
    // The same recording may be taken once more, with its sentences elsewhere.
    `${sha256.slice(0, 8)}-${now.toString(36)}-${n}`,
    {
      said: plain(text),
      sound: { sha256, bytes, type: "wav" },
      from: toTheMillisecond(regions[n]![0]),
      to: toTheMillisecond(regions[n]![1]),
      at: now,
    },
  ]);
}

function toTheMillisecond(seconds: number) {
  return Math.round(seconds * 1000) / 1000;
}
