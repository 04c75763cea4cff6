import { expect, it } from "vitest";
import { collectSamples } from "./collectSamples.ts";

it.each([
  ["in chunks that fit", [2, 2, 2]],
  ["in one that is longer than what is asked for", [9]],
  ["in chunks of which the last is too long", [5, 5]],
])("what is heard in the next seconds is whole, %s", async (_, lengths) => {
  const { microphone, hear, isWatched } = pretended();
  const sound = collectSamples(microphone, 0.5, new AbortController().signal);
  let next = 1;
  for (const length of lengths) hear(Float32Array.from({ length }, () => next++));
  expect(await sound).toEqual({ samples: Float32Array.of(1, 2, 3, 4, 5, 6), rate: 12 });
  expect(isWatched()).toBe(false);
});

it("nobody listens any more when somebody leaves", async () => {
  const { microphone, hear, isWatched } = pretended();
  const leaving = new AbortController();
  const sound = collectSamples(microphone, 0.5, leaving.signal);
  hear(Float32Array.of(1, 2));
  expect(isWatched()).toBe(true);
  leaving.abort();
  await expect(sound).rejects.toThrow("Somebody left");
  expect(isWatched()).toBe(false);
});

/** A microphone of twelve samples in a second. */
function pretended() {
  const watchers = new Set<(chunk: Float32Array) => void>();
  const watch = (onHeard: (chunk: Float32Array) => void) => {
    watchers.add(onHeard);
    return () => void watchers.delete(onHeard);
  };
  return {
    microphone: { rate: 12, watch },
    hear: (chunk: Float32Array) => watchers.forEach((onHeard) => onHeard(chunk)),
    isWatched: () => watchers.size > 0,
  };
}
