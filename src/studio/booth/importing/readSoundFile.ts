import { decodeSound } from "../../../platform/sound/decodeSound.ts";
import { soundDesk } from "../sound/soundDesk.ts";
import { encodeWav } from "../sound/making/wav.ts";
import { inOrder, type Region } from "./waveform/regions.ts";
import { pausesIn } from "./cutting/pausesIn.ts";
import { refusalOfFile, refusalOfSound, type RecordingRefusal } from "./recordingRefusals.ts";

/** A recording that the museum has, opened. */
export type OpenedRecording = {
  seconds: number;
  /** What is kept and listened to: a browser finds a moment in it exactly, in an MP3 hardly ever. */
  wav: Blob;
  /** The lowest and the highest sample of each short column. */
  shape: Float32Array;
  pauses: readonly Region[];
  /** Where its sentences seem to be. */
  regions: readonly Region[];
};

/** In Hz: as most recordings are made. */
const RATE = 48_000;
/** In seconds. */
const COLUMN = 0.01;

/** Opens the file of a recording and looks for its sentences; answers why not where it cannot. */
export async function readSoundFile(
  file: File,
  expectedSeconds: readonly number[],
  signal: AbortSignal,
): Promise<OpenedRecording | RecordingRefusal> {
  const refusal = refusalOfFile(file);
  if (refusal) return refusal;
  const told = await secondsOfFile(file, signal);
  if (told !== undefined && refusalOfSound(told)) return refusalOfSound(told)!;
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

/** In milliseconds: what the browser does not know of a file by then, it will not tell. */
const PATIENCE = 10_000;

/**
 * How long a sound file says that it lasts: hours of sound would fill the memory if they were
 * decoded first. `undefined` where it does not say.
 */
export function secondsOfFile(file: Blob, signal: AbortSignal): Promise<number | undefined> {
  const address = URL.createObjectURL(file);
  const element = document.createElement("audio");
  return new Promise<number | undefined>((resolve) => {
    const answer = () => resolve(Number.isFinite(element.duration) ? element.duration : undefined);
    for (const type of ["loadedmetadata", "error"]) element.addEventListener(type, answer);
    // Not `AbortSignal.any`, which Safari has only since 2024.
    for (const over of [signal, AbortSignal.timeout(PATIENCE)])
      over.addEventListener("abort", answer);
    element.preload = "metadata";
    element.src = address;
  }).finally(() => {
    element.removeAttribute("src");
    URL.revokeObjectURL(address);
  });
}
