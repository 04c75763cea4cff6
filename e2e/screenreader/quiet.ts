import type { Reader, Said } from "./reader.ts";

/** In milliseconds: when Orca has said nothing, and nothing has worked, for so long, it has finished. */
const QUIET = 500;

/** Waits until Orca says nothing more, for so long. */
export async function quiet(reader: Reader, said: Said[], long = QUIET) {
  for (let rested = 0; rested < long; rested += await reader.rest()) {
    const more = reader.said();
    if (more.length > 0) rested = 0;
    said.push(...more);
  }
  said.push(...reader.said());
}
