import { startWorker } from "./startWorker.ts";
import type { Answer, Call, Tasks } from "./answerCalls.ts";

type Settle = [resolve: (result: never) => void, reject: (error: DOMException) => void];

/**
 * Has tasks done in a worker, which the first call starts. What `movesOf` names of a call is handed
 * over and not copied: the caller cannot use it afterwards.
 */
export function workerCaller<Known extends Tasks>(
  script: string,
  movesOf: (task: keyof Known, details: readonly unknown[]) => Transferable[],
) {
  type Calling = <Name extends keyof Known & string>(
    task: Name,
    ...details: Parameters<Known[Name]>
  ) => Promise<Awaited<ReturnType<Known[Name]>>>;

  let running: { call: Calling; end: () => void } | undefined;

  /** Has the worker fetched before it is called. What is called of it once it has ended fails. */
  function start() {
    if (running) return running;
    const worker = startWorker(script);
    const waiting = new Map<number, Settle>();
    let count = 0;
    const started = { call, end };
    worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
      const [number, result, failed] = data;
      const [resolve, reject] = waiting.get(number)!;
      waiting.delete(number);
      // By its name a full device is told from everything else.
      if (failed) reject(new DOMException(...failed));
      else resolve(result as never);
    });
    // A worker that cannot be fetched now may be had later, so the next call starts another.
    worker.addEventListener("error", end);
    return (running = started);

    function call(...[task, ...details]: Parameters<Calling>): ReturnType<Calling> {
      return new Promise((resolve, reject) => {
        waiting.set(++count, [resolve, reject]);
        if (running !== started) return end();
        worker.postMessage([count, task, details] satisfies Call, movesOf(task, details));
      });
    }

    function end() {
      worker.terminate();
      if (running === started) running = undefined;
      waiting.forEach(([, reject]) => reject(new DOMException("No worker")));
    }
  }

  const call: Calling = (...called) => start().call(...called);
  return { start, call, stop: () => running?.end() };
}
