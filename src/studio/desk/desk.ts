import { addressInStudio } from "../../platform/addressInStudio.ts";
import type { Answer, Question } from "./deskWorker.ts";
// oxlint-disable-next-line import/default -- The build makes an address of this module.
import script from "./deskWorker.ts?worker&url";
import type { tasks } from "./tasks.ts";

type Tasks = typeof tasks;

let worker: Worker | undefined;
let count = 0;
const waiting = new Map<number, { resolve: (result: never) => void; reject: (e: Error) => void }>();

/** Has a task done in the worker, so that whoever types is not kept waiting. */
export function desk<Name extends keyof Tasks>(
  task: Name,
  ...details: Parameters<Tasks[Name]>
): Promise<Awaited<ReturnType<Tasks[Name]>>> {
  worker ??= started();
  const number = ++count;
  return new Promise((resolve, reject) => {
    waiting.set(number, { resolve, reject });
    worker!.postMessage({ number, task, details } satisfies Question);
  });
}

function started() {
  const made = new Worker(addressInStudio(script), { type: "module" });
  made.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
    const asked = waiting.get(data.number);
    waiting.delete(data.number);
    if ("failed" in data) asked?.reject(new Error(data.failed));
    else asked?.resolve(data.result as never);
  });
  // A worker that cannot be fetched now may be had later, so the next question tries again.
  made.addEventListener("error", () => {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error("No worker"));
    waiting.clear();
  });
  return made;
}
