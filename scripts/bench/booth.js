import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { runnerImport } from "vite";
import { fromWebVtt } from "../../src/lib/webVtt.js";
import { folderOf } from "../museums/folders.js";
import { inProject } from "../project.js";
import { listen } from "../voices/listen.js";
import { median } from "./median.js";

/** In seconds: as long as the description of a work may be. */
const LENGTH = 90;
/** How many seconds of a recording are put together in one. */
const SPEED = 20;

/**
 * Measures how fast the booth makes a recording of sentences: evened out, joined, mastered and
 * encoded. Answers whether that is fast enough.
 */
export async function benchBooth() {
  const { module } = await runnerImport(inProject("src/studio/sound/soundTasks.ts"));
  const { soundTasks } = /** @type {typeof import("../../src/studio/sound/soundTasks.ts")} */ (
    module
  );
  const program = createRequire(import.meta.url).resolve("wasm-media-encoders/wasm/mp3");
  const wasm = new Uint8Array(readFileSync(program));
  const sentences = await read();
  /** @type {number[]} */
  const speeds = [];
  // The first is slower: the encoder is made ready.
  for (const _ of ["first", "second", "third", "fourth"]) {
    const began = performance.now();
    const { figures } = await soundTasks.recording(sentences, wasm);
    speeds.push(figures.seconds / ((performance.now() - began) / 1000));
  }
  const speed = median(speeds.slice(1));
  const isMet = speed >= SPEED;
  console.log(`\nA recording of ${LENGTH} s is put together, in seconds of sound a second`);
  console.log(`  ${isMet ? "met   " : "MISSED"} ${speed.toFixed(0)} (target ${SPEED})`);
  return isMet;
}

/** The sentences of real recordings, until they are long enough. */
async function read() {
  const folder = `${folderOf("galleria-borghese")}/recordings/it`;
  const sentences = [];
  let seconds = 0;
  for (const clip of ["apollo", "davide", "andromeda"]) {
    const { samples, sampleRate } = await listen(readFileSync(`${folder}/${clip}.mp3`));
    for (const { start, end } of fromWebVtt(readFileSync(`${folder}/${clip}.vtt`, "utf8"))) {
      if (seconds >= LENGTH) return sentences;
      const part = samples.slice(Math.round(start * sampleRate), Math.round(end * sampleRate));
      sentences.push({ samples: part, startsParagraph: sentences.length % 4 === 0 });
      seconds += end - start;
    }
  }
  return sentences;
}
