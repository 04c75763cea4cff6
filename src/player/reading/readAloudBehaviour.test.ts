import { expect, it } from "vitest";
import {
  readAloudBehaviour,
  type ReadAloudEvent,
  type ReadAloudState,
} from "./readAloudBehaviour.ts";

const { initial, reduce, activity } = readAloudBehaviour;

const ready: ReadAloudState = { phase: "ready" };
const starting: ReadAloudState = { phase: "starting", from: 0 };
const reading: ReadAloudState = { phase: "reading", from: 0, sentence: 3 };
const interrupted: ReadAloudState = { phase: "interrupted", sentence: 3 };
const failed: ReadAloudState = { phase: "failed", sentence: 3, problem: "silent" };
const ended: ReadAloudState = { phase: "ended" };

const read: ReadAloudEvent = { type: "readPressed" };
const stop: ReadAloudEvent = { type: "stopPressed" };
const begun: ReadAloudEvent = { type: "sentenceBegun", sentence: 3 };
const fails: ReadAloudEvent = { type: "failed", problem: "silent" };

it("begins in silence", () => {
  expect(initial).toEqual(ready);
});

it.each<[ReadAloudState, ReadAloudEvent, ReadAloudState]>([
  [ready, read, starting],
  [ended, read, starting],
  // What was not stopped by the visitor goes on where it was.
  [interrupted, read, { phase: "starting", from: 3 }],
  [failed, read, { phase: "starting", from: 3 }],
  [starting, begun, reading],
  [{ ...reading, sentence: 2 }, begun, reading],
  [starting, stop, ready],
  [reading, stop, ready],
  [starting, { type: "interrupted" }, { phase: "interrupted", sentence: 0 }],
  [{ phase: "starting", from: 3 }, { type: "interrupted" }, interrupted],
  [reading, { type: "interrupted" }, interrupted],
  [starting, fails, { ...failed, sentence: 0 }],
  [reading, fails, failed],
  [starting, { type: "ended" }, ended],
  [reading, { type: "ended" }, ended],
])("%j, %j: %j", (state, event, next) => {
  expect(reduce(state, event)).toEqual(next);
});

it.each<[ReadAloudState, ReadAloudEvent]>([
  [starting, read],
  [reading, read],
  ...[ready, interrupted, failed, ended].flatMap((state) =>
    [stop, begun, fails, { type: "interrupted" } as const, { type: "ended" } as const].map(
      (event): [ReadAloudState, ReadAloudEvent] => [state, event],
    ),
  ),
])("%j stays as it is after %j", (state, event) => {
  expect(reduce(state, event)).toBe(state);
});

it.each([starting, reading])("reads in %j, and does not begin anew", (state) => {
  expect(activity(state)).toEqual({ do: "read", from: 0 });
});

it.each([ready, interrupted, failed, ended])("is silent in %j", (state) => {
  expect(activity(state)).toBeUndefined();
});
