import type { MarkedText } from "../../../i18n/markedText.ts";
import type { Take } from "../../draft/boothDocument.ts";
import { sizeInItalian } from "../../sizeInItalian.ts";
import { soundDesk } from "../../sound/soundDesk.ts";
import type { Region } from "./region.ts";
import { takesFrom } from "./takesFrom.ts";

/** Stores a recording beside the draft and answers its sentences as takes; fails where it cannot. */
export async function keptSentences(
  draft: string,
  wav: Blob,
  texts: readonly MarkedText[],
  regions: readonly Region[],
): Promise<[id: string, take: Take][]> {
  // Whoever keeps the bytes takes them away, and after a failure they are needed once more.
  const bytes = new Uint8Array(await wav.arrayBuffer());
  return takesFrom(texts, regions, await soundDesk("keep", draft, bytes), Date.now());
}

/** Why a recording of so many bytes could not be stored, and what to do then. */
export function notKept(error: unknown, bytes: number): string {
  const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
  return isFull
    ? `Su questo computer non c’è più posto per la registrazione, che occupa ${sizeInItalian(bytes)}. Libera un po’ di spazio sul disco, poi premi di nuovo «Prendi queste frasi»: quello che hai segnato resta qui.`
    : "La registrazione non si è salvata. Premi di nuovo «Prendi queste frasi»: quello che hai segnato resta qui.";
}
