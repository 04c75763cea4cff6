import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { cachedFiles } from "./cachedFiles.ts";

const written = "/assets/museo/tour.mp3";
const list = [
  [written, 5],
  ["/assets/museo/never.mp3", 5],
] as const;

let stored: Set<string>;
let finishWriting: () => void;
let writingBegan: Promise<void>;
let breakOff: (reason: unknown) => void;

/** The first file has arrived, and its writing takes a while; the second does not come. */
beforeEach(() => {
  stored = new Set();
  const isWritten = new Promise<void>((resolve) => (finishWriting = resolve));
  writingBegan = new Promise((began) => {
    const put = async (address: string) => {
      began();
      await isWritten;
      stored.add(address);
    };
    const cache = { put, delete: async (address: string) => stored.delete(address) };
    vi.stubGlobal("caches", { open: async () => cache });
  });
});

afterEach(() => void vi.unstubAllGlobals());

const reason = new Error("the end");

it.each([
  ["is stopped", (visitor: AbortController) => visitor.abort(reason)],
  ["loses its network", () => breakOff(reason)],
])("keeps what was just being written when it %s, and ends after that", async (_, end) => {
  vi.stubGlobal("fetch", (address: string, { signal }: { signal: AbortSignal }) => {
    if (address === written) return Promise.resolve(new Response("sound"));
    return new Promise((_answer, reject) => {
      breakOff = reject;
      signal.addEventListener("abort", () => reject(signal.reason));
    });
  });
  const visitor = new AbortController();
  const told: number[] = [];
  let hasEnded = false;
  const keeping = cachedFiles
    .download(list, (bytes) => told.push(bytes), visitor.signal)
    .finally(() => (hasEnded = true));
  keeping.catch(() => {});
  await writingBegan;
  end(visitor);
  await new Promise((resolve) => setTimeout(resolve));
  expect(hasEnded).toBe(false);
  finishWriting();
  await expect(keeping).rejects.toBe(reason);
  expect(stored).toEqual(new Set([written]));
  expect(told).toEqual([5]);
});
