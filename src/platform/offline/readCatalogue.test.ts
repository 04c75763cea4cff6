import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { showGuide } from "../../catalogue/guide.ts";
import { forgetCatalogue, readCatalogue, replacedVersions, UNREACHED } from "./readCatalogue.ts";

const index = { list: "list0001", "artwork/1": "work0001", tour: "tour0001" };
const entry = { works: 6, index: "index001" };
const newer = { works: 7, index: "index002" };
const page = new Response('\n<!doctype html><html data-prerendered="error">', { status: 200 });
const signIn = new Response("<h1>Room number?</h1>", { status: 200 });
const missing = new Response("<!doctype html>", { status: 404 });

/** What a sound host answers, by address; the base comes before each. */
const published: Answers = {
  "/museo/catalogue/it.json": entry,
  "/assets/museo/it/index-index001.json": index,
  "/assets/museo/it/list-list0001.json": [1],
  "/assets/museo/it/artwork/1-work0001.json": { work: 1 },
  "/assets/museo/it/tour-tour0001.json": { stops: [] },
};
const work = "/assets/museo/it/artwork/1-work0001.json";

beforeEach(() => listOnPage());
afterEach(() => {
  forgetCatalogue();
  vi.unstubAllGlobals();
});

describe.each(["", "/guida"])("a guide at “%s”", (base) => {
  beforeEach(() => showGuide({ base, address: `https://museo.example${base}` }));

  it("finds a file by the entry and the index, and fetches each once", async () => {
    const fetch = site(published, base);
    expect(await readCatalogue("museo", "it", "list")).toEqual([1]);
    expect(await readCatalogue("museo", "it", "list")).toEqual([1]);
    expect(await readCatalogue("museo", "it", "artwork/1")).toEqual({ work: 1 });
    expect(await readCatalogue("museo", "it", "museum")).toEqual(entry);
    expect(fetch.mock.calls).toEqual(
      [
        "/museo/catalogue/it.json",
        "/assets/museo/it/index-index001.json",
        "/assets/museo/it/list-list0001.json",
        "/assets/museo/it/artwork/1-work0001.json",
      ].map((address) => [base + address, { cache: "default" }]),
    );
    expect(replacedVersions()).toEqual([]);
  });

  it("what the page lists is fetched without entry and index, in the language of the list only", async () => {
    listOnPage({
      it: [
        `${base}/assets/messages-it.js`,
        `${base}/assets/museo/it/artwork/1-work0009.json`,
        `${base}/assets/museo/it/list-list0009.json`,
      ],
    });
    const fetch = site({ "/assets/museo/it/list-list0009.json": [9] }, base);
    expect(await readCatalogue("museo", "it", "list")).toEqual([9]);
    expect(fetch).toHaveBeenCalledTimes(1);
    site(
      { "/museo/catalogue/en.json": entry, "/assets/museo/en/index-index001.json": index },
      base,
    );
    await expect(readCatalogue("museo", "en", "list")).rejects.toThrow("Failed to fetch");
  });
});

describe("a guide at the root of its host", () => {
  beforeEach(() => showGuide({ base: "", address: "https://museo.example" }));

  it.each<[host: string, answers: Answers]>([
    ["that answers 404", {}],
    ["that answers with a page of ours for every file", {}],
  ])("a work that the index does not name is unknown, on a host %s", async (host, answers) => {
    const rest = host.includes("404") ? missing : page;
    const fetch = site({ ...published, ...answers }, "", rest);
    expect(await readCatalogue("museo", "it", "artwork/9")).toBeUndefined();
    // Whether it is a work of a newer version, only the network knows.
    expect(fetch.mock.lastCall).toEqual(["/museo/catalogue/it.json", { cache: "no-store" }]);
  });

  it.each(["__proto__", "constructor", "artwork/constructor"])("%s is no file", async (name) => {
    site(published);
    expect(await readCatalogue("museo", "it", name as "artwork/9")).toBeUndefined();
  });

  it("without a network the index, which is on the device, says that there is no such work", async () => {
    site({ ...published, "/museo/catalogue/it.json no-store": undefined });
    expect(await readCatalogue("museo", "it", "artwork/9")).toBeUndefined();
  });

  it("behind a network that wants a sign-in the same", async () => {
    site({ ...published, "/museo/catalogue/it.json no-store": signIn });
    expect(await readCatalogue("museo", "it", "artwork/9")).toBeUndefined();
  });

  it.each<[what: string, answers: Answers, name: "artwork/1" | "artwork/9"]>([
    [
      "a file of the version before is gone",
      { [work]: missing, "/museo/catalogue/it.json no-store": newer },
      "artwork/1",
    ],
    [
      "a host answers with a page of ours for that",
      { [work]: page, "/museo/catalogue/it.json no-store": newer },
      "artwork/1",
    ],
    ["a work is new", { "/museo/catalogue/it.json no-store": newer }, "artwork/9"],
    [
      "the museum is not published any more",
      { [work]: missing, "/museo/catalogue/it.json no-store": missing },
      "artwork/1",
    ],
    [
      "the museum does not speak this language any more",
      { "/museo/catalogue/it.json no-store": page },
      "artwork/9",
    ],
    [
      "the index of the version before is gone",
      {
        "/assets/museo/it/index-index001.json": missing,
        "/museo/catalogue/it.json no-store": newer,
      },
      "artwork/1",
    ],
  ])("after the museum has published anew: %s", async (_, answers, name) => {
    site({ ...published, ...answers });
    await expect(readCatalogue("museo", "it", name)).rejects.toThrow("has been replaced");
  });

  it("a page that lists files of the version before is told that they are replaced", async () => {
    listOnPage({ it: ["/assets/museo/it/artwork/1-work0000.json"] });
    site({ ...published, "/assets/museo/it/artwork/1-work0000.json": missing });
    await expect(readCatalogue("museo", "it", "artwork/1")).rejects.toThrow("has been replaced");
  });

  it.each<[error: string, answers: Answers]>([
    ["answers 500", { [work]: new Response("", { status: 500 }) }],
    ["answers 500", { "/museo/catalogue/it.json": new Response("", { status: 500 }) }],
    ["answers 503", { "/assets/museo/it/index-index001.json": new Response("", { status: 503 }) }],
    ["JSON", { [work]: new Response('{"work":{"id"') }],
    ["Failed to fetch", { [work]: undefined }],
    ["Failed to fetch", { "/museo/catalogue/it.json": undefined }],
    ["Failed to fetch", { "/assets/museo/it/index-index001.json": undefined }],
    ["Failed to fetch", { [work]: missing, "/museo/catalogue/it.json no-store": undefined }],
    ["a strange page", { [work]: signIn, "/museo/catalogue/it.json no-store": signIn }],
    ["a strange page", { [work]: page, "/museo/catalogue/it.json no-store": signIn }],
    // The version is still the one that names it: the host has lost the file.
    [`${work} answers 404`, { [work]: missing }],
    [`${work} answers 404`, { [work]: page }],
    [`${work} answers 404`, { [work]: signIn }],
    ["/index-index001.json answers 404", { "/assets/museo/it/index-index001.json": missing }],
  ])("what fails and says nothing of a work: %s", async (error, answers) => {
    site({ ...published, ...answers });
    await expect(readCatalogue("museo", "it", "artwork/1")).rejects.toThrow(error);
  });

  it("tries anew after a failure", async () => {
    site({ ...published, "/assets/museo/it/tour-tour0001.json": undefined });
    await expect(readCatalogue("museo", "it", "tour")).rejects.toMatchObject({ name: UNREACHED });
    site(published);
    expect(await readCatalogue("museo", "it", "tour")).toEqual({ stops: [] });
  });

  it("where the entry is gone, the museum has been replaced by one without this language", async () => {
    site({ "/museo/catalogue/de.json": missing });
    await expect(readCatalogue("museo", "de", "museum")).rejects.toThrow("has been replaced");
  });

  it("a page that lists an entry of its own reads that version, until its files are gone", async () => {
    const own = "/assets/museo/it/museum-entry001.json";
    listOnPage({ it: [own] });
    site({ ...published, [own]: entry, "/museo/catalogue/it.json": newer });
    expect(await readCatalogue("museo", "it", "museum")).toEqual(entry);
    expect(await readCatalogue("museo", "it", "artwork/1")).toEqual({ work: 1 });
    expect(replacedVersions()).toEqual([]);
    site({
      ...published,
      "/museo/catalogue/it.json": newer,
      "/assets/museo/it/list-list0001.json": missing,
    });
    await expect(readCatalogue("museo", "it", "list")).rejects.toThrow("has been replaced");
    expect(replacedVersions()).toEqual(["index001"]);
  });
});

/** By address, that of a request with `no-store` with this word after it; `undefined` fails. */
type Answers = Record<string, object | undefined>;

/** Has `fetch` give these answers, and `rest` or a failure where there is none. */
function site(answers: Answers, base = "", rest?: Response) {
  const fetch = vi.fn<typeof globalThis.fetch>(async (asked, { cache } = {}) => {
    const address = String(asked).slice(base.length);
    const special = `${address} no-store`;
    const key = cache === "no-store" && Object.hasOwn(answers, special) ? special : address;
    const answer = answers[key] ?? (Object.hasOwn(answers, key) ? undefined : rest);
    if (!answer || !String(asked).startsWith(base)) throw new TypeError("Failed to fetch");
    return answer instanceof Response ? answer.clone() : Response.json(answer);
  });
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

/** What the page lists in its first script, for each language. */
function listOnPage(listed: Record<string, string[]> = {}) {
  const dataset = Object.fromEntries(
    Object.entries(listed).map(([language, files]) => [language, files.join(" ")]),
  );
  vi.stubGlobal("document", {
    getElementById: (id: string) => (id === "first-paint" ? { dataset } : null),
  });
}
