import { expect, it } from "vitest";
import {
  recordingRefusals,
  refusalOfFile,
  refusalOfSound,
  type RecordingRefusal,
} from "./recordingRefusals.ts";

it.each<[title: string, size: number, refusal: RecordingRefusal | undefined]>([
  ["a file with nothing in it is refused", 0, "empty"],
  ["an ordinary recording is opened", 570_000, undefined],
  ["a large one is opened", 200_000_000, undefined],
  ["one that would fill the memory is refused", 200_000_001, "tooLarge"],
])("%s", (_, size, refusal) => {
  expect(refusalOfFile({ size })).toBe(refusal);
});

it.each<[title: string, seconds: number, loudest: number, refusal: RecordingRefusal | undefined]>([
  ["a description is taken", 95, 0.5, undefined],
  ["a quiet one is taken", 95, 0.01, undefined],
  ["twenty minutes are taken", 1200, 0.5, undefined],
  ["more than that is refused", 1201, 0.5, "tooLong"],
  ["a film without sound is refused", 0, 0, "notSound"],
  ["a recording of a microphone that was off is refused", 95, 0.001, "silent"],
])("%s", (_, seconds, loudest, refusal) => {
  expect(refusalOfSound(seconds, loudest)).toBe(refusal);
});

it("a sound too short for its sentences is refused", () => {
  expect(refusalOfSound(2, 0.5, 24)).toBe("tooShort");
  expect(refusalOfSound(24, 0.5, 24)).toBeUndefined();
});

it.each(Object.entries(recordingRefusals))("%s says what to do", (_, words) => {
  expect(words).toMatch(/riprova|scegli|trascina|Ascoltala/i);
  expect(words).toMatch(/\.$/);
  expect(words).not.toMatch(/['!"]/);
});
