import { sha256 } from "../../../content/packing/manifest.ts";
import { loudness } from "../../../lib/sound/loudness.js";
import { pausesOf } from "../../../lib/sound/pauses.js";
import { draftFiles } from "../../../platform/drafts/draftFiles.ts";
import type { FileDocument } from "../../draft/documents/fileDocument.ts";
import { encodeMp3, MP3_RATE } from "./making/encodeMp3.ts";
import { joinSounds } from "./making/joinSounds.ts";
import { evenLoudness } from "./levels/evenLoudness.ts";
import { masterRecording } from "./making/masterRecording.ts";
import { fillPauses } from "./making/fillPauses.ts";
import { sentencesAtPauses } from "./takes/sentencesAtPauses.ts";
import { measureSilence, measureSpeech } from "./room/measureRoom.ts";
import type { Sound } from "./sound.ts";
import { spokenPart } from "./takes/spokenPart.ts";
import type { TakeFigures } from "../../draft/documents/boothDocument.ts";
import { measureTake } from "./takes/measureTake.ts";
import { truePeak } from "./levels/truePeak.ts";
import { encodeWav } from "./making/wav.ts";
import { waveform } from "./making/waveform.ts";

/** A take as a file, what was measured, and where in it somebody speaks, in seconds. */
export type MeasuredTake = {
  part: { from: number; to: number } | undefined;
  figures: TakeFigures;
  wav: Uint8Array;
};

/** A recording for visitors, when each sentence of it is heard, and what was measured. */
export type FinishedRecording = {
  mp3: Uint8Array;
  cues: [start: number, end: number][];
  /** In LUFS, dB and seconds. */
  figures: { loudness: number; peak: number; seconds: number };
};

/** What the worker for sound can be asked for. */
export const soundTasks = {
  take,
  recording,
  keep,
  silence: measureSilence,
  speech: measureSpeech,
  sentences: sentencesAtPauses,
  waveform,
};

function take(sound: Sound, longest?: number): MeasuredTake {
  const part = spokenPart(sound);
  return { part, figures: measureTake(sound, part, longest), wav: encodeWav(sound) };
}

/**
 * Makes a recording of sentences at `MP3_RATE`, with the pauses of `clip`; `wasm`: the encoder, where it
 * cannot be fetched, as in Node.
 */
async function recording(
  sentences: readonly { samples: Float32Array; startsParagraph: boolean }[],
  clip: string,
  wasm?: Uint8Array,
): Promise<FinishedRecording> {
  const even = evenLoudness(
    sentences.map(({ samples }) => samples),
    MP3_RATE,
  );
  const parts = sentences.map(({ startsParagraph }, n) => ({ samples: even[n]!, startsParagraph }));
  const row = joinSounds(parts, pausesOf(clip), MP3_RATE);
  const master = masterRecording(fillPauses(row, MP3_RATE), MP3_RATE);
  const figures = {
    loudness: loudness(master, MP3_RATE),
    peak: truePeak(master),
    seconds: master.length / MP3_RATE,
  };
  return { mp3: await encodeMp3(master, wasm), cues: row.cues, figures };
}

async function keep(draft: string, bytes: Uint8Array): Promise<FileDocument> {
  const checksum = await sha256(bytes as Uint8Array<ArrayBuffer>);
  await draftFiles.keep(draft, checksum, bytes);
  return { sha256: checksum, bytes: bytes.length };
}
