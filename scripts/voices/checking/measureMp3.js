import { MPEGDecoder } from "mpg123-decoder";
import { decibels, loudness } from "../../../src/lib/sound/loudness.js";

/**
 * Decodes an MP3 and measures it: the peak in dB, the loudness in LUFS.
 * @param {Uint8Array} bytes
 */
export async function measureMp3(bytes) {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const { channelData, sampleRate, errors } = decoder.decode(bytes);
  decoder.free();
  const [samples = new Float32Array()] = channelData;
  if (samples.length === 0) return nothing;
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  return {
    samples,
    sampleRate,
    isDamaged: errors.length > 0,
    seconds: samples.length / sampleRate,
    peak: decibels(peak ** 2),
    loudness: loudness(samples, sampleRate),
  };
}

/** The answer for a file that is no MP3. */
const nothing = {
  samples: new Float32Array(),
  sampleRate: 0,
  isDamaged: true,
  seconds: 0,
  peak: -Infinity,
  loudness: -Infinity,
};
