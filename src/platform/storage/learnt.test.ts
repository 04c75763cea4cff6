import { beforeEach, afterEach, describe, expect, it, vi } from "vitest";
import { hostileText } from "../../lib/fixtures/hostileText.ts";
import { assert, property } from "fast-check";
import { learnt } from "./learnt.ts";

const done = { accogliere: "2026-11-18", toccare: "2026-11-20" };
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

describe("what was learnt", () => {
  it("stays on the device, and is gone when it is erased", () => {
    expect(learnt.write(done)).toBe(true);
    expect(learnt.read()).toEqual(done);
    learnt.write({});
    expect(learnt.read()).toEqual({});
    expect(stored.size).toBe(0);
  });

  it.each([
    ["no JSON", "{"],
    ["a list", '["accogliere"]'],
    ["nothing", "null"],
    ["a day that is none", '{"accogliere":"yesterday","toccare":3}'],
  ])("is nothing where the storage holds %s", (_, text) => {
    stored.set("course", text);
    expect(learnt.read()).toEqual({});
  });

  it("is read without failing, whatever the storage holds", () => {
    assert(
      property(hostileText(JSON.stringify(done)), (text) => {
        stored.set("course", text);
        expect(Object.values(learnt.read()).every((day) => /^\d{4}-\d\d-\d\d$/.test(day))).toBe(
          true,
        );
      }),
    );
  });

  it("is remembered while the page is open where nothing may be stored", () => {
    vi.stubGlobal("localStorage", undefined);
    expect(learnt.write(done)).toBe(false);
    expect(learnt.read()).toEqual(done);
  });
});
