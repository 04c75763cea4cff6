import { setTimeout as pass } from "node:timers/promises";
import type { Reader, Said } from "./reader.ts";

/** In milliseconds: when Orca has said nothing for so long, it has finished. */
const QUIET = 500;

/** Waits until Orca says nothing more. */
export async function quiet(reader: Reader, said: Said[]) {
  for (let last = Date.now(); Date.now() - last < QUIET;) {
    await pass(50);
    const more = reader.said();
    if (more.length > 0) last = Date.now();
    said.push(...more);
  }
}
