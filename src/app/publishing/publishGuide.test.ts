import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { Guide } from "../../catalogue/guide.ts";
import type { PublishInput } from "../../content/publishing/guide.ts";
import { readText } from "../../content/reading/museumFiles.ts";
import { madeUpKit } from "../fixtures/madeUpKit.ts";
import { galleriaFiles, museumWith, publishInMemory } from "../fixtures/publishInMemory.ts";
import { smallMuseum } from "../fixtures/smallMuseum.ts";

const address = "https://www.museo.example/guida";
const first = "/galleria-borghese";
const facts = JSON.parse((await readText(smallMuseum, "museum.json"))!) as object;
type Made = Awaited<ReturnType<typeof publishInMemory>>;

describe("the Galleria Borghese in a folder of another site", () => {
  let guide: Made;
  beforeAll(async () => {
    guide = await publishInMemory();
  }, 60_000);

  it.each([
    "/index.html",
    "/404.html",
    "/sitemap.xml",
    `${first}/index.html`,
    `${first}/app/index.html`,
    `${first}/artwork/6/index.html`,
    `${first}/artwork-description/autunno/index.html`,
    ...["fr", "de", "it", "es"].map((code) => `/${code}${first}/list/index.html`),
    ...["en", "fr", "de", "it", "es"].map((code) => `${first}/catalogue/${code}.json`),
    "/worker-galleria-borghese.js",
    "/galleria-borghese.webmanifest",
    "/it/galleria-borghese.webmanifest",
    "/assets/index-1.js",
    "/assets/ears/base-1.onnx",
    "/favicon.ico",
    "/controllo/index.html",
    "/controllo/guide.json",
    "/controllo/source.zip",
  ])("%s is there", (path) => {
    expect(guide.files.get(path)?.length).toBeGreaterThan(0);
  });

  it("nothing is at two places for one language, and no robots are told where none look", () => {
    expect([...guide.files.keys()].filter((path) => path.startsWith("/en/"))).toEqual([]);
    expect(guide.files.has("/robots.txt")).toBe(false);
  });

  it("guide.json comes last, and has every other file with its bytes and its hash", () => {
    expect([...guide.files.keys()].at(-1)).toBe("/controllo/guide.json");
    const publication = published(guide).publication;
    expect(JSON.parse(guide.textOf("/controllo/guide.json"))).toEqual(publication);
    const { "/controllo/guide.json": _, ...others } = Object.fromEntries(
      [...guide.files].map(([path, content]) => [path, [content.length, hashOf(content)]]),
    );
    expect(publication.files).toEqual(others);
    for (const [path, content] of guide.files)
      expect(guide.hashes.get(path), path).toBe(hashOf(content));
    expect(publication).toMatchObject({
      varco: 1,
      museum: { slug: "galleria-borghese", name: "Galleria Borghese" },
      address,
      kit: madeUpKit.version,
    });
    expect(publication).not.toHaveProperty("before");
  });

  it("every address in every page begins with the base", () => {
    const pages = [...guide.files.keys()].filter((path) => path.endsWith(".html"));
    expect(pages.length).toBeGreaterThan(90);
    for (const path of pages) {
      const addresses = addressesIn(guide.textOf(path));
      expect(addresses.length, path).toBeGreaterThan(0);
      expect(
        addresses.filter((each) => !isUnder("/guida", path, each)),
        path,
      ).toEqual([]);
    }
  });

  it("every file that a page, a manifest, a catalogue or the worker asks for is there", () => {
    const asked = new Map<string, string>();
    for (const [path] of guide.files)
      if (/\.(?:html|json|webmanifest|js)$/.test(path) && path !== "/controllo/guide.json")
        for (const [, file] of guide.textOf(path).matchAll(/"?(\/guida\/[^"\s,<)]*\.\w+)/g))
          asked.set(file!, path);
    expect(asked.size).toBeGreaterThan(300);
    const missing = [...asked].filter(([file]) => !guide.files.has(file.slice("/guida".length)));
    // The made-up kit has not every icon of the manifests.
    expect(missing.filter(([file]) => !/\/(?:shortcut|icon)-[\w-]+\.png$/.test(file))).toEqual([]);
  });

  it("every page says which guide it belongs to, and nothing of another", () => {
    const guides = [...guide.files.keys()]
      .filter((path) => path.includes(`${first}/`) && path.endsWith(".html"))
      .map((path) => guideIn(guide.textOf(path)));
    expect(guides.length).toBeGreaterThan(90);
    for (const each of guides) expect(each).toEqual(guides[0]);
    expect(guides[0]).toMatchObject({ base: "/guida", address, site: madeUpKit.site });
    expect(guides[0]?.museum?.languages).toEqual(["it", "en", "fr", "de", "es"]);
  });

  it("each page is in the language of its folder, and its data too", () => {
    for (const code of ["en", "fr", "de", "it", "es"]) {
      const html = guide.textOf(`${code === "en" ? "" : `/${code}`}${first}/list/index.html`);
      expect(html).toContain(`<html lang="${code}" data-prerendered="visitor">`);
      expect(html).toContain(` data-${code}="/guida/assets/messages-${code}-1.js `);
      expect(html).toContain(`/guida/assets/galleria-borghese/${code}/list-`);
    }
  });

  it("answers which pages there are, and which of them search engines may list", () => {
    const { pages, summary } = published(guide);
    expect(pages.map((page) => page.address)).toContain(`${first}/artwork/1`);
    expect(pages.filter(({ isListed }) => !isListed).map((page) => page.address)).toEqual([
      `${first}/lent`,
    ]);
    expect(summary).toMatchObject({ slug: "galleria-borghese", works: 6 });
    const sitemap = guide.textOf("/sitemap.xml");
    expect(sitemap).toContain(`<loc>${address}${first}/artwork/1</loc>`);
    expect(sitemap).not.toContain("/lent<");
  });

  it("the address of the guide itself leads to its first screen", () => {
    expect(guide.textOf("/index.html")).toContain(`content="0; url=/guida${first}/"`);
    expect(guide.textOf("/index.html")).toContain(
      `<a href="/guida${first}/">Galleria Borghese</a>`,
    );
  });

  it("the worker keeps what is there, by the hash that it has", () => {
    const { files } = keptIn(guide.textOf("/worker-galleria-borghese.js"));
    expect(files.length).toBeGreaterThan(40);
    for (const { url, revision, integrity } of files) {
      const path = url.slice("/guida".length).replace(/\/$/, "/index.html");
      const sha256 = createHash("sha256").update(guide.files.get(path)!).digest("base64");
      expect(integrity ?? `sha256-${revision}`, url).toBe(`sha256-${sha256}`);
    }
  });

  it("is the same when it is made again, byte by byte", async () => {
    const again = await publishInMemory();
    expect(again.result).toEqual(guide.result);
    expect(differing(guide, again)).toEqual([]);
  });
});

it.each(["https://museo.example", "https://museo.example/a/b", "https://museo.example/guida/"])(
  "at %s every address begins with its path",
  async (where) => {
    const made = await publishInMemory({ museum: smallMuseum, address: where });
    const base = new URL(where).pathname.replace(/\/$/, "");
    expect(published(made).publication.address).toBe(where.replace(/\/$/, ""));
    const pages = [...made.files.keys()].filter((path) => path.endsWith(".html"));
    expect(pages.length).toBeGreaterThan(40);
    for (const path of pages)
      expect(
        addressesIn(made.textOf(path)).filter((each) => !isUnder(base, path, each)),
        path,
      ).toEqual([]);
    // Robots are told at the root of a host or nowhere.
    expect(made.files.has("/robots.txt")).toBe(base === "");
  },
);

it("a second museum in the project changes no byte of the first, and neither knows the other", async () => {
  const together = { isAlone: false, address: "https://varco.example" };
  const one = await publishInMemory({ ...together, museum: smallMuseum });
  const museum = museumWith(
    { ...smallMuseum, address: "museo-nuovo" },
    { "it/apollo.json": await changedWords("title", () => "Un altro") },
  );
  const other = await publishInMemory({ ...together, museum });
  const shared = [...one.files.keys()].filter((path) => other.files.has(path));
  // The same pictures have the same names.
  expect(shared.length).toBeGreaterThan(20);
  expect(shared.filter((path) => !/^\/assets\/[^/]+$/.test(path))).toEqual([]);
  for (const path of shared)
    expect(Buffer.compare(one.files.get(path)!, other.files.get(path)!), path).toBe(0);
  const after = await publishInMemory({ ...together, museum: smallMuseum });
  expect(differing(one, after)).toEqual([]);
  for (const path of [...one.files.keys()].filter((each) => /\.(?:html|js)$/.test(each)))
    expect(one.textOf(path), path).not.toContain("museo-nuovo");
  expect([...one.files.keys()].filter((path) => path.startsWith("/controllo/"))).toEqual([
    "/controllo/galleria-borghese/index.html",
    "/controllo/galleria-borghese/source.zip",
    "/controllo/galleria-borghese/guide.json",
  ]);
  // What belongs to the place, or to the kit, is the business of whoever puts them together.
  for (const path of ["/index.html", "/404.html", "/sitemap.xml", "/assets/index-1.js"])
    expect(one.files.has(path), path).toBe(false);
});

describe("published again", () => {
  let last: Made;
  let again: Partial<PublishInput>;
  /** The same with nothing known of how the pages were made. */
  let anew: Partial<PublishInput>;
  beforeAll(async () => {
    last = await publishInMemory({ museum: smallMuseum });
    const { publication, made } = published(last);
    anew = { before: publication, made: "2026-11-21T10:00:00.000Z" };
    again = { ...anew, madeBefore: made };
  }, 60_000);

  it("after one changed sentence only the pages that show it are made, and it is what a whole publishing makes", async () => {
    const changed = await changedWords("short", (short) => `${short} È un quadro.`);
    const museum = museumWith(smallMuseum, { "it/apollo.json": changed });
    const made = await publishInMemory({ museum, ...again });
    expect(pagesIn(made)).toEqual([
      // It says how large a visit is.
      `/it${first}/disability/index.html`,
      `/it${first}/artwork/1/index.html`,
      `/it${first}/artwork-description/apollo/index.html`,
    ]);
    const whole = await publishInMemory({ museum, ...anew });
    expect(published(made).publication).toEqual(published(whole).publication);
    expect(published(made).made).toEqual(published(whole).made);
    expect(published(made).pages).toEqual(published(whole).pages);
    expect([...made.files.keys()].filter((path) => !whole.files.has(path))).toEqual([]);
    const reused = [...whole.files.keys()].filter((path) => !made.files.has(path));
    for (const path of reused)
      expect(Buffer.compare(whole.files.get(path)!, last.files.get(path)!), path).toBe(0);
  });

  it.each<[what: string, change: () => Promise<Record<string, string>>]>([
    [
      "a title",
      async () => ({ "it/apollo.json": await changedWords("title", () => "Apollo, il dio") }),
    ],
    [
      "a long text, which a visit weighs",
      async () => ({ "it/apollo.json": await changedWords("alt", (alt) => alt + "o".repeat(190)) }),
    ],
    [
      "a name that a guide may say",
      async () => ({ "it/museum.json": '{ "names": ["Scipione Borghese"] }' }),
    ],
  ])("after %s has changed, too", async (_, change) => {
    const museum = museumWith(smallMuseum, await change());
    const made = await publishInMemory({ museum, ...again });
    const whole = await publishInMemory({ museum, ...anew });
    expect(published(made).publication).toEqual(published(whole).publication);
    expect(pagesIn(made).length).toBeLessThan(pagesIn(whole).length);
  });

  it("with nothing changed no page is made, and it says what it follows", async () => {
    const made = await publishInMemory({ museum: smallMuseum, ...again });
    expect(pagesIn(made)).toEqual([]);
    const { version, made: when } = published(last).publication;
    expect(published(made).publication).toEqual({
      ...published(last).publication,
      made: again.made,
      before: { version, made: when },
    });
  });

  it.each<[what: string, changed: Partial<PublishInput>]>([
    ["another kit", { kit: { ...madeUpKit, version: "kit-2" } }],
    ["another choice of ears", { isWithoutEars: true }],
    ["another address", { address: "https://www.museo.example/altrove" }],
    ["another name", { museum: museumWith(smallMuseum, { "museum.json": renamed() }) }],
    ["a publication of which nothing is known", { madeBefore: {} }],
    ["pages that are no longer in it", { before: undefined }],
  ])("with %s every page is made anew", async (_, changed) => {
    const made = await publishInMemory({ museum: smallMuseum, ...again, ...changed });
    expect(pagesIn(made)).toHaveLength(pagesIn(last).length);
  });
});

it("a faulty museum is answered with its faults, and nothing is written", async () => {
  const museum = museumWith(smallMuseum, { "it/apollo.json": '{ "title": "Apollo", }' });
  const { result, files } = await publishInMemory({ museum });
  expect(result).toMatchObject({ phase: "faulty", faults: [{ file: "it/apollo.json" }] });
  expect(files.size).toBe(0);
  const none = await publishInMemory({ museum: { address: "museo", files: new Map() } });
  expect(none.result).toMatchObject({ phase: "faulty", faults: [{ file: "museum.json" }] });
});

it.each([1, 60, 150])(
  "stopped at file %i it writes no other, and nothing looks whole",
  async (at) => {
    const stopping = new AbortController();
    const written: string[] = [];
    const publishing = publishInMemory({
      museum: smallMuseum,
      signal: stopping.signal,
      write: async (path) => {
        written.push(path);
        if (written.length === at) stopping.abort();
      },
    });
    expect(await outcomeOf(publishing)).toContain("AbortError");
    expect(written).toHaveLength(at);
    expect(written).not.toContain("/controllo/guide.json");
  },
);

it("a disk that refuses a file ends it, and guide.json is not written", async () => {
  const written: string[] = [];
  const publishing = publishInMemory({
    museum: smallMuseum,
    write: async (path) => {
      if (path.endsWith("/list/index.html")) throw new Error("ENOSPC");
      written.push(path);
    },
  });
  expect(await outcomeOf(publishing)).toContain("ENOSPC");
  expect(written).not.toContain("/controllo/guide.json");
});

it.each([
  ["a page", "/galleria-borghese/list/index.html"],
  ["what leads to the guide", "/index.html"],
  ["the worker", "/worker-galleria-borghese.js"],
])("a file of the kit that would be another than %s is refused", async (_, path) => {
  const kit = { ...madeUpKit, files: [...madeUpKit.files, { path, bytes: 1, sha256: "a" }] };
  const publishing = publishInMemory({ museum: smallMuseum, kit, readKit: readNothing });
  expect(await outcomeOf(publishing)).toContain(`${path} would be two different files`);
});

it("without ears none is written, named or kept", async () => {
  const made = await publishInMemory({ museum: smallMuseum, isWithoutEars: true });
  expect([...made.files.keys()].filter((path) => /\/ears[/-]/.test(path))).toEqual([]);
  expect(made.textOf(`${first}/catalogue/it.json`)).not.toContain("ears");
  expect(keptIn(made.textOf("/worker-galleria-borghese.js")).lists).toHaveLength(2);
});

it("tells how far it has come, forward and never past the end", async () => {
  const told: [done: number, of: number][] = [];
  await publishInMemory({ museum: smallMuseum, onProgress: (...each) => told.push(each) });
  expect(told.length).toBeGreaterThan(1);
  expect(new Set(told.map(([, of]) => of)).size).toBe(1);
  expect(told.map(([done]) => done)).toEqual(told.map(([done]) => done).toSorted((a, b) => a - b));
  expect(told.every(([done, of]) => done <= of)).toBe(true);
});

it.each<[name: string, written: string]>([
  ["Museo </title><script>alert(1)</script>", "Museo &lt;/title>&lt;script>alert(1)&lt;/script>"],
  ["Arte & Storia", "Arte &amp; Storia"],
])("a museum called “%s” is told as text by the page that leads to it", async (name, written) => {
  const museum = museumWith(smallMuseum, { "museum.json": renamed(name) });
  const { textOf } = await publishInMemory({ museum });
  expect(textOf("/index.html")).toContain(`<title>${written} · Varco</title>`);
  expect(guideIn(textOf(`${first}/index.html`))?.museum?.name).toBe(name);
});

/** How it failed. Whole guides in the message of a test would hide everything else. */
function outcomeOf(publishing: Promise<Made>) {
  return publishing.then(({ result }) => result.phase, String);
}

function published({ result }: Made) {
  if (result.phase !== "published") throw new Error(JSON.stringify(result.faults));
  return result;
}

/** The visitor's pages that were written, in order. */
function pagesIn({ files }: Made) {
  const page = /^(?:\/\w\w)?\/galleria-borghese\/(?!app\/).*index\.html$/;
  return [...files.keys()].filter((path) => page.test(path));
}

/** The paths of the files that are in one only, or not the same in both. */
function differing(one: Made, other: Made) {
  const paths = new Set([...one.files.keys(), ...other.files.keys()]);
  return [...paths].filter((path) => {
    const contents = [one.files.get(path), other.files.get(path)];
    return !contents[0] || !contents[1] || Buffer.compare(contents[0], contents[1]) !== 0;
  });
}

/** Every address that a page has in its attributes. */
function addressesIn(html: string): string[] {
  const attributes = html.matchAll(
    /\s(href|src|srcset|imagesrcset|poster|action|data-(?:en|fr|de|it|es))="([^"]*)"/gi,
  );
  return [...attributes].flatMap(([, name, value]) =>
    /srcset$/i.test(name!)
      ? value!.split(", ").map((each) => each.split(" ")[0]!)
      : name!.startsWith("data-")
        ? value!.split(" ")
        : value!,
  );
}

/** Whether an address stays in the guide, leads to the site of Varco, or is a place in the page. */
function isUnder(base: string, page: string, asked: string) {
  if (/^(?:#|https:\/\/)/.test(asked)) return true;
  // Under the test runner the app’s own pictures are source files; `visitorPage.test.ts` tries them.
  if (asked.startsWith("/src/")) return true;
  const { pathname } = new URL(asked, `https://www.museo.example${base}${page}`);
  return pathname.startsWith(`${base}/`) || pathname === base;
}

function guideIn(html: string): Guide | undefined {
  const [, text] = /<script type="application\/json" id="guide">(.*?)<\/script>/s.exec(html) ?? [];
  return text && JSON.parse(text);
}

/** Every file of a kit, as one that says nothing. */
async function readNothing() {
  return new TextEncoder().encode("of the kit");
}

/** What the script of a worker says that it keeps. */
function keptIn(script: string): {
  files: { url: string; revision: string | null; integrity?: string }[];
  lists: string[];
} {
  const [, json] = /^self\.kept=(.*);importScripts\(/.exec(script)!;
  return JSON.parse(json!);
}

/** The Italian words of the first work with one of its texts changed. */
async function changedWords(part: "title" | "short" | "alt", change: (text: string) => string) {
  const words = JSON.parse((await readText(galleriaFiles, "it/apollo.json"))!);
  return JSON.stringify({ ...words, [part]: change(words[part]) });
}

function renamed(name = "Un altro nome") {
  return JSON.stringify({ ...facts, name });
}

function hashOf(content: Uint8Array) {
  return createHash("sha256").update(content).digest("base64url");
}
