import { decodeSound } from "../../../platform/sound/decodeSound.ts";
import type { Take } from "../../draft/documents/boothDocument.ts";
import { fileBlob } from "../../draft/fileBlob.ts";
import { fadeEdges } from "../sound/making/fadeEdges.ts";
import type { Sound } from "../sound/sound.ts";

/**
 * Decodes the part of a sound that is a take, at `rate`; fails where the sound is gone or cannot be
 * decoded. A sound of which several takes are parts is decoded once.
 */
export function loadTakes(draft: string, rate: number): (take: Take) => Promise<Sound> {
  const decoded = new Map<string, Promise<Float32Array>>();

  async function decode({ sha256, type }: Take["sound"]) {
    const blob = await fileBlob(draft, `take.${type}`, sha256);
    if (!blob) throw new Error("The sound of a take is gone");
    return decodeSound(new Uint8Array(await blob.arrayBuffer()), rate);
  }

  return async ({ sound, from, to }) => {
    const whole = decoded.get(sound.sha256) ?? decode(sound);
    decoded.set(sound.sha256, whole);
    return { samples: fadeEdges({ samples: await whole, rate }, from, to), rate };
  };
}
