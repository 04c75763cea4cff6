import { decodeSound } from "../../../platform/sound/decodeSound.ts";
import { soundDesk } from "../sound/soundDesk.ts";
import { encodeWav } from "../sound/making/wav.ts";
import { inOrder, type Region } from "./waveform/regions.ts";
import { pausesIn } from "./cutting/pausesIn.ts";
import { refusalOfFile, refusalOfSound, type RecordingRefusal } from "./recordingRefusals.ts";

export type OpenedRecording = {
  seconds: number;
  /** What is stored and played: a browser seeks exactly in a WAV, and hardly ever in an MP3. */
  wav: Blob;
  /** The lowest and the highest sample of each short column. */
  shape: Float32Array;
  pauses: readonly Region[];
  /** Where its sentences seem to be. */
  regions: readonly Region[];
};

/** In Hz: as most recordings are made. */
const RATE = 48_000;
/** In seconds: one column of the shape. */
const COLUMN = 0.01;

/** Opens the file of a recording and finds its sentences; answers a refusal where it cannot. */
export async function readSoundFile(
  file: File,
  expectedSeconds: readonly number[],
  signal: AbortSignal,
): Promise<OpenedRecording | RecordingRefusal> {
  const refusal = refusalOfFile(file);
  if (refusal) return refusal;
  const declared = await secondsOfFile(file, signal);
  const early = declared === undefined ? undefined : refusalOfSound(declared);
  if (early) return early;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const samples = await decodeSound(bytes, RATE).catch(() => undefined);
  if (!samples) return "notSound";
  const sound = { samples, rate: RATE };
  const seconds = samples.length / RATE;
  const shape = await soundDesk("waveform", sound, Math.ceil(seconds / COLUMN));
  const peaks = peaksOf(shape);
  const loudest = peaks.reduce((most, peak) => Math.max(most, peak), 0);
  const reason = refusalOfSound(seconds, loudest, expectedSeconds.length);
  if (reason) return reason;
  const found = await soundDesk("sentences", sound, expectedSeconds);
  return {
    seconds,
    wav: new Blob([encodeWav(sound)], { type: "audio/wav" }),
    shape,
    pauses: pausesIn(peaks, seconds / peaks.length),
    regions: inOrder(found, seconds),
  };
}

function peaksOf(shape: Float32Array) {
  return Float32Array.from({ length: shape.length / 2 }, (_, column) =>
    Math.max(-shape[column * 2]!, shape[column * 2 + 1]!),
  );
}

/** In milliseconds: some browsers never answer for a file that they cannot play. */
const METADATA_TIMEOUT = 10_000;

/**
 * The length that a sound file declares, read first because decoding hours of sound would fill the
 * memory. `undefined` where it declares none.
 */
function secondsOfFile(file: Blob, signal: AbortSignal): Promise<number | undefined> {
  const address = URL.createObjectURL(file);
  const element = document.createElement("audio");
  return new Promise<number | undefined>((resolve) => {
    const answer = () => resolve(Number.isFinite(element.duration) ? element.duration : undefined);
    for (const type of ["loadedmetadata", "error"]) element.addEventListener(type, answer);
    // Not `AbortSignal.any`, which Safari has only since 2024.
    for (const over of [signal, AbortSignal.timeout(METADATA_TIMEOUT)])
      over.addEventListener("abort", answer);
    element.preload = "metadata";
    element.src = address;
  }).finally(() => {
    element.removeAttribute("src");
    URL.revokeObjectURL(address);
  });
}
