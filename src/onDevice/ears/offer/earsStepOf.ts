import type { EarsSize } from "../../../catalogue/earsFiles.ts";
import type { DownloadProblem } from "../../../platform/offline/visitDownload.ts";
import type { AbleSize, EarsState } from "../earsBehaviour.ts";
import type { DownloadState } from "../../download/downloadBehaviour.ts";

/** How far the visitor has come with speech recognition on the device, and what is next. */
export type EarsStep =
  | { step: "check"; problem?: "network" }
  | { step: "checking" }
  | { step: "unable" }
  | { step: "download"; able: readonly [AbleSize, ...AbleSize[]] }
  | { step: "downloading"; size: EarsSize; done: number }
  /** A download has begun and does not go on. */
  | { step: "goOn"; size: EarsSize; done: number; problem?: DownloadProblem }
  | { step: "removing"; size: EarsSize }
  | { step: "kept"; size: EarsSize; isChosen: boolean };

export type Download = { size: EarsSize; state: DownloadState };

/**
 * `downloads`: how far each size is that the museum offers, from small to large. `undefined`
 * until it is known what the device holds: a visitor would check a device that has passed.
 */
export function earsStepOf(
  device: EarsState,
  downloads: readonly Download[],
  chosen: EarsSize | undefined,
): EarsStep | undefined {
  const furthest = downloads.reduce(
    (best, each) => (rankOf(each, chosen) >= rankOf(best, chosen) ? each : best),
    downloads[0]!,
  );
  if (rankOf(furthest, chosen) > 0) return keptStep(furthest, chosen);
  switch (device.phase) {
    case "untried":
      if (downloads.some(({ state }) => state.phase === "looking")) return undefined;
      return { step: "check", ...(device.problem && { problem: device.problem }) };
    case "trying":
      return { step: "checking" };
    case "able":
      return { step: "download", able: device.sizes };
    case "unable":
      return { step: "unable" };
  }
}

/** Where there are several sizes, what is going on is shown before what is at rest. */
function rankOf({ size, state }: Download, chosen: EarsSize | undefined) {
  switch (state.phase) {
    case "downloading":
      return 5;
    case "removing":
      return 4;
    case "kept":
      return size === chosen ? 3 : 2;
    case "stopped":
      return state.done > 0 || state.problem ? 1 : 0;
    case "looking":
      return size === chosen ? 3 : 0;
  }
}

function keptStep({ size, state }: Download, chosen: EarsSize | undefined): EarsStep {
  switch (state.phase) {
    case "downloading":
      return { step: "downloading", size, done: state.done };
    case "removing":
      return { step: "removing", size };
    case "stopped":
      return {
        step: "goOn",
        size,
        done: state.done,
        ...(state.problem && { problem: state.problem }),
      };
    // What was chosen is taken to be on the device until it is found not to be.
    case "looking":
    case "kept":
      return { step: "kept", size, isChosen: size === chosen };
  }
}
