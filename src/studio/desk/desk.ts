import { workerCaller } from "../../platform/workers/workerCaller.ts";
// oxlint-disable-next-line import/default -- The build makes an address of this module.
import script from "./deskWorker.ts?worker&url";
import type { tasks } from "./tasks.ts";

/** Runs one of `tasks` in the worker, so that typing is not held up. */
export const desk = workerCaller<typeof tasks>(script, () => []).call;
