import { decodedSound } from "../../platform/decodedSound.ts";
import type { Take } from "../draft/boothDocument.ts";
import { fileBlob } from "../draft/fileBlob.ts";
import type { Sound } from "../sound/sound.ts";
import { softEdges } from "../sound/softEdges.ts";

/** What is heard of a take, at `rate`; fails where its sound is gone or cannot be played. */
export async function soundOfTake(
  draft: string,
  { sound: { sha256, type }, from, to }: Take,
  rate: number,
): Promise<Sound> {
  const blob = await fileBlob(draft, `take.${type}`, sha256);
  if (!blob) throw new Error("The sound of a take is gone");
  const samples = await decodedSound(new Uint8Array(await blob.arrayBuffer()), rate);
  return { samples: softEdges({ samples, rate }, from, to), rate };
}
