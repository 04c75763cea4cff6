import { wholeBuffers } from "../../../platform/workers/wholeBuffers.ts";
import { workerCaller } from "../../../platform/workers/workerCaller.ts";
import type { soundTasks } from "./soundTasks.ts";
// oxlint-disable-next-line import/default -- The build makes an address of this module.
import script from "./soundWorker.ts?worker&url";

/** These get their sound transferred, not copied: the caller does not need it any more. */
const transferring: ReadonlySet<PropertyKey> = new Set<keyof typeof soundTasks>([
  "keep",
  "recording",
]);

/**
 * Runs a task in a worker for sound alone, so that a take need not wait for a zip. An array given to
 * `keep` or `recording` is empty afterwards, unless it is a part of a larger one.
 */
export const soundDesk = workerCaller<typeof soundTasks>(script, (task, details) =>
  transferring.has(task) ? wholeBuffers(details) : [],
).call;
