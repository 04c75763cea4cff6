import type { Perform } from "../../lib/machine/machine.ts";
import type { Ears } from "../../catalogue/catalogue.ts";
import type { EarsSize } from "../../catalogue/earsFiles.ts";
import type { EarsSpeed } from "../../platform/ears/earsMessages.ts";
import { lagOf } from "../../platform/ears/lagOf.ts";
import { network } from "../../platform/offline/network.ts";
import type { AbleSize, EarsActivity, EarsEvent } from "./earsBehaviour.ts";
import { measuredSpeed } from "./measuredSpeed.ts";

/** Tries the device for the sizes that a museum has published, from small to large. */
export function performEars(offered: readonly Ears[]): Perform<EarsActivity, EarsEvent> {
  const sizes = offered.map(({ size }) => size);
  return (_, send, signal) => void tryDevice(offered[0]!.files, sizes, send, signal);
}

async function tryDevice(
  files: string,
  sizes: readonly EarsSize[],
  send: (event: EarsEvent) => void,
  signal: AbortSignal,
) {
  const speed = await measure(files, signal).catch(() => undefined);
  if (signal.aborted) return;
  // Without a network nothing that tries the device can come, which says nothing of the device.
  if (!speed && !(await network.answers(files, signal))) return send({ type: "notTried" });
  if (signal.aborted) return;
  measuredSpeed.write(speed);
  send({ type: "tried", sizes: usableSizes(sizes, speed) });
}

/** Whoever only sees the offer does not need this code, so it is fetched with the check. */
async function measure(files: string, signal: AbortSignal) {
  const { ownEars } = await import("../../platform/ears/ownEars.ts");
  return ownEars.measure(files, signal);
}

/** Which `sizes`, from small to large, a device of this speed can run; the largest first. */
export function usableSizes(sizes: readonly EarsSize[], speed: EarsSpeed | undefined): AbleSize[] {
  if (!speed) return [];
  return sizes
    .flatMap((size) => {
      const lag = lagOf(size, speed);
      return lag === undefined ? [] : { size, lag };
    })
    .toReversed();
}
