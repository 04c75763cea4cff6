import { tasks } from "./tasks.ts";

/** A question to the worker, and its answer under the same number. */
export type Question = { number: number; task: keyof typeof tasks; details: unknown[] };
export type Answer = { number: number; result: unknown } | { number: number; failed: string };

addEventListener("message", ({ data }: MessageEvent<Question>) => void answer(data));

async function answer({ number, task, details }: Question) {
  const perform = tasks[task] as (...given: unknown[]) => Promise<unknown>;
  try {
    postMessage({ number, result: await perform(...details) } satisfies Answer);
  } catch (error) {
    postMessage({ number, failed: String(error) } satisfies Answer);
  }
}
