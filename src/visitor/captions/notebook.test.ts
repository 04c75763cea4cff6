import { afterEach, describe, expect, it, vi } from "vitest";
import { storage } from "../../platform/storage.ts";
import { notebook } from "./notebook.ts";
import type { Page } from "./transcript.ts";

// Without a browser all of it is kept in memory, as where storage is blocked.
afterEach(() => {
  vi.useRealTimers();
  storage.wipe();
});

describe("a notebook", () => {
  it("has what was kept, also after a page has grown", () => {
    const notes = opened();
    notes.keep([page("one"), page("two")]);
    notes.keep([page("one"), page("two, and more")]);
    expect(opened().read()).toEqual([page("one"), page("two, and more")]);
    expect(notes.isKept()).toBe(false);
  });

  it.each<[what: string, pages: Page[]]>([
    ["nothing", []],
    ["less", [page("new")]],
  ])("has no old pages behind the new ones where there is %s", (_, pages) => {
    const notes = opened();
    notes.keep([page("one"), page("two"), page("three")]);
    notes.keep(pages);
    expect(opened().read()).toEqual(pages);
    expect(storage.keys("day/")).toHaveLength(pages.length);
  });

  it("takes nothing from a visit that has ended, nor from another museum", () => {
    const notes = opened();
    notes.keep([page("one")]);
    expect(opened("elsewhere").read()).toEqual([]);
    storage.wipe();
    expect(notes.isVisitOver()).toBe(true);
    notes.keep([page("one"), page("too late")]);
    expect(opened().read()).toEqual([]);
  });

  it("is empty the next day, but not over midnight while somebody writes", () => {
    vi.useFakeTimers({ now: new Date("2026-11-15T23:59:00") });
    const notes = opened();
    notes.keep([page("before midnight")]);
    vi.setSystemTime(new Date("2026-11-16T00:01:00"));
    expect(notes.isOver()).toBe(true);
    notes.keep([page("before midnight"), page("after it")]);
    expect(storage.keys("day/")).toHaveLength(2);
    expect(notes.read()).toEqual([]);
    expect(storage.keys("day/")).toEqual([]);
  });

  it.each([
    "",
    "[",
    "null",
    "{}",
    '[{"language":"xx","pieces":[]}]',
    '[{"language":"en"}]',
    "[null]",
  ])("takes %j for no page", (rubbish) => {
    const notes = opened();
    storage.write(`${notes.folder()}0`, rubbish);
    expect(notes.read()).toEqual([]);
  });
});

function opened(museum = "museum") {
  const notes = notebook(museum);
  notes.read();
  return notes;
}

function page(text: string): Page {
  return [{ language: "en", pieces: [text] }];
}
