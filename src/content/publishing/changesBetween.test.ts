import { expect, it } from "vitest";
import { publicationOf } from "../fixtures/publicationOf.ts";
import { changesBetween, type GuideChanges } from "./changesBetween.ts";
import type { Publication } from "./guide.ts";

const files = {
  "/index.html": "a",
  "/museo/artwork/1/index.html": "b",
  "/assets/museo/it/artwork/1-aaaaaaaa.json": "one",
  "/assets/museo/en/artwork/1-bbbbbbbb.json": "two",
  "/assets/museo/it/artwork/12-cccc-_cc.json": "three",
  "/assets/museo/en/artwork/12-dddddddd.json": "four",
  "/assets/museo/it/tour-eeeeeeee.json": "five",
  "/assets/museo/it/list-ffffffff.json": "six",
  "/assets/main-gggggggg.js": "seven",
};
const before = publicationOf(files);

const nothing: Omit<GuideChanges, "files"> = {
  languages: [],
  works: [],
  tour: [],
  isAppNew: false,
  isAddressNew: false,
  isNameNew: false,
};

it.each<[what: string, after: Publication, changes: Partial<GuideChanges>]>([
  ["nothing", before, {}],
  [
    "a sentence in one language",
    replaced(
      "/assets/museo/it/artwork/1-aaaaaaaa.json",
      "/assets/museo/it/artwork/1-zzzzzzzz.json",
    ),
    { works: [{ number: 1, change: "changed", languages: ["it"] }] },
  ],
  [
    "a new work in both",
    publicationOf({
      ...files,
      "/assets/museo/it/artwork/3-aaaaaaaa.json": "n",
      "/assets/museo/en/artwork/3-bbbbbbbb.json": "m",
    }),
    { works: [{ number: 3, change: "new", languages: ["en", "it"] }] },
  ],
  [
    "a work in one language more",
    publicationOf({ ...files, "/assets/museo/en/artwork/3-aaaaaaaa.json": "n" }),
    { works: [{ number: 3, change: "new", languages: ["en"] }] },
  ],
  [
    "a work that is gone",
    without((path) => path.includes("/artwork/12-")),
    { works: [{ number: 12, change: "gone", languages: ["en", "it"] }] },
  ],
  [
    "a work that is gone in one language and changed in the other",
    replaced(
      "/assets/museo/it/artwork/12-cccc-_cc.json",
      "/assets/museo/it/artwork/12-zzzzzzzz.json",
      ["/assets/museo/en/artwork/12-dddddddd.json"],
    ),
    { works: [{ number: 12, change: "changed", languages: ["en", "it"] }] },
  ],
  [
    "the tour",
    replaced("/assets/museo/it/tour-eeeeeeee.json", "/assets/museo/it/tour-z.json"),
    { tour: ["it"] },
  ],
  [
    "the list alone",
    replaced("/assets/museo/it/list-ffffffff.json", "/assets/museo/it/list-z.json"),
    {},
  ],
  [
    "a language more",
    publicationOf(
      { ...files, "/assets/museo/fr/artwork/1-aaaaaaaa.json": "n" },
      { museum: { ...before.museum, languages: ["it", "en", "fr"] } },
    ),
    { languages: [{ language: "fr", change: "new" }] },
  ],
  [
    "a language less",
    {
      ...without((path) => path.includes("/en/")),
      museum: { ...before.museum, languages: ["it"] },
    },
    { languages: [{ language: "en", change: "gone" }] },
  ],
  ["the app", { ...before, kit: "kit-2" }, { isAppNew: true }],
  ["the address", { ...before, address: "https://altrove.it" }, { isAddressNew: true }],
  ["the name", { ...before, museum: { ...before.museum, name: "Altro" } }, { isNameNew: true }],
  [
    "a work of another museum in the same folder",
    publicationOf({ ...files, "/assets/altro/it/artwork/9-aaaaaaaa.json": "n" }),
    {},
  ],
])("tells %s", (_, after, changes) => {
  const { files: _files, ...told } = changesBetween(before, after);
  expect(told).toEqual({ ...nothing, ...changes });
});

it("says which files go up, how many bytes they have, and which may be deleted", () => {
  const after = publicationOf({
    ...Object.fromEntries(Object.entries(files).filter(([path]) => path !== "/index.html")),
    "/museo/artwork/1/index.html": "other",
    "/new.html": "new",
  });
  expect(changesBetween(before, after).files).toEqual({
    written: ["/museo/artwork/1/index.html", "/new.html"],
    bytes: 8,
    gone: ["/index.html"],
  });
});

/** Another file in the place of one: its hash is in its name. */
function replaced(path: string, by: string, gone: readonly string[] = []): Publication {
  const left = Object.entries(files).filter(([each]) => each !== path && !gone.includes(each));
  return publicationOf({ ...Object.fromEntries(left), [by]: "another" });
}

function without(isGone: (path: string) => boolean): Publication {
  return publicationOf(Object.fromEntries(Object.entries(files).filter(([path]) => !isGone(path))));
}
