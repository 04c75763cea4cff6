import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answerCalls } from "./answerCalls.ts";
import { workerCaller } from "./workerCaller.ts";

const tasks = {
  double: async (number: number) => number * 2,
  store() {
    throw new DOMException("Nothing is left", "QuotaExceededError");
  },
};

let workers: PretendWorker[];
/** What the worker's script listens with, and answers by. */
let hears: (event: { data: unknown }) => void;
let tells: (message: unknown) => void;

beforeEach(() => {
  workers = [];
  vi.stubGlobal("Worker", PretendWorker);
  vi.stubGlobal("addEventListener", (_: string, listener: typeof hears) => (hears = listener));
  vi.stubGlobal("postMessage", (message: unknown) => tells(message));
  answerCalls(tasks, () => []);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it("answers each call with what came of it, whichever is done first", async () => {
  const { call } = workerCaller<typeof tasks>("worker.js", () => []);
  const answers = [call("double", 2), call("double", 4)];
  workers[0]!.work(1);
  workers[0]!.work(0);
  expect(await Promise.all(answers)).toEqual([4, 8]);
  expect(workers).toHaveLength(1);
});

it("tells a full device by the name of the error", async () => {
  const stored = workerCaller<typeof tasks>("worker.js", () => []).call("store");
  workers[0]!.work(0);
  await expect(stored).rejects.toMatchObject({ name: "QuotaExceededError" });
  await expect(stored).rejects.toBeInstanceOf(DOMException);
});

it("fails where the worker cannot be had, and asks for it again at the next call", async () => {
  const { start, call } = workerCaller<typeof tasks>("worker.js", () => []);
  start();
  const answers = [call("double", 2), call("double", 4)];
  workers[0]!.dispatchEvent(new Event("error"));
  const settled = await Promise.allSettled(answers);
  expect(settled.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  const again = call("double", 2);
  // The first may still tell of another error.
  workers[0]!.dispatchEvent(new Event("error"));
  workers[1]!.work(0);
  expect(await again).toBe(4);
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
});

it("starts no other worker for what is called after it was stopped", async () => {
  const { start, call, stop } = workerCaller<typeof tasks>("worker.js", () => []);
  const started = start();
  const answer = call("double", 2);
  stop();
  await expect(answer).rejects.toThrow("No worker");
  await expect(started.call("double", 2)).rejects.toThrow("No worker");
  expect(workers).toHaveLength(1);
});

it("hands over what is named, and copies the rest", () => {
  const taken = new ArrayBuffer(1);
  const { call } = workerCaller<typeof tasks>("worker.js", (task) =>
    task === "store" ? [taken] : [],
  );
  void call("store");
  void call("double", 2);
  expect(workers[0]!.moved).toEqual([[taken], []]);
});

class PretendWorker extends EventTarget {
  readonly calls: unknown[] = [];
  readonly moved: Transferable[][] = [];
  isEnded = false;

  constructor() {
    super();
    workers.push(this);
  }

  postMessage(call: unknown, moved: Transferable[]) {
    this.calls.push(structuredClone(call));
    this.moved.push(moved);
  }

  terminate() {
    this.isEnded = true;
  }

  /** Has the call with this place, counted from 0, done. */
  work(place: number) {
    tells = (data) => this.dispatchEvent(Object.assign(new Event("message"), { data }));
    hears({ data: this.calls[place] });
  }
}
