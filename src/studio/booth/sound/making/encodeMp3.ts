import { createEncoder, type WasmMediaEncoder } from "wasm-media-encoders";
import program from "wasm-media-encoders/wasm/mp3?url";
import { joinBytes } from "../../../../lib/joinBytes.ts";
import { amplify } from "../../../../lib/sound/loudness.js";

/** In Hz and kb/s: what every recording has. Seeking is exact only at a constant bit rate. */
export const MP3_RATE = 24_000;
const BIT_RATE = 64;

/**
 * In samples: how much later encoder and decoder make a sound. A header could tell players: with one
 * Chromium is a frame late after seeking, and Firefox assumes another delay. So there is no header,
 * and the silence at the beginning gets shorter by this much.
 */
const DELAY = 1105;

/** In dB: how much softer the encoder makes every sound; it gets a amplify one. */
const SOFTER = -20 * Math.log10(0.95);

/** In samples: ten seconds at a time, so that a long recording needs no more memory than a short one. */
const PIECE = 10 * MP3_RATE;

let encoder: Promise<WasmMediaEncoder<"audio/mpeg">> | undefined;

/** A recording as visitors get it, of samples at `MP3_RATE` that begin with 50 ms of silence. */
export async function encodeMp3(
  samples: Float32Array,
  wasm?: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
  encoder ??= startEncoder(wasm);
  // Where the program cannot be fetched, the next recording tries again.
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
    // Copied: the encoder writes its next part into the same memory.
    parts.push(lame.encode([amplify(samples.subarray(from, from + PIECE), SOFTER)]).slice());
  parts.push(lame.finalize().slice());
  return joinBytes(parts);
}

async function startEncoder(wasm?: Uint8Array) {
  return createEncoder("audio/mpeg", wasm ?? (await fetchProgram(program)));
}

/** Not streamed: compiling from a stream fails where a host sends another type than WebAssembly. */
async function fetchProgram(address: string) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`No encoder: ${response.status}`);
  return response.arrayBuffer();
}
