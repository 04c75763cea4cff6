import type { EarsSize } from "../../platform/ears/earsFiles.ts";
import type { EarsSpeed } from "../../platform/ears/earsMessages.ts";
import { lagOf } from "../../platform/ears/lagOf.ts";
import type { AbleSize } from "./earsBehaviour.ts";

/** Those of the sizes, from small to large, that a device of this speed can run; the largest first. */
export function usableSizes(sizes: readonly EarsSize[], speed: EarsSpeed | undefined): AbleSize[] {
  if (!speed) return [];
  return sizes
    .flatMap((size) => {
      const lag = lagOf(size, speed);
      return lag === undefined ? [] : { size, lag };
    })
    .toReversed();
}
