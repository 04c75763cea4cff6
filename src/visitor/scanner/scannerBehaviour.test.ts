import { describe, expect, it } from "vitest";
import { scannerBehaviour, type ScannerEvent, type ScannerState } from "./scannerBehaviour.ts";

const { initial, reduce, activity } = scannerBehaviour("galleria-borghese");

const inactive: ScannerState = { phase: "inactive", wasOn: false };
const off: ScannerState = { phase: "inactive", wasOn: true };
const asking: ScannerState = { phase: "asking" };
const scanning: ScannerState = { phase: "scanning", isSlow: false };
const slow: ScannerState = { phase: "scanning", isSlow: true };
const away: ScannerState = { phase: "away" };
const found: ScannerState = { phase: "found", destination: { is: "artwork", id: "3" } };
const captions: ScannerState = { phase: "found", destination: { is: "transcription" } };
const foreign: ScannerState = { phase: "foreign", code: { is: "text", text: "Ciao" } };
const blocked: ScannerState = { phase: "blocked", problem: "refused" };

const ours = "https://varco.example/galleria-borghese/artwork/3";
const codesSeen = (...texts: string[]): ScannerEvent => ({ type: "codesSeen", texts });

it("begins with the camera off", () => {
  expect(initial).toEqual(inactive);
});

it.each<[ScannerState, ScannerEvent, ScannerState]>([
  [inactive, { type: "cameraAsked" }, asking],
  // The page of the work may not come: the visitor can then scan again, or stop.
  [found, { type: "cameraAsked" }, asking],
  [found, { type: "stopped" }, off],
  [blocked, { type: "cameraAsked" }, asking],
  [foreign, { type: "cameraAsked" }, asking],
  [asking, { type: "cameraOpened" }, scanning],
  [asking, { type: "failed", problem: "absent" }, { phase: "blocked", problem: "absent" }],
  [scanning, { type: "failed", problem: "busy" }, { phase: "blocked", problem: "busy" }],
  [scanning, { type: "failed", problem: "decoder" }, { phase: "blocked", problem: "decoder" }],
  [scanning, { type: "nothingSeenForLong" }, slow],
  [asking, { type: "stopped" }, off],
  [slow, { type: "stopped" }, off],
  [blocked, { type: "stopped" }, off],
  [foreign, { type: "stopped" }, off],
  [foreign, { type: "alertClosed" }, off],
  [asking, { type: "pageHidden" }, away],
  [scanning, { type: "pageHidden" }, away],
  [away, { type: "pageShown" }, asking],
  [asking, codesSeen(ours), found],
  [scanning, codesSeen(ours), found],
  [slow, codesSeen(ours), found],
  [scanning, codesSeen("transcription"), captions],
  [scanning, codesSeen("https://varco.example/galleria-borghese/transcription"), captions],
  [scanning, codesSeen("Ciao"), foreign],
  [scanning, codesSeen("Ciao", ours), found],
  [scanning, codesSeen("Ciao", "Addio"), foreign],
])("%j, %j: %j", (state, event, next) => {
  expect(reduce(state, event)).toEqual(next);
});

it.each<[ScannerState, ScannerEvent]>([
  // The dialog closes because the visitor scans again, so the camera stays on.
  [asking, { type: "alertClosed" }],
  [inactive, { type: "stopped" }],
  [scanning, { type: "cameraAsked" }],
  [inactive, { type: "cameraOpened" }],
  [inactive, { type: "pageShown" }],
  [inactive, codesSeen(ours)],
  [found, codesSeen("Ciao")],
])("%j stays as it is after %j", (state, event) => {
  expect(reduce(state, event)).toBe(state);
});

describe("the camera", () => {
  it.each([asking, scanning, slow])("is on in %j, and does not begin anew", (state) => {
    expect(activity(state)).toEqual({ do: "scan" });
  });

  it.each([inactive, foreign, blocked, found, away])("is off in %j", (state) => {
    expect(activity(state)).not.toEqual({ do: "scan" });
  });
});
