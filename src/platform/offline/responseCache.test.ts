import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { responseCache } from "./responseCache.ts";

const address = "/assets/museo/en/artwork/5.json";
let stored: Map<string, Response>;

beforeEach(() => {
  stored = new Map();
  const cache = {
    put: async (key: string, answer: Response) => void stored.set(key, answer),
    delete: async (key: string) => stored.delete(key),
  };
  vi.stubGlobal("caches", { open: async () => cache });
});

afterEach(() => void vi.unstubAllGlobals());

it("keeps what is right, and says so", async () => {
  expect(await responseCache.put("read", address, new Response("{}"))).toBe(true);
  expect(await stored.get(address)?.json()).toEqual({});
});

it("keeps nothing else", async () => {
  expect(await responseCache.put("read", address, new Response("<h1>Room number?</h1>"))).toBe(
    false,
  );
  expect(stored.size).toBe(0);
});

it.each([
  ["before it has come", [false]],
  ["while it is written", [true, false]],
])("keeps nothing that is not wanted any more %s", async (_, wanted) => {
  const isWanted = () => wanted.shift()!;
  expect(await responseCache.put("read", address, new Response("{}"), { isWanted })).toBe(false);
  expect(stored.size).toBe(0);
});
