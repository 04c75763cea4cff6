import { expect, it } from "vitest";
import type { EarsSize } from "../../../catalogue/earsFiles.ts";
import type { EarsState } from "../earsBehaviour.ts";
import { earsStepOf, type EarsStep } from "./earsStepOf.ts";
import type { DownloadState } from "../../download/downloadBehaviour.ts";

const untried: EarsState = { phase: "untried" };
const able: EarsState = { phase: "able", sizes: [{ size: "base", lag: 1.4 }] };
const looking: DownloadState = { phase: "looking" };
const absent: DownloadState = { phase: "stopped", done: 0 };
const begun: DownloadState = { phase: "stopped", done: 300 };
const full: DownloadState = { phase: "stopped", done: 0, problem: "full" };
const downloading: DownloadState = { phase: "downloading", done: 300 };
const kept: DownloadState = { phase: "kept" };
const removing: DownloadState = { phase: "removing" };

it.each<
  [
    what: string,
    device: EarsState,
    downloads: Partial<Record<EarsSize, DownloadState>>,
    chosen: EarsSize | undefined,
    step: EarsStep | undefined,
  ]
>([
  ["first the device is checked", untried, { base: absent }, undefined, { step: "check" }],
  [
    "nothing is asked before it is known what is kept",
    untried,
    { base: absent, small: looking },
    undefined,
    undefined,
  ],
  [
    "a check that did not come is said",
    { phase: "untried", problem: "network" },
    { base: absent },
    undefined,
    { step: "check", problem: "network" },
  ],
  ["then it is tried", { phase: "trying" }, { base: absent }, undefined, { step: "checking" }],
  ["a slow device", { phase: "unable" }, { base: absent }, undefined, { step: "unable" }],
  [
    "a fast one",
    able,
    { base: absent, small: absent },
    undefined,
    { step: "download", able: able.sizes },
  ],
  [
    "a download",
    able,
    { base: downloading },
    undefined,
    { step: "downloading", size: "base", done: 300 },
  ],
  ["one that stopped", able, { base: begun }, undefined, { step: "goOn", size: "base", done: 300 }],
  [
    "one that does not fit, before anything has come",
    able,
    { base: full },
    undefined,
    { step: "goOn", size: "base", done: 0, problem: "full" },
  ],
  // What was kept on an earlier day needs no check.
  [
    "what is kept",
    untried,
    { base: kept },
    undefined,
    { step: "kept", size: "base", isChosen: false },
  ],
  ["and chosen", untried, { base: kept }, "base", { step: "kept", size: "base", isChosen: true }],
  [
    "what was chosen, while it is looked for",
    untried,
    { base: looking },
    "base",
    { step: "kept", size: "base", isChosen: true },
  ],
  ["what was chosen and is gone", untried, { base: absent }, "base", { step: "check" }],
  [
    "the chosen one of two",
    untried,
    { base: kept, small: kept },
    "base",
    { step: "kept", size: "base", isChosen: true },
  ],
  [
    "the larger of two",
    untried,
    { base: kept, small: kept },
    undefined,
    { step: "kept", size: "small", isChosen: false },
  ],
  ["one that is removed", able, { base: removing }, undefined, { step: "removing", size: "base" }],
])("%s", (_, device, downloads, chosen, step) => {
  const sizes = Object.entries(downloads).map(([size, state]) => ({
    size: size as EarsSize,
    state,
  }));
  expect(earsStepOf(device, sizes, chosen)).toEqual(step);
});
