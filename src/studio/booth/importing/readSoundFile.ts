import { decodeSound } from "../../../platform/sound/decodeSound.ts";
import { soundDesk } from "../sound/soundDesk.ts";
import { wavOf } from "../sound/making/wav.ts";
import { inOrder } from "./waveform/moveEdge.ts";
import { pausesIn } from "./cutting/pausesIn.ts";
import { refusalOfFile, refusalOfSound, type RecordingRefusal } from "./recordingRefusals.ts";
import type { Region } from "./waveform/region.ts";
import { secondsOfFile } from "./secondsOfFile.ts";

/** A recording that the museum has, opened. */
export type Brought = {
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
): Promise<Brought | RecordingRefusal> {
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
    wav: new Blob([wavOf(sound)], { type: "audio/wav" }),
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
