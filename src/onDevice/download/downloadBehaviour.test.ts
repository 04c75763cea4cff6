import { expect, it } from "vitest";
import { downloadBehaviour, type DownloadEvent, type DownloadState } from "./downloadBehaviour.ts";

const { initial, reduce, activity } = downloadBehaviour;

const looking: DownloadState = { phase: "looking" };
const absent: DownloadState = { phase: "stopped", done: 0 };
const begun: DownloadState = { phase: "stopped", done: 300 };
const disconnected: DownloadState = { phase: "stopped", done: 300, problem: "network" };
const full: DownloadState = { phase: "stopped", done: 300, problem: "full" };
const downloading: DownloadState = { phase: "downloading", done: 300 };
const kept: DownloadState = { phase: "kept" };
const removing: DownloadState = { phase: "removing" };

const found = (done: number, isWhole = false): DownloadEvent => ({ type: "found", done, isWhole });

it("begins by looking", () => {
  expect(initial).toEqual(looking);
});

it.each<[DownloadState, DownloadEvent, DownloadState]>([
  [looking, found(0), absent],
  [looking, found(300), begun],
  [looking, found(900, true), kept],
  // A tap may come before it is known which files are on the device.
  [looking, { type: "downloadAsked" }, { phase: "downloading", done: 0 }],
  [absent, { type: "downloadAsked" }, { phase: "downloading", done: 0 }],
  [begun, { type: "downloadAsked" }, downloading],
  [full, { type: "downloadAsked" }, downloading],
  [{ phase: "downloading", done: 0 }, found(300), downloading],
  // All of it came in another tab: this download still ends by `allKept`.
  [downloading, found(900, true), { phase: "downloading", done: 900 }],
  [downloading, { type: "fileKept", bytes: 200 }, { phase: "downloading", done: 500 }],
  [downloading, { type: "allKept" }, kept],
  [downloading, { type: "stopped" }, begun],
  [downloading, { type: "failed", problem: "network" }, disconnected],
  [downloading, { type: "failed", problem: "full" }, full],
  [disconnected, { type: "online" }, downloading],
  [kept, { type: "removalAsked" }, removing],
  [begun, { type: "removalAsked" }, removing],
  [removing, found(0), absent],
  [kept, { type: "screenShown" }, looking],
  [begun, { type: "screenShown" }, looking],
])("%j, %j: %j", (state, event, next) => {
  expect(reduce(state, event)).toEqual(next);
});

it.each<[DownloadState, DownloadEvent]>([
  [kept, { type: "downloadAsked" }],
  [downloading, { type: "downloadAsked" }],
  [downloading, { type: "removalAsked" }],
  [downloading, { type: "screenShown" }],
  [full, { type: "screenShown" }],
  [full, { type: "online" }],
  [begun, { type: "online" }],
  [begun, { type: "fileKept", bytes: 200 }],
  [begun, { type: "allKept" }],
  [kept, { type: "stopped" }],
])("%j, %j: stays", (state, event) => {
  expect(reduce(state, event)).toBe(state);
});

it.each<[DownloadState, string | undefined]>([
  [looking, "look"],
  [downloading, "download"],
  [removing, "remove"],
  [disconnected, "awaitNetwork"],
  [full, undefined],
  [begun, undefined],
  [kept, undefined],
])("%j does %s", (state, wanted) => {
  expect(activity(state)?.do).toBe(wanted);
});
