import { unzipSync } from "fflate";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { draftOf } from "../coverage/fixtures/draftOf.ts";
import { at } from "../draft/documents/documents.ts";
import type { EncodedPhotograph } from "../../content/publishing/guide.ts";
import { fail, MemoryFolder } from "../../platform/publishing/fixtures/memoryFolder.ts";
import { pretendKit, pretendPublisher } from "./fixtures/pretendPublisher.ts";
import { publishTasks, type Made } from "./publishTasks.ts";

const encode = vi.hoisted(() => vi.fn<() => Promise<EncodedPhotograph>>());
const files = vi.hoisted(() => new Map<string, Uint8Array>());

vi.mock("../../platform/drafts/draftFiles.ts", () => ({
  draftFiles: {
    list: async () => new Set(files.keys()),
    read: async (_: string, checksum: string) => files.get(checksum),
  },
}));
vi.mock("../../platform/photographs/encodePhotograph.ts", async (load) => ({
  ...(await load<object>()),
  encodePhotograph: encode,
}));
vi.mock("/pretended/publisher.js", () => ({ publishGuide: pretendPublisher }));

const kit = { ...pretendKit, publisher: "/pretended/publisher.js" };
const sound = "a".repeat(64);

let disk: MemoryFolder;
let locked: Set<string>;

beforeEach(() => {
  disk = new MemoryFolder();
  locked = new Set();
  files.clear();
  files.set(sound, new TextEncoder().encode("ID3"));
  const locks = {
    request: async (name: string, _: object, act: (lock: unknown) => unknown) =>
      act(locked.has(name) ? null : {}),
  };
  vi.stubGlobal("navigator", { storage: { getDirectory: async () => disk }, locks });
  vi.stubGlobal("fetch", async (path: string) =>
    path === "/kit.json" ? Response.json(kit) : new Response("app"),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a draft", () => {
  it("becomes a guide without the studio’s notes, and what is not on this device is told", async () => {
    const documents = draftOf({
      [at.words("it", "fontana")]: { short: "Una vasca." },
      [at.file("recordings/it/fontana.mp3")]: { sha256: sound, bytes: 3 },
      [at.file("signs/lis/fontana.mp4")]: { sha256: "f".repeat(64), bytes: 9 },
      [at.publication]: { address: "https://guida.museo.it" },
    });
    const made = await make(documents);
    if (made.phase !== "made") throw new Error(made.phase);
    expect(made.lost).toMatchObject([{ text: expect.stringContaining("fontana.mp4") }]);
    const names = Object.keys(unzipSync(new Uint8Array(await made.zip.arrayBuffer())));
    expect(names.toSorted()).toEqual([
      "assets/main-aaaaaaaa.js",
      "controllo/guide.json",
      "museo/it/fontana.json",
      "museo/museum.json",
      "museo/recordings/it/fontana.mp3",
    ]);
    expect(made.published).toBeUndefined();
  });

  it("is made again from what has changed, beside the last that was published", async () => {
    const first = await makeWhole(draftOf({ [at.words("it", "fontana")]: { short: "Prima." } }));
    await publishTasks.keepPublished("x", first.publication);
    const last = { version: first.publication.version, made: first.publication.made };
    const second = await makeWhole(
      draftOf({ [at.words("it", "fontana")]: { short: "Dopo." } }),
      last,
    );
    expect(second.published).toEqual(first.publication);
    expect(second.publication.before).toEqual(last);
    expect(second.publication.version).not.toBe(last.version);
    // Of the first only what is known of it is left, and of a crash nothing.
    const zips = disk.everything().filter((path) => /\.(?:zip|part)$/.test(path));
    expect(zips).toHaveLength(1);
  });

  it.each<[what: string, happens: () => void, problem: string]>([
    ["another tab is at it", () => locked.add("varco-publish-x"), "busy"],
    ["the device is full", () => (disk.disk.take = () => 0), "full"],
    ["the device refuses", () => (disk.disk.take = () => fail("QuotaExceededError")), "full"],
    [
      "the network has gone",
      () => vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("offline"))),
      "kit",
    ],
    [
      "a part of the app is not on this site",
      () =>
        vi.stubGlobal("fetch", async (path: string) =>
          path === "/kit.json" ? Response.json(kit) : new Response("", { status: 404 }),
        ),
      "kit",
    ],
    [
      "a page of the host comes in the place of a part of the app",
      () =>
        vi.stubGlobal("fetch", async (path: string) =>
          path === "/kit.json" ? Response.json(kit) : new Response("<!doctype html>"),
        ),
      "kit",
    ],
  ])("is not made where %s, and nothing is left of it", async (_, happens, problem) => {
    happens();
    expect(await make(draftOf({}))).toMatchObject({ phase: "failed", problem });
    expect(disk.everything()).toEqual([]);
  });

  it("on a full device gives up the guide made before, so that the next try has its room", async () => {
    await makeWhole(draftOf({}));
    disk.disk.take = () => 0;
    expect(await make(draftOf({}))).toMatchObject({ problem: "full" });
    expect(disk.everything()).toEqual([]);
  });

  it("stops when the page says so", async () => {
    const { port1, port2 } = new MessageChannel();
    // Here nothing else takes time, and the message would come after the end.
    const isStopped = new Promise((stopped) => port2.addEventListener("message", stopped));
    const fetchNow = globalThis.fetch;
    vi.stubGlobal("fetch", async (path: string) => {
      if (path !== "/kit.json") await isStopped;
      return fetchNow(path);
    });
    port1.postMessage("stop");
    expect(await make(draftOf({}), undefined, port2)).toMatchObject({ phase: "failed" });
    expect(disk.everything()).toEqual([]);
    port1.close();
  });
});

it("a folder is written from the guide that was made", async () => {
  const made = await makeWhole(draftOf({}));
  const folder = new MemoryFolder();
  const guide = { publication: made.publication, zip: made.zip };
  expect(await publishTasks.inspect(folder.handle, made.publication)).toEqual({
    phase: "usable",
    isInterrupted: false,
    others: { names: [], count: 0 },
    replaced: 0,
  });
  const port = new MessageChannel().port2;
  expect(await publishTasks.writeFolder("x", folder.handle, guide, port)).toMatchObject({
    phase: "written",
    removed: 0,
  });
  expect(folder.everything()).toContain("controllo/guide.json");
});

it("a photograph is encoded once, and forgotten with its work", async () => {
  const { cachedPhotographs } = await import("./making/cachedPhotographs.ts");
  const { publishingFolder } = await import("../../platform/publishing/publishingFolder.ts");
  const photograph = new TextEncoder().encode("photo");
  const copies = [{ width: 1, content: new TextEncoder().encode("small") }];
  const encoded = {
    formats: [{ type: "image/jpeg", extension: "jpeg", copies }],
    width: 1,
    height: 2,
  };
  encode.mockResolvedValue(encoded);
  const first = cachedPhotographs("x", publishingFolder, encode as never);
  expect(await first.encode(photograph, "a.jpg")).toEqual(encoded);
  const second = cachedPhotographs("x", publishingFolder, encode as never);
  expect(await second.encode(photograph, "b.jpg")).toEqual(encoded);
  expect(encode).toHaveBeenCalledTimes(1);
  await second.forgetOthers();
  expect(disk.everything()).toHaveLength(1);
  await cachedPhotographs("x", publishingFolder, encode as never).forgetOthers();
  expect(disk.everything()).toEqual([]);
});

it("what a kit has for speech is told in bytes", async () => {
  expect(await publishTasks.describeKit("/kit.json")).toEqual({ phase: "known", earsBytes: 0 });
  const ears = [{ files: [{ bytes: 5 }, { bytes: 7 }] }];
  vi.stubGlobal("fetch", async () => Response.json({ ...kit, ears }));
  expect(await publishTasks.describeKit("/kit.json")).toEqual({ phase: "known", earsBytes: 12 });
});

async function makeWhole(
  documents: Map<string, unknown>,
  last?: { version: string; made: string },
) {
  const made = await make(documents, last);
  if (made.phase !== "made") throw new Error(JSON.stringify(made));
  return made;
}

function make(
  documents: Map<string, unknown>,
  last?: { version: string; made: string },
  port = new MessageChannel().port2,
): Promise<Made> {
  const asked = {
    draft: "x",
    documents: [...documents],
    address: "https://guida.museo.it",
    kit: "/kit.json",
    made: "2026-11-17T09:30:00.000Z",
    last,
    isWithoutEars: false,
  };
  return publishTasks.make(asked, port);
}
