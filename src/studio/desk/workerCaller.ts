import { addressKept } from "../../platform/addressKept.ts";
import type { Answer, Question, Tasks } from "./question.ts";

type Waiting = { resolve: (result: never) => void; reject: (error: DOMException) => void };

/**
 * Has tasks done in a worker, which is started by the first of them. What a task `takes` is no
 * longer there for whoever asked, and need not be copied.
 */
export function workerCaller<Known extends Tasks>(
  script: string,
  takes: (task: keyof Known, details: readonly unknown[]) => Transferable[] = () => [],
) {
  let worker: Worker | undefined;
  let count = 0;
  const waiting = new Map<number, Waiting>();

  function started() {
    const made = new Worker(addressKept(script), { type: "module" });
    made.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
      const asked = waiting.get(data.number);
      waiting.delete(data.number);
      // By its name a full device is told from everything else.
      if ("failed" in data) asked?.reject(new DOMException(data.failed.message, data.failed.name));
      else asked?.resolve(data.result as never);
    });
    // A worker that cannot be fetched now may be had later, so the next question tries again.
    made.addEventListener("error", () => {
      worker = undefined;
      for (const { reject } of waiting.values()) reject(new DOMException("No worker"));
      waiting.clear();
    });
    return made;
  }

  return <Name extends keyof Known & string>(
    task: Name,
    ...details: Parameters<Known[Name]>
  ): Promise<Awaited<ReturnType<Known[Name]>>> => {
    worker ??= started();
    const number = ++count;
    return new Promise((resolve, reject) => {
      waiting.set(number, { resolve, reject });
      worker!.postMessage({ number, task, details } satisfies Question, takes(task, details));
    });
  };
}
