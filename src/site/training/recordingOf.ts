import { fromWebVtt } from "../../lib/sound/webVtt.js";
import manifest from "./recordings/manifest.json";
import { spoken } from "./words/spoken.ts";

/** A recording of the course, and when each of its sentences begins, in seconds. */
export type CourseRecording = {
  name: string;
  src: string;
  seconds: number;
  begins: ReadonlyMap<object, readonly number[]>;
};

const sounds = import.meta.glob<string>("./recordings/it/*.mp3", {
  eager: true,
  query: "?url",
  import: "default",
});
const timings = import.meta.glob<string>("./recordings/it/*.vtt", {
  eager: true,
  query: "?raw",
  import: "default",
});
const recorded: Partial<Record<string, { seconds: number }>> = manifest.it;

/** The recording of this name; `undefined` until `npm run voices` has made it. */
export function recordingOf(name: string): CourseRecording | undefined {
  const src = sounds[`./recordings/it/${name}.mp3`];
  const timing = timings[`./recordings/it/${name}.vtt`];
  const { seconds } = recorded[name] ?? {};
  if (!src || !timing || !seconds) return undefined;
  const cues = fromWebVtt(timing).values();
  const begins = new Map<object, readonly number[]>();
  for (const { of, says } of spoken[name] ?? []) {
    const times = says.map(() => cues.next().value?.start ?? seconds);
    if (of) begins.set(of, times);
  }
  return { name, src, seconds, begins };
}
