import { expect, it } from "vitest";
import {
  publishBehaviour,
  type Comparison,
  type GuideSummary,
  type PublishActivity,
  type PublishEvent,
  type PublishState,
} from "./publishBehaviour.ts";

const guide: GuideSummary = {
  name: "museo",
  address: "https://guida.museo.it",
  version: "v2",
  files: 3,
  bytes: 30,
  zipBytes: 20,
  lost: [],
  limits: [],
};
const comparison: Comparison = {
  from: "here",
  made: "2026-11-17T09:30:00.000Z",
  isUnseen: false,
  changes: {
    languages: [],
    works: [],
    tour: [],
    isAppNew: false,
    isAddressNew: false,
    isNameNew: false,
  },
  files: { written: 1, gone: 0, bytes: 10, packed: 5 },
};
const live: Comparison = { ...comparison, from: "live", isUnseen: true };
const making = { step: "making", done: 1, of: 2 } as const;
const writing = { step: "writing", done: 1, of: 2 } as const;
const full = { kind: "failed", problem: "full", details: "" } as const;
const others = { names: ["a.txt"], count: 1, replaced: 0 };
const saved = { kind: "saved", target: "whole", file: "museo.zip", bytes: 20 } as const;

const asked: PublishEvent = { type: "makeAsked" };
const made: PublishEvent = { type: "made", guide };
const compared: PublishEvent = { type: "made", guide: { ...guide, comparison } };
const chosen = (target: "whole" | "difference" | "folder"): PublishEvent => ({
  type: "targetChosen",
  target,
});
const opened: PublishEvent = { type: "folderOpened" };

it.each<[what: string, events: PublishEvent[], state: object, activity?: PublishActivity]>([
  ["nothing is done before it is asked for", [], { phase: "waiting" }],
  ["a guide is made", [asked], { phase: "making" }, { do: "make" }],
  [
    "which tells how far it is, and is not begun anew",
    [asked, { type: "progressed", progress: making }, asked],
    { phase: "making", progress: making },
    { do: "make" },
  ],
  ["it is made", [asked, made], { phase: "made", guide }],
  [
    "it is faulty",
    [asked, { type: "foundFaulty", faults: ["a"] }],
    { phase: "faulty", faults: ["a"] },
  ],
  [
    "it fails, and can be tried again",
    [asked, { type: "failed", failure: full }],
    { phase: "waiting", outcome: full },
  ],
  [
    "making is stopped",
    [asked, { type: "stopAsked" }],
    { phase: "waiting", outcome: { kind: "stopped", isHalfway: false } },
  ],
  [
    "what was stopped and is made all the same is nobody’s",
    [asked, { type: "stopAsked" }, made],
    { phase: "waiting" },
  ],
  [
    "nothing leaves before it is made",
    [asked, chosen("whole")],
    { phase: "making" },
    { do: "make" },
  ],
  [
    "the whole is saved",
    [asked, made, chosen("whole")],
    { phase: "writing" },
    { do: "write", target: "whole" },
  ],
  [
    "and was saved",
    [asked, made, chosen("whole"), { type: "done", outcome: saved }],
    { phase: "made", outcome: saved },
  ],
  [
    "without one of before there is no difference",
    [asked, made, chosen("difference")],
    { phase: "made" },
  ],
  [
    "the difference is saved",
    [asked, compared, chosen("difference")],
    { phase: "writing" },
    { do: "write", target: "difference" },
  ],
  [
    "a guide.json that somebody chose is compared",
    [asked, made, { type: "compared", comparison }],
    { phase: "made", guide: { comparison } },
  ],
  [
    "over a newer guide nothing is saved without a question",
    [asked, made, { type: "compared", comparison: live }, chosen("difference")],
    { phase: "asking", target: "difference", question: { unseen: live.made } },
  ],
  [
    "nor the whole",
    [asked, made, { type: "compared", comparison: live }, chosen("whole")],
    { phase: "asking", target: "whole" },
  ],
  [
    "which may be declined",
    [asked, made, { type: "compared", comparison: live }, chosen("whole"), { type: "declined" }],
    { phase: "made" },
  ],
  [
    "or agreed to",
    [asked, made, { type: "compared", comparison: live }, chosen("whole"), { type: "agreed" }],
    { phase: "writing", target: "whole" },
    { do: "write", target: "whole" },
  ],
  [
    "a folder is chosen",
    [asked, made, chosen("folder")],
    { phase: "opening" },
    { do: "openFolder" },
  ],
  ["or is not", [asked, made, chosen("folder"), { type: "nothingChosen" }], { phase: "made" }],
  [
    "an empty one is written",
    [asked, made, chosen("folder"), opened],
    { phase: "writing", target: "folder" },
    { do: "write", target: "folder" },
  ],
  [
    "in one with other things it is asked",
    [asked, made, chosen("folder"), { type: "folderOpened", question: { others } }],
    { phase: "asking", target: "folder", question: { others } },
  ],
  [
    "one of another museum is refused, and the guide is still there",
    [
      asked,
      made,
      chosen("folder"),
      { type: "failed", failure: { kind: "unusable", why: "otherMuseum", name: "Altro" } },
    ],
    { phase: "made", guide, outcome: { kind: "unusable", why: "otherMuseum" } },
  ],
  [
    "a full disk leaves the guide that was made",
    [asked, made, chosen("folder"), opened, { type: "failed", failure: full }],
    { phase: "made", guide, outcome: full },
  ],
  [
    "a folder that is stopped is left halfway",
    [asked, made, chosen("folder"), opened, { type: "stopAsked" }],
    { phase: "made", outcome: { kind: "stopped", isHalfway: true } },
  ],
  [
    "a zip that is stopped is not",
    [asked, compared, chosen("difference"), { type: "stopAsked" }],
    { phase: "made", outcome: { kind: "stopped", isHalfway: false } },
  ],
  [
    "how far it is, is told while it is written",
    [asked, made, chosen("folder"), opened, { type: "progressed", progress: writing }],
    { phase: "writing", progress: writing },
    { do: "write", target: "folder" },
  ],
  [
    "what was said of one try is gone with the next",
    [asked, made, chosen("whole"), { type: "done", outcome: saved }, chosen("folder")],
    { phase: "opening" },
    { do: "openFolder" },
  ],
  [
    "another guide is made in its place",
    [asked, made, chosen("whole"), { type: "done", outcome: saved }, asked],
    { phase: "making" },
    { do: "make" },
  ],
  [
    "what comes too late is dropped",
    [
      opened,
      { type: "agreed" },
      { type: "declined" },
      { type: "done", outcome: saved },
      { type: "stopAsked" },
      { type: "failed", failure: full },
      { type: "nothingChosen" },
      { type: "compared", comparison },
      { type: "progressed", progress: making },
    ],
    { phase: "waiting" },
  ],
])("%s", (_, events, state, activity) => {
  const reached = events.reduce<PublishState>(publishBehaviour.reduce, publishBehaviour.initial);
  expect(reached).toMatchObject(state);
  expect(publishBehaviour.activity(reached)).toEqual(activity);
});
