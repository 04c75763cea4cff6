import { wholeBuffers } from "../../../platform/workers/wholeBuffers.ts";
import { workerCaller } from "../../../platform/workers/workerCaller.ts";
import type { soundTasks } from "./soundTasks.ts";
// oxlint-disable-next-line import/default -- The build makes an address of this module.
import script from "./soundWorker.ts?worker&url";

/** These have their sound for good; the others are asked about one that is needed further on. */
const taking: ReadonlySet<PropertyKey> = new Set<keyof typeof soundTasks>(["keep", "recording"]);

/**
 * Has a task done in a worker for sound alone, so that a take need not wait for a zip. What `keep`
 * and `recording` are given is gone afterwards, unless it is a part of a larger array.
 */
export const soundDesk = workerCaller<typeof soundTasks>(script, (task, details) =>
  taking.has(task) ? wholeBuffers(details) : [],
).call;
