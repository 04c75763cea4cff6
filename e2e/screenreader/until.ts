import { setTimeout as pass } from "node:timers/promises";

/** In milliseconds, for a machine that stands still at times: what has not come by then fails. */
const PATIENCE = 60_000;

export async function until(isSo: () => boolean, why = () => "it did not come") {
  const since = Date.now();
  while (!isSo()) {
    if (Date.now() - since > PATIENCE) throw new Error(why());
    await pass(50);
  }
}
