import { expect, it } from "vitest";
import type { Publication } from "./guide.ts";
import { parsePublication } from "./parsePublication.ts";

const hash = "A".repeat(43);

const publication: Publication = {
  varco: 1,
  museum: { slug: "museo", name: "Museo", languages: ["it", "en"] },
  address: "https://museo.example/guida",
  version: "v1",
  made: "2026-05-04T10:00:00.000Z",
  before: { version: "v0", made: "2026-05-03T10:00:00.000Z" },
  kit: "k1",
  files: { "/museo/index.html": [10, hash], "/assets/a.mp3": [0, hash] },
  source: { "museum.json": null, "recordings/it/a.mp3": "/assets/a.mp3" },
};

it("what is written is read back", () => {
  expect(parsePublication(JSON.stringify(publication))).toEqual({ phase: "read", publication });
});

it("knows one that a newer Varco has made", () => {
  expect(parsePublication('{"varco": 2, "files": []}')).toEqual({ phase: "newer" });
});

it.each<[object | string, RegExp]>([
  ["<!doctype html>", /not what Varco writes/],
  ["[]", /not what Varco writes/],
  ["{}", /not what Varco writes/],
  [{ varco: 0 }, /its format is 0/],
  [{ museum: undefined }, /museum is missing/],
  [{ museum: { ...publication.museum, slug: "../museo" } }, /museum\.slug/],
  [{ museum: { ...publication.museum, name: 1 } }, /museum\.name/],
  [{ museum: { ...publication.museum, languages: [] } }, /museum\.languages/],
  [{ museum: { ...publication.museum, languages: ["it", "xx"] } }, /museum\.languages/],
  [{ address: "museo.example" }, /address/],
  [{ address: "https://museo.example/" }, /address/],
  [{ address: "https://museo.example/?a" }, /address/],
  [{ address: "javascript:alert(1)" }, /address/],
  [{ version: "" }, /version/],
  [{ made: "ieri" }, /made/],
  [{ kit: 1 }, /kit/],
  [{ before: { version: "v0" } }, /before/],
  [{ files: [] }, /files are missing/],
  [{ files: { "museo/index.html": [1, hash] } }, /no path/],
  [{ files: { "//evil.example/a": [1, hash] } }, /no path/],
  [{ files: { "/a/../../b": [1, hash] } }, /no path/],
  [{ files: { "/a\\..\\b": [1, hash] } }, /no path/],
  [{ museum: { ...publication.museum, slug: "A" } }, /museum\.slug/],
  [{ files: { "/a": [-1, hash] } }, /its bytes/],
  [{ files: { "/a": [1.5, hash] } }, /its bytes/],
  [{ files: { "/a": [1, "abc"] } }, /its SHA-256/],
  [{ files: { "/a": [1] } }, /its bytes/],
  [{ source: null }, /source is missing/],
  [{ source: { "museum.json": "/gone.json" } }, /museum\.json is in no file/],
  [{ source: { "museum.json": "constructor" } }, /museum\.json is in no file/],
])("%j is refused, and it is said where", (change, why) => {
  const text = typeof change === "string" ? change : JSON.stringify({ ...publication, ...change });
  const parsed = parsePublication(text);
  expect(parsed.phase).toBe("unreadable");
  expect(parsed.phase === "unreadable" && parsed.where).toMatch(why);
});
