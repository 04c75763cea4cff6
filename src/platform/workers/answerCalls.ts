/** What a worker can do, by name. */
export type Tasks = Readonly<Record<string, (...details: never[]) => unknown>>;

/** A call of a task, and its answer under the same number. */
export type Call = [number: number, task: string, details: unknown[]];
export type Answer = [number: number, result: unknown, failed?: [message: string, name: string]];

/**
 * Runs in a worker: does each task that the page calls for, and tells what came of it. What
 * `movesOf` names of a result is handed over instead of copied.
 */
export function answerCalls(tasks: Tasks, movesOf: (result: unknown) => Transferable[]) {
  addEventListener("message", async ({ data }: MessageEvent<Call>) => {
    const [number, task, details] = data;
    try {
      const result = await (tasks[task] as (...given: unknown[]) => unknown)(...details);
      postMessage([number, result] satisfies Answer, { transfer: movesOf(result) });
    } catch (error) {
      const { name, message } = error as Error;
      postMessage([number, undefined, [message, name]] satisfies Answer);
    }
  });
}
