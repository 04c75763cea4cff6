import { array, assert, constantFrom, integer, jsonValue, oneof, property } from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Page } from "../../../captions/pages.ts";
import {
  beginSession,
  resumeTranscript,
  interruptSession,
  addResults,
} from "../../../captions/transcript.ts";
import { hostileObject, hostileText } from "../../../lib/fixtures/hostileText.ts";
import { visits } from "../../../platform/storage/visits.ts";
import { transcriptStorage } from "./transcriptStorage.ts";

// Without a browser all of it is kept in memory, as where storage is blocked.
afterEach(() => {
  vi.useRealTimers();
  visits.end();
});

describe("the stored transcript", () => {
  it("has what was kept, also after a page has grown", () => {
    const storage = opened();
    storage.save([page("one"), page("two")]);
    storage.save([page("one"), page("two, and more")]);
    expect(opened().read()).toEqual([page("one"), page("two, and more")]);
    expect(storage.isKept()).toBe(false);
  });

  it.each<[what: string, pages: Page[]]>([
    ["nothing", []],
    ["less", [page("new")]],
  ])("has no old pages behind the new ones where there is %s", (_, pages) => {
    const storage = opened();
    storage.save([page("one"), page("two"), page("three")]);
    storage.save(pages);
    expect(opened().read()).toEqual(pages);
    expect(visits.current().keys("day/")).toHaveLength(pages.length);
  });

  it("takes nothing from a visit that has ended, nor from another museum", () => {
    const storage = opened();
    storage.save([page("one")]);
    expect(opened("elsewhere").read()).toEqual([]);
    visits.end();
    expect(storage.isOver()).toBe(true);
    storage.save([page("one"), page("too late")]);
    expect(opened().read()).toEqual([]);
  });

  it("stays together over midnight, and is empty in the morning", () => {
    vi.useFakeTimers({ now: new Date("2026-11-15T23:59:00") });
    const storage = opened();
    storage.save([page("before midnight")]);
    vi.setSystemTime(new Date("2026-11-16T00:01:00"));
    expect(storage.isOver()).toBe(false);
    storage.save([page("before midnight"), page("after it")]);
    vi.setSystemTime(new Date("2026-11-16T00:30:00"));
    expect(opened().read()).toEqual([page("before midnight"), page("after it")]);
    vi.setSystemTime(new Date("2026-11-16T09:00:00"));
    expect(storage.isOver()).toBe(true);
    storage.save([page("before midnight"), page("in the morning")]);
    expect(storage.read()).toEqual([]);
    expect(visits.current().keys("day/")).toEqual([]);
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
    const storage = opened();
    visits.current().write(`${storage.folder()}0`, rubbish);
    expect(storage.read()).toEqual([]);
  });

  it("goes on after whatever was stored in the place of its pages", () => {
    const pieces = array(oneof(hostileText(), integer(), jsonValue()), { maxLength: 3 });
    const paragraph = hostileObject({ language: constantFrom("en", "it"), pieces });
    const stored = oneof(
      array(paragraph, { maxLength: 3 }).map((paragraphs) => `[${paragraphs.join()}]`),
      paragraph,
    );
    assert(
      property(array(stored, { maxLength: 3 }), (texts) => {
        visits.end();
        const storage = opened();
        texts.forEach((text, number) => visits.current().write(storage.folder() + number, text));
        const pages = storage.read();
        for (const { language, pieces: left } of pages.flat()) {
          expect(["en", "it"]).toContain(language);
          for (const piece of left) expect(typeof piece === "string" || piece > 0).toBe(true);
        }
        const missed = beginSession(
          interruptSession(beginSession(resumeTranscript(pages), "en", 0), 0),
          "en",
          9000,
        );
        const results = [{ text: "and on", isFinal: true, confidence: 1 }];
        storage.save(addResults(missed, { from: 0, results, at: 9500 }).pages);
        expect(opened().read().at(-1)?.at(-1)?.pieces.at(-1)).toBe("and on");
      }),
      { numRuns: 300 },
    );
  });
});

function opened(museum = "museum") {
  const storage = transcriptStorage(museum);
  storage.read();
  return storage;
}

function page(text: string): Page {
  return [{ language: "en", pieces: [text] }];
}
