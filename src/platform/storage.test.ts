import { array, assert, property } from "fast-check";
import { afterEach, expect, it } from "vitest";
import { languages } from "../i18n/languages.ts";
import { hostileText } from "../lib/fixtures/hostileText.ts";
import { preferredLanguage } from "./preferredLanguage.ts";
import { storage } from "./storage.ts";

// Without a browser all of it is kept in memory, as where storage is blocked.
afterEach(() => storage.wipe());

it("what was for another day is swept away, and nothing else, whatever the keys", () => {
  const keys = array(hostileText("day/", storage.today(), "day/2024-10-05/", "captions/", "/"));
  assert(
    property(keys, (written) => {
      storage.wipe();
      for (const key of written) storage.write(key, "kept");
      storage.sweep();
      const kept = written.filter(
        (key) => !key.startsWith("day/") || key.startsWith(storage.today()),
      );
      expect(new Set(storage.keys(""))).toEqual(new Set(kept));
    }),
    { numRuns: 300 },
  );
});

it("whatever is stored, the remembered language is one that there is, or none", () => {
  assert(
    property(hostileText(...languages, "-", " "), (stored) => {
      storage.write("preferredLanguage", stored);
      expect(preferredLanguage.read()).toBe(languages.find((code) => code === stored));
    }),
    { numRuns: 300 },
  );
});
