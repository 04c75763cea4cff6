import { beforeEach, describe, expect, it } from "vitest";
import { createZipWriter } from "../../../content/packing/zipWriter.ts";
import { fileHash } from "../../../content/publishing/fileHash.ts";
import type { Publication } from "../../../content/publishing/guide.ts";
import { guideFolder } from "../../../platform/publishing/guideFolder.ts";
import { fail, MemoryFolder } from "../../../platform/publishing/fixtures/memoryFolder.ts";
import { inspectFolder } from "./inspectFolder.ts";
import { writeFolder } from "./writeFolder.ts";

const first = { "index.html": "home", "museo/list/index.html": "list", "assets/a.js": "app" };
const second = { "index.html": "new", "assets/a.js": "app", "museo/tour/index.html": "tour" };

let disk: MemoryFolder;

beforeEach(() => {
  disk = new MemoryFolder();
});

describe("a guide in a folder", () => {
  it("is written whole into an empty one", async () => {
    expect(await write(first)).toEqual({ written: 3, unchanged: 0, removed: 0 });
    expect(disk.everything()).toEqual([
      "assets/a.js",
      "controllo/guide.json",
      "index.html",
      "museo/list/index.html",
    ]);
    expect(disk.text("museo/list/index.html")).toBe("list");
    expect(await inspect(first)).toMatchObject({
      phase: "usable",
      before: { version: versionOf(first) },
      isInterrupted: false,
      others: { count: 0 },
    });
  });

  it("takes the place of the one before: only what has changed is written, what is gone is removed", async () => {
    await write(first);
    const touched: number[] = [];
    disk.disk.take = (asked) => {
      touched.push(asked);
      return asked;
    };
    expect(await write(second)).toEqual({ written: 2, unchanged: 1, removed: 1 });
    // Beside the two files, the mark that it is not finished and guide.json.
    expect(touched).toHaveLength(4);
    expect(disk.everything()).toEqual([
      "assets/a.js",
      "controllo/guide.json",
      "index.html",
      "museo/tour/index.html",
    ]);
    expect([...disk.folders.get("museo")!.folders.keys()]).toEqual(["tour"]);
  });

  it("has again what somebody has removed or cut off by hand", async () => {
    await write(first);
    await disk.removeEntry("index.html");
    disk.put("assets/a.js", "a");
    expect(await write(first)).toMatchObject({ written: 2, unchanged: 1 });
    expect(disk.text("index.html")).toBe("home");
    expect(disk.text("assets/a.js")).toBe("app");
  });

  it("leaves alone what is not its own", async () => {
    disk.put("wp-admin/index.php", "php").put("index.html", "theirs").put("notes.txt", "x");
    const found = await inspect(first);
    expect(found).toMatchObject({
      phase: "usable",
      others: { names: ["index.html", "notes.txt", "wp-admin/"], count: 3 },
      replaced: 1,
    });
    await write(first);
    expect(disk.text("wp-admin/index.php")).toBe("php");
    expect(disk.text("notes.txt")).toBe("x");
    await write(second);
    expect(disk.text("notes.txt")).toBe("x");
    expect(await inspect(second)).toMatchObject({ others: { names: ["notes.txt", "wp-admin/"] } });
  });

  it("does not ask about what systems leave behind by themselves", async () => {
    disk.put(".DS_Store", "x").put("assets/Thumbs.db", "x");
    expect(await inspect(first)).toMatchObject({ others: { count: 0 } });
  });

  it.each<[when: string, take: (asked: number, count: number) => number, about?: string]>([
    // What is there is still the guide of before.
    ["the disk is full at once", () => fail("QuotaExceededError"), versionOf(first)],
    ["the disk is full after a while", (asked, count) => (count < 3 ? asked : 0)],
    ["the disk takes a part", (asked, count) => (count < 2 ? asked : asked - 1)],
  ])("never looks whole where %s, and is finished another time", async (_, take, version) => {
    await write(first);
    let count = 0;
    disk.disk.take = (asked) => take(asked, count++);
    await expect(write(second)).rejects.toMatchObject({ name: "QuotaExceededError" });
    const json = disk.text("controllo/guide.json");
    expect(json && (JSON.parse(json) as Publication).version).toBe(version);
    expect(disk.text("index.html")).toBe(version ? "home" : "new");
    disk.disk.take = (asked) => asked;
    await write(second);
    expect(disk.everything()).toEqual([
      "assets/a.js",
      "controllo/guide.json",
      "index.html",
      "museo/tour/index.html",
    ]);
  });

  it("that is stopped halfway is known, and what it left is not left behind", async () => {
    await write(first);
    const stopping = new AbortController();
    const third = { ...second, "only/third.html": "third" };
    disk.disk.take = (asked) => {
      if (asked === "third".length) stopping.abort();
      return asked;
    };
    await expect(write(third, stopping.signal)).rejects.toMatchObject({ name: "AbortError" });
    expect(disk.text("only/third.html")).toBe("third");
    expect(disk.text("controllo/guide.json")).toBeUndefined();
    expect(await inspect(second)).toMatchObject({ isInterrupted: true, others: { count: 0 } });
    expect(await write(second)).toMatchObject({ written: 3, unchanged: 0 });
    expect(disk.everything()).toEqual([
      "assets/a.js",
      "controllo/guide.json",
      "index.html",
      "museo/tour/index.html",
    ]);
  });

  it("that the disk changes while it writes is not called written", async () => {
    const folder = guideFolder(disk.handle);
    const harming = {
      ...folder,
      write: (path: string, bytes: Uint8Array<ArrayBuffer>) =>
        folder.write(path, path === "/index.html" ? bytes.with(0, 0) : bytes),
    };
    await expect(
      writeFolder(harming, await guideOf(first), () => {}, new AbortController().signal),
    ).rejects.toMatchObject({ name: "ZipDamaged" });
    expect(disk.text("controllo/guide.json")).toBeUndefined();
  });
});

describe("a folder is refused", () => {
  it.each<[what: string, path: string, content: string, answer: object]>([
    [
      "that has the guide of another museum",
      "controllo/guide.json",
      about({ museum: { slug: "altro", name: "Altro museo", languages: ["it"] } }),
      { why: "otherMuseum", name: "Altro museo" },
    ],
    [
      "in which that one is not finished",
      "controllo/incompleta.json",
      about({ museum: { slug: "altro", name: "Altro museo", languages: ["it"] } }),
      { why: "otherMuseum" },
    ],
    ["that a newer studio has written", "controllo/guide.json", '{"varco": 2}', { why: "newer" }],
    ["whose guide.json is cut off", "controllo/guide.json", "{", { why: "unreadable" }],
    [
      "that is the site of several museums",
      "controllo/altro/guide.json",
      about({}),
      { why: "severalMuseums" },
    ],
  ])("%s", async (_, path, content, answer) => {
    disk.put(path, content).put("index.html", "theirs");
    expect(await inspect(first)).toMatchObject({ phase: "unusable", ...answer });
    await expect(write(first)).rejects.toThrow("The folder is");
    expect(disk.text("index.html")).toBe("theirs");
    expect(disk.everything()).toHaveLength(2);
  });
});

function about(more: object) {
  return JSON.stringify({ ...publicationOf(first, {}), ...more });
}

type Files = Readonly<Record<string, string>>;

async function inspect(files: Files) {
  return inspectFolder(guideFolder(disk.handle), (await guideOf(files)).publication);
}

async function write(files: Files, signal: AbortSignal = new AbortController().signal) {
  return writeFolder(guideFolder(disk.handle), await guideOf(files), () => {}, signal);
}

async function guideOf(files: Files) {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const writer = createZipWriter(async (bytes) => void parts.push(bytes));
  const facts: Record<string, readonly [number, string]> = {};
  for (const [path, text] of Object.entries(files)) {
    // oxlint-disable no-await-in-loop
    const content = new TextEncoder().encode(text);
    facts[`/${path}`] = [content.length, await fileHash(content)];
    await writer.add(path, content);
    // oxlint-enable no-await-in-loop
  }
  const publication = publicationOf(files, facts);
  await writer.add("controllo/guide.json", new TextEncoder().encode(JSON.stringify(publication)));
  await writer.close();
  return { zip: new Blob(parts), publication };
}

function publicationOf(files: Files, facts: Publication["files"]): Publication {
  return {
    varco: 1,
    museum: { slug: "museo", name: "Museo", languages: ["it"] },
    address: "https://guida.museo.it",
    version: versionOf(files),
    made: "2026-11-17T09:30:00.000Z",
    kit: "kit-1",
    files: facts,
    source: {},
  };
}

function versionOf(files: Files) {
  return Object.values(files).join("-");
}
