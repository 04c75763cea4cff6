import { workerCaller } from "../../platform/workers/workerCaller.ts";
// oxlint-disable-next-line import/default -- The build makes an address of this module.
import script from "./deskWorker.ts?worker&url";
import type { tasks } from "./tasks.ts";

/** Has a task done in the worker, so that whoever types is not kept waiting. */
export const desk = workerCaller<typeof tasks>(script, () => []).call;
