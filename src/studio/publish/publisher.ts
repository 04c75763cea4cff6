import { workerCaller } from "../../platform/workers/workerCaller.ts";
// oxlint-disable-next-line import/default -- The build makes an address of this module.
import script from "./publishWorker.ts?worker&url";
import type { FromWorker, publishTasks, ToWorker } from "./publishTasks.ts";

/** Runs one of `publishTasks` in a worker of its own: the desk’s others would wait for minutes. */
export const publisher = workerCaller<typeof publishTasks>(script, (_, details) =>
  details.filter((each) => each instanceof MessagePort),
).call;

/** A port for a call that takes time: it tells how far that is, and stops it when `signal` aborts. */
export function progressPort(
  onProgress: (progress: FromWorker) => void,
  signal: AbortSignal,
): MessagePort {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => onProgress(data));
  port1.start();
  signal.addEventListener("abort", () => port1.postMessage("stop" satisfies ToWorker));
  return port2;
}
