import type { Behaviour } from "../../../lib/machine/machine.ts";
import type { FileChanges, GuideChanges } from "../../../content/publishing/changesBetween.ts";
import type { HostLimit } from "../../../content/publishing/hostLimits.ts";
import type { Gap } from "../../coverage/counting/gap.ts";
import type { Others, WhyUnusable } from "../folder/inspectFolder.ts";
import type { Problem } from "../making/problem.ts";
import type { Progress } from "../making/progress.ts";

/** How a guide leaves the studio: as a zip, as one of what has changed, or into a folder. */
export type Target = "whole" | "difference" | "folder";

/** A guide that is made, as the screen tells of it. */
export type GuideSummary = {
  name: string;
  address: string;
  version: string;
  files: number;
  bytes: number;
  zipBytes: number;
  lost: readonly Gap[];
  limits: readonly HostLimit[];
  comparison?: Comparison;
};

/** The guide beside the one that was published before. */
export type Comparison = {
  /** Whether that one is known from this browser, or from the `guide.json` that somebody chose. */
  from: "here" | "live";
  made: string;
  /** Whether somebody else has published it since this draft was published last. */
  isUnseen: boolean;
  changes: Omit<GuideChanges, "files">;
  files: Pick<FileChanges, "bytes"> & { written: number; gone: number; packed: number };
};

/** What has to be answered before anything is replaced. */
export type Question = {
  /** When the guide that is there was made, which this draft does not know. */
  unseen?: string;
  /** What is in the folder beside the guide, and how much of it would be replaced. */
  others?: Others & { replaced: number };
};

export type Failure =
  | ({ kind: "failed" } & Problem)
  | { kind: "unusable"; why: WhyUnusable; name?: string };

export type Outcome =
  | Failure
  /** Whether a folder was left halfway. */
  | { kind: "stopped"; isHalfway: boolean }
  | { kind: "saved"; target: "whole" | "difference"; file: string; bytes: number }
  | { kind: "written"; folder: string; written: number; unchanged: number; removed: number };

export type PublishState =
  | { phase: "waiting"; outcome?: Failure | { kind: "stopped"; isHalfway: false } }
  | { phase: "making"; progress: Progress }
  | { phase: "faulty"; faults: readonly string[] }
  | { phase: "made"; guide: GuideSummary; outcome?: Outcome }
  /** A folder is being chosen, and looked into. */
  | { phase: "opening"; guide: GuideSummary }
  | { phase: "asking"; guide: GuideSummary; target: Target; question: Question }
  | { phase: "writing"; guide: GuideSummary; target: Target; progress: Progress };

export type PublishEvent =
  | { type: "makeAsked" }
  | { type: "progressed"; progress: Progress }
  | { type: "made"; guide: GuideSummary }
  | { type: "foundFaulty"; faults: readonly string[] }
  | { type: "failed"; failure: Failure }
  | { type: "stopAsked" }
  | { type: "compared"; comparison: Comparison }
  | { type: "targetChosen"; target: Target }
  | { type: "folderOpened"; question?: Question }
  | { type: "nothingChosen" }
  | { type: "agreed" }
  | { type: "declined" }
  | { type: "done"; outcome: Outcome };

export type PublishActivity =
  | { do: "make" }
  | { do: "openFolder" }
  | { do: "write"; target: Target };

export const publishBehaviour: Behaviour<PublishState, PublishEvent, PublishActivity> = {
  initial: { phase: "waiting" },
  reduce,
  activity(state) {
    switch (state.phase) {
      case "making":
        return { do: "make" };
      case "opening":
        return { do: "openFolder" };
      case "writing":
        return { do: "write", target: state.target };
      default:
        return undefined;
    }
  },
};

const nothingDone = { done: 0, of: 1 };

function reduce(state: PublishState, event: PublishEvent): PublishState {
  switch (event.type) {
    case "makeAsked":
      if (isBusy(state)) return state;
      return { phase: "making", progress: { step: "making", ...nothingDone } };
    case "progressed":
      if (state.phase !== "making" && state.phase !== "writing") return state;
      return { ...state, progress: event.progress };
    case "made":
      return state.phase === "making" ? { phase: "made", guide: event.guide } : state;
    case "foundFaulty":
      return state.phase === "making" ? { phase: "faulty", faults: event.faults } : state;
    case "failed":
      if (state.phase === "making") return { phase: "waiting", outcome: event.failure };
      return "guide" in state
        ? { phase: "made", guide: state.guide, outcome: event.failure }
        : state;
    case "stopAsked":
      return stopped(state);
    case "compared":
      if (state.phase !== "made") return state;
      return { phase: "made", guide: { ...state.guide, comparison: event.comparison } };
    case "targetChosen":
      return state.phase === "made" ? begin(state.guide, event.target) : state;
    case "folderOpened":
      if (state.phase !== "opening") return state;
      return askOrWrite(state.guide, "folder", event.question);
    case "nothingChosen":
      return state.phase === "opening" ? { phase: "made", guide: state.guide } : state;
    case "agreed":
      return state.phase === "asking" ? write(state.guide, state.target) : state;
    case "declined":
      return state.phase === "asking" ? { phase: "made", guide: state.guide } : state;
    case "done":
      if (state.phase !== "writing") return state;
      return { phase: "made", guide: state.guide, outcome: event.outcome };
  }
}

/** A folder tells by itself which guide is in it; a zip goes where only the curator can look. */
function begin(guide: GuideSummary, target: Target): PublishState {
  if (target === "folder") return { phase: "opening", guide };
  if (target === "difference" && !guide.comparison) return { phase: "made", guide };
  const { comparison } = guide;
  const isUnseen = comparison?.from === "live" && comparison.isUnseen;
  return askOrWrite(guide, target, isUnseen ? { unseen: comparison.made } : undefined);
}

function askOrWrite(guide: GuideSummary, target: Target, question?: Question): PublishState {
  return question ? { phase: "asking", guide, target, question } : write(guide, target);
}

function write(guide: GuideSummary, target: Target): PublishState {
  return { phase: "writing", guide, target, progress: { step: "writing", ...nothingDone } };
}

function stopped(state: PublishState): PublishState {
  if (state.phase === "making")
    return { phase: "waiting", outcome: { kind: "stopped", isHalfway: false } };
  if (state.phase === "opening") return { phase: "made", guide: state.guide };
  if (state.phase !== "writing") return state;
  const isHalfway = state.target === "folder";
  return { phase: "made", guide: state.guide, outcome: { kind: "stopped", isHalfway } };
}

export function isBusy({ phase }: PublishState): boolean {
  return phase === "making" || phase === "opening" || phase === "writing";
}
