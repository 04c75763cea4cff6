import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { beforeAll, describe, expect, it } from "vitest";
import { fromWebVtt } from "../../../lib/sound/webVtt.js";
import { measureMp3 } from "../../../../scripts/voices/checking/measureMp3.js";
import { MP3_RATE } from "./making/encodeMp3.ts";
import { hiss, sequence, mix } from "./fixtures/sounds.ts";
import { levelsOf, meanLevel } from "./levels/levelsOf.ts";
import { fadeEdges } from "./making/fadeEdges.ts";
import { soundTasks, type FinishedRecording } from "./soundTasks.ts";
import { truePeak } from "./levels/truePeak.ts";
import { decodeWav } from "./making/wav.ts";

const wasm = readFileSync(createRequire(import.meta.url).resolve("wasm-media-encoders/wasm/mp3"));

describe("a recording put together of sentences, some read softly and some loudly", () => {
  let read: Float32Array[];
  let made: FinishedRecording;
  let heard: Awaited<ReturnType<typeof measureMp3>>;

  beforeAll(async () => {
    read = await sentences();
    const uneven = read.map((samples, n) => samples.map((sample) => sample * (n % 2 ? 0.3 : 0.6)));
    made = await soundTasks.recording(
      uneven.map((samples, n) => ({ samples, startsParagraph: n === 2 })),
      "apollo",
      wasm,
    );
    heard = await measureMp3(made.mp3);
  });

  it("is as loud as every other, as a decoder hears it", () => {
    expect(Math.abs(heard.loudness + 16)).toBeLessThan(0.3);
    expect(truePeak(heard.samples)).toBeLessThan(-1.5);
  });

  it("has every sentence where its timing says, to within 5 ms", () => {
    expect(made.cues).toHaveLength(read.length);
    for (const [place, samples] of read.entries())
      expect(Math.abs(shiftOf(heard.samples, samples, made.cues[place]![0]))).toBeLessThan(0.005);
  });

  it("is told about as it is heard", () => {
    expect(Math.abs(made.figures.loudness - heard.loudness)).toBeLessThan(0.2);
    expect(Math.abs(made.figures.seconds - heard.seconds)).toBeLessThan(0.1);
    expect(made.figures.seconds).toBeGreaterThan(made.cues.at(-1)![1]);
  });
});

it("in the pauses of a recording the room of whoever reads goes on", async () => {
  const rooms = (await sentences()).slice(0, 3).map((voice) => {
    const samples = mix(sequence(MP3_RATE, 0.15, voice, 0.25), hiss(20, -55));
    return fadeEdges({ samples, rate: MP3_RATE }, 0, samples.length / MP3_RATE);
  });
  const parts = rooms.map((samples) => ({ samples, startsParagraph: true }));
  const made = await soundTasks.recording(parts, "apollo", wasm);
  const heard = await measureMp3(made.mp3);
  const level = (from: number, to: number) =>
    meanLevel(
      levelsOf({ samples: heard.samples.slice(from * MP3_RATE, to * MP3_RATE), rate: MP3_RATE }),
    );
  for (const [n, [start]] of made.cues.slice(1).entries()) {
    const pause = level(made.cues[n]![1] + 0.05, start - 0.05);
    expect(Math.abs(pause - level(start + 0.02, start + 0.12))).toBeLessThan(3);
  }
});

describe("a take", () => {
  it("is kept whole, and measured where somebody speaks", async () => {
    const [voice = new Float32Array()] = await sentences();
    const samples = new Float32Array(voice.length + 2 * MP3_RATE);
    samples.set(voice, MP3_RATE);
    const { part, figures, wav } = soundTasks.take({ samples, rate: MP3_RATE });
    expect(part?.from).toBeGreaterThan(0.5);
    expect(part?.to).toBeLessThan(samples.length / MP3_RATE - 0.5);
    expect(figures.flaws).not.toContain("silent");
    expect(decodeWav(wav)?.samples).toHaveLength(samples.length);
  });
});

/** In seconds: by how much a sentence is heard later than `due`, by how alike they are. */
function shiftOf(whole: Float32Array, sentence: Float32Array, due: number) {
  const start = Math.round(due * MP3_RATE);
  let [best, most] = [0, -Infinity];
  for (let shift = -240; shift <= 240; shift++) {
    let sum = 0;
    for (let n = 0; n < sentence.length; n += 3)
      sum += (whole[start + shift + n] ?? 0) * sentence[n]!;
    if (sum > most) [best, most] = [shift, sum];
  }
  return best / MP3_RATE;
}

async function sentences() {
  const file = "museums/galleria-borghese/recordings/it/apollo";
  const { samples } = await measureMp3(readFileSync(`${file}.mp3`));
  return fromWebVtt(readFileSync(`${file}.vtt`, "utf8"))
    .slice(0, 4)
    .map(({ start, end }) =>
      samples.slice(Math.round(start * MP3_RATE), Math.round(end * MP3_RATE)),
    );
}
