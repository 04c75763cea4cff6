import { expect, it } from "vitest";
import type { Ears } from "../../catalogue/catalogue.ts";
import type { Guide } from "../../catalogue/guide.ts";
import { catalogueFiles } from "../../content/publishing/catalogueFiles.ts";
import { madeUpKit } from "../fixtures/madeUpKit.ts";
import { keptByWorker } from "./keptByWorker.ts";

const museum = { slug: "museo", name: "Museo", languages: ["en", "it"] } as const;
const ears: Ears = { size: "base", bytes: 9, list: "/ears/files.json", files: "/ears/ears.json" };

it.each(["", "/guida"])(
  "at “%s” a device keeps every screen of a museum, its words in every language, and its tour",
  async (base) => {
    const { kept, catalogues } = await keptAt(base);
    const [page] = kept.files as { url: string; revision: string }[];
    expect(page).toEqual({
      url: `${base}/museo/app/`,
      revision: "hash of /museo/app/index.html",
    });
    expect(kept.page).toBe(page!.url);
    const urls = kept.files.map((file) => (typeof file === "string" ? file : file.url));
    expect(urls.filter((url) => !url.startsWith(`${base}/`))).toEqual([]);
    const paths = urls.slice(1).map((url) => url.slice(base.length));
    expect(paths.slice(0, 2)).toEqual(["/assets/codes-1.wasm", "/assets/index-1.js"]);
    expect(paths).toEqual(
      expect.arrayContaining([
        "/assets/TourScreen-1.js",
        "/assets/shell-1.js",
        "/assets/style-1.css",
        "/assets/firstPaint-1.js",
        "/assets/startApp-1.js",
        "/museo.webmanifest",
        "/it/museo.webmanifest",
        "/favicon.ico",
        "/icon.svg",
      ]),
    );
    for (const { addresses } of catalogues)
      for (const name of ["museum", "index", "tour", "list"])
        expect(urls, name).toContain(addresses.get(name));
    expect(new Set(urls).size).toBe(urls.length);
  },
);

it("a device keeps nothing of the single works, nor of ears", async () => {
  const { kept } = await keptAt("");
  expect(JSON.stringify(kept.files)).not.toMatch(/artwork|ownEars|rest|names|files-|\/ears\//);
});

it("a file with its hash in its name is kept only as it was made, any other is told from the one before", async () => {
  const { kept } = await keptAt("/guida");
  for (const file of kept.files) {
    if (typeof file === "string") throw new Error(`${file} has neither hash nor revision`);
    const path = file.url.slice("/guida".length);
    const hash = `hash of ${path === "/museo/app/" ? "/museo/app/index.html" : path}`;
    expect(file).toEqual(
      path.startsWith("/assets/")
        ? { url: file.url, revision: null, integrity: `sha256-${hash}` }
        : { url: file.url, revision: hash },
    );
  }
});

it("says the versions of its catalogues, and every list of files that a visit may be stored by", async () => {
  const { kept, catalogues } = await keptAt("/guida");
  expect(kept.versions).toEqual(catalogues.map(({ museum: { index } }) => index));
  expect(kept.versions).toHaveLength(2);
  expect(kept.lists).toEqual([
    catalogues[0]!.museum.offline.list,
    catalogues[0]!.museum.offline.films!.list,
    catalogues[1]!.museum.offline.list,
    catalogues[1]!.museum.offline.films!.list,
    ears.list,
  ]);
});

it("a file that was not written stops it, instead of an app that never installs", async () => {
  await expect(
    keptAt("", (path) => {
      if (path === "/assets/shell-1.js") throw new Error(`${path} was not written`);
      return "";
    }),
  ).rejects.toThrow("/assets/shell-1.js was not written");
});

/** What the worker keeps of a museum with two languages, and its catalogues. */
async function keptAt(base: string, sha256 = (path: string) => `hash of ${path}`) {
  const guide: Guide = { base, address: `https://museo.example${base}`, museum };
  const catalogues = await Promise.all(
    museum.languages.map((language) =>
      catalogueFiles({ base, slug: museum.slug, language }, serialised(language)),
    ),
  );
  return { kept: keptByWorker(madeUpKit, guide, catalogues, [ears], sha256), catalogues };
}

function serialised(language: string) {
  const names = ["list", "rest", "names", "tour", "artwork/1", "artwork-description/uno"];
  return {
    works: 25,
    texts: new Map(names.map((name) => [name, JSON.stringify([language, name])])),
    assets: [["/assets/uno.mp3", 5]] as const,
    films: [["/assets/uno.mp4", 50]] as const,
  };
}
