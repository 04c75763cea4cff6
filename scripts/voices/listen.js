import { MPEGDecoder } from "mpg123-decoder";
import { decibels, loudness } from "./loudness.js";

/**
 * What is heard in an MP3.
 * @param {Uint8Array} bytes
 */
export async function listen(bytes) {
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

/** What is heard in a file that is no MP3. */
const nothing = {
  samples: new Float32Array(),
  sampleRate: 0,
  isDamaged: true,
  seconds: 0,
  peak: -Infinity,
  loudness: -Infinity,
};
