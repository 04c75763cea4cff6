import type { EarsSpeed } from "../../platform/ears/earsMessages.ts";
import { visits } from "../../platform/storage/visits.ts";

const KEY = "ears/speed";

/** What trying the device has shown, so that it is not tried again in one visit. */
export const measuredSpeed = {
  /** `undefined` where it was not tried; `speed` is undefined where nothing can run. */
  read(): { speed: EarsSpeed | undefined } | undefined {
    try {
      const { many, one, threads } = JSON.parse(visits.current().read(KEY) ?? "null");
      const isSpeed = [many, one, threads].every(Number.isFinite);
      return { speed: isSpeed ? { many, one, threads } : undefined };
    } catch {
      return undefined;
    }
  },
  write(speed: EarsSpeed | undefined) {
    visits.current().write(KEY, JSON.stringify(speed ?? {}));
  },
};
