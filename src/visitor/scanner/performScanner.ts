import type { Perform } from "../../lib/machine/machine.ts";
import { camera } from "../../platform/camera/camera.ts";
import { codes } from "../../platform/camera/codes.ts";
import { inUse } from "../../platform/storage/inUse.ts";
import { pageVisibility } from "../../platform/browser/pageVisibility.ts";
import { vibrate } from "../../platform/browser/vibration.ts";
import type { ScannerActivity, ScannerEvent } from "./scannerBehaviour.ts";

const LONG = 8_000;

export type ScannerPorts = {
  /** Where the visitor sees what the camera sees. */
  video: HTMLVideoElement | null;
  /** The text that every code of a work contains. */
  wanted: string;
};

export function performScanner({
  video,
  wanted,
}: ScannerPorts): Perform<ScannerActivity, ScannerEvent> {
  return (activity, send, signal) => {
    switch (activity.do) {
      case "scan":
        pageVisibility.watch(() => {
          if (pageVisibility.isHidden()) send({ type: "pageHidden" });
        }, signal);
        return void (video && scan(video, wanted, send, signal));
      case "awaitReturn":
        return pageVisibility.watch(() => {
          if (!pageVisibility.isHidden()) send({ type: "pageShown" });
        }, signal);
    }
  };
}

async function scan(
  video: HTMLVideoElement,
  wanted: string,
  send: (event: ScannerEvent) => void,
  signal: AbortSignal,
) {
  const problem = await camera.open(video, signal, () => send({ type: "failed", problem: "busy" }));
  if (signal.aborted) return;
  if (problem) return send({ type: "failed", problem });
  try {
    // The decoder may still be on its way: “scanning” is true only once it has read a frame.
    let texts = await codes.read(video, wanted);
    if (signal.aborted) return;
    send({ type: "cameraOpened" });
    const timer = setTimeout(() => send({ type: "nothingSeenForLong" }), LONG);
    signal.addEventListener("abort", () => clearTimeout(timer));
    while ((texts.length === 0 || isCovered()) && !signal.aborted) {
      // oxlint-disable-next-line no-await-in-loop -- One frame at a time, or they would queue up.
      texts = await codes.read(video, wanted);
    }
    if (signal.aborted) return;
    vibrate();
    inUse.note();
    send({ type: "codesSeen", texts });
  } catch {
    send({ type: "failed", problem: "decoder" });
  }
}

/** A visitor who is choosing a language or ending the visit is not aiming at a code. */
function isCovered() {
  return document.querySelector(":modal") !== null;
}
