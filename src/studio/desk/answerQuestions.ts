import type { Answer, Question, Tasks } from "./question.ts";
import { wholeBuffers } from "./wholeBuffers.ts";

/** Runs in a worker: does each task that the page asks for, and tells what came of it. */
export function answerQuestions(tasks: Tasks) {
  addEventListener("message", ({ data }: MessageEvent<Question>) => void answer(tasks, data));
}

async function answer(tasks: Tasks, { number, task, details }: Question) {
  try {
    const result = await (tasks[task] as (...given: unknown[]) => unknown)(...details);
    postMessage({ number, result } satisfies Answer, { transfer: wholeBuffers(result) });
  } catch (error) {
    const { name = "Error", message = String(error) } = error as Partial<Error>;
    postMessage({ number, failed: { name, message } } satisfies Answer);
  }
}
