/** What a worker can do, by name. */
export type Tasks = Readonly<Record<string, (...details: never[]) => unknown>>;

/** A question to a worker, and its answer under the same number. */
export type Question = { number: number; task: string; details: unknown[] };
export type Answer =
  | { number: number; result: unknown }
  | { number: number; failed: { name: string; message: string } };
