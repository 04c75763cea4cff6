import { createEncoder, type WasmMediaEncoder } from "wasm-media-encoders";
import program from "wasm-media-encoders/wasm/mp3?url";
import { joinBytes } from "../../../../lib/joinBytes.ts";
import { amplify } from "../../../../lib/sound/loudness.js";

/** In Hz and kb/s: what every recording has. Seeking is exact only at a constant bit rate. */
export const MP3_RATE = 24_000;
const BIT_RATE = 64;

/**
 * In samples: so much later than it was a sound is heard, half of it for the encoder’s sake, half
 * for the decoder’s. With a header that says so Chromium is a frame late after a jump, and of one
 * that does not Firefox thinks otherwise: so there is none, and the silence before gets shorter.
 */
const DELAY = 1105;

/** In dB: how much softer the encoder makes every sound, so it is given a louder one. */
const SOFTER = -20 * Math.log10(0.95);

/** In samples: ten seconds at a time, so that a long recording needs no more memory than a short. */
const PIECE = 10 * MP3_RATE;

let encoder: Promise<WasmMediaEncoder<"audio/mpeg">> | undefined;

/** A recording as visitors get it, of samples at `MP3_RATE` that begin with 50 ms of silence. */
export async function encodeMp3(
  samples: Float32Array,
  wasm?: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
  encoder ??= started(wasm);
  // A program that cannot be fetched now may be had later, so the next recording tries again.
  encoder.catch(() => (encoder = undefined));
  const lame = await encoder;
  lame.configure({
    channels: 1,
    sampleRate: MP3_RATE,
    outputSampleRate: MP3_RATE,
    bitrate: BIT_RATE,
  });
  const parts: Uint8Array[] = [];
  for (let from = DELAY; from < samples.length; from += PIECE)
    // The encoder writes its next part over this one, so it is copied.
    parts.push(lame.encode([amplify(samples.subarray(from, from + PIECE), SOFTER)]).slice());
  parts.push(lame.finalize().slice());
  return joinBytes(parts);
}

async function started(wasm?: Uint8Array) {
  return createEncoder("audio/mpeg", wasm ?? (await fetched(program)));
}

/** Fetched whole: the streaming way fails where a host does not say that it is WebAssembly. */
async function fetched(address: string) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`No encoder: ${response.status}`);
  return response.arrayBuffer();
}
