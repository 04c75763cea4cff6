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

const newer = "-12345678";
const old = "-Ab_-5678";

it.each<[one: string, other: string, same: boolean]>([
  // Two versions of one list.
  [`/assets/museo/it/files${old}.json`, `/assets/museo/it/files${newer}.json`, true],
  [`/assets/museo/it/films${old}.json`, `/assets/museo/it/films${newer}.json`, true],
  [`/assets/museo/ears-base/files${old}.json`, `/assets/museo/ears-base/files${newer}.json`, true],
  [`/g/assets/museo/it/files${old}.json`, `/g/assets/museo/it/files${newer}.json`, true],
  // The list of a device that was last here when the folder had the hash.
  [`/assets/museo${old}/it/files.json`, `/assets/museo/it/files${newer}.json`, true],
  [`/assets/museo${old}/it/films.json`, `/assets/museo/it/films${newer}.json`, true],
  [`/assets/museo${old}/ears-base/files.json`, `/assets/museo/ears-base/files${newer}.json`, true],
  // “-borghese” has as many letters as a hash.
  [
    `/assets/galleria-borghese/it/files${old}.json`,
    `/assets/galleria-borghese/it/files${newer}.json`,
    true,
  ],
  [
    `/assets/galleria-borghese${old}/it/files.json`,
    `/assets/galleria-borghese/it/files${newer}.json`,
    true,
  ],
  [`/assets/galleria-borghese/it/files${old}.json`, `/assets/galleria/it/files${old}.json`, false],
  [
    `/assets/galleria-borghese${old}/it/files.json`,
    `/assets/galleria/it/files${newer}.json`,
    false,
  ],
  // Another list, language, museum or place.
  [`/assets/museo/it/files${old}.json`, `/assets/museo/it/films${old}.json`, false],
  [`/assets/museo/it/files${old}.json`, `/assets/museo/en/files${old}.json`, false],
  [`/assets/museo/it/files${old}.json`, `/assets/museo-due/it/files${old}.json`, false],
  [`/assets/museo/it/files${old}.json`, `/g/assets/museo/it/files${old}.json`, false],
  [`/assets/museo/ears-base/files${old}.json`, `/assets/museo/ears-small/files${old}.json`, false],
])("%s and %s are versions of one list: %s", (one, other, same) => {
  expect(cachedFiles.isSameVisit(one, other)).toBe(same);
  expect(cachedFiles.isSameVisit(other, one)).toBe(same);
});

it.each<[list: string, scope: string, own: boolean]>([
  [`/assets/museo/it/files${old}.json`, "/museo", true],
  [`/assets/museo${old}/it/files.json`, "/museo", true],
  [`/assets/museo/ears-base/files${old}.json`, "/museo", true],
  [`/assets/galleria-borghese/it/files${old}.json`, "/galleria-borghese", true],
  [`/assets/galleria-borghese${old}/it/files.json`, "/galleria-borghese", true],
  [`/assets/galleria-borghese${old}/ears-base/files.json`, "/galleria-borghese", true],
  [`/guida/assets/galleria-borghese/it/files${old}.json`, "/guida/galleria-borghese", true],
  [`/a/b/assets/museo/it/files${old}.json`, "/a/b/museo", true],
  // The worker of a museum whose name begins like another's would forget that one's visit.
  [`/assets/galleria-borghese/it/files${old}.json`, "/galleria", false],
  [`/assets/galleria-borghese${old}/it/files.json`, "/galleria", false],
  [`/assets/galleria/it/files${old}.json`, "/galleria-borghese", false],
  [`/assets/museo/it/files${old}.json`, "/guida/museo", false],
  [`/guida/assets/museo/it/files${old}.json`, "/museo", false],
  [`/guida/assets/museo/it/files${old}.json`, "/guida", false],
])("%s is of the museum at %s: %s", (address, scope, own) => {
  expect(cachedFiles.isOfMuseum(address, scope)).toBe(own);
});
