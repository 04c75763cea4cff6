import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fail, MemoryFolder } from "./fixtures/memoryFolder.ts";
import { publishingFolder } from "./publishingFolder.ts";

let disk: MemoryFolder;

beforeEach(() => {
  disk = new MemoryFolder();
  vi.stubGlobal("navigator", { storage: { getDirectory: async () => disk } });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a file that grows", () => {
  it("is nobody’s until it is finished, and then whole", async () => {
    const file = await publishingFolder.begin("one");
    await file.write(bytes(1, 2));
    await file.write(bytes(3));
    expect(await publishingFolder.file("one", "made.zip")).toBeUndefined();
    expect(await bytesIn(await file.finish("made.zip"))).toEqual([1, 2, 3]);
    expect(disk.everything()).toEqual(["varco-publishing/one/made.zip"]);
    expect(await publishingFolder.file("two", "made.zip")).toBeUndefined();
  });

  it("that is discarded leaves nothing behind", async () => {
    const file = await publishingFolder.begin("one");
    await file.write(bytes(1, 2));
    await file.discard();
    expect(disk.everything()).toEqual([]);
  });

  it.each<[what: string, take: (asked: number) => number]>([
    ["takes a part of it", (asked) => asked - 1],
    ["refuses it", () => fail("QuotaExceededError")],
  ])("tells where a full device %s", async (_, take) => {
    const file = await publishingFolder.begin("one");
    disk.disk.take = take;
    await expect(file.write(bytes(1, 2))).rejects.toMatchObject({ name: "QuotaExceededError" });
    await file.discard();
    expect(disk.everything()).toEqual([]);
  });

  it.each<[what: string, storage: object]>([
    ["refuses the file system", { getDirectory: async () => fail("SecurityError") }],
    ["has none", {}],
  ])("is in memory where the browser %s", async (_, storage) => {
    vi.stubGlobal("navigator", { storage });
    const file = await publishingFolder.begin("one");
    await file.write(bytes(1, 2));
    await file.write(new Uint8Array(16 * 1024 * 1024).fill(7));
    await file.write(bytes(3));
    const found = await file.finish("made.zip");
    expect(found.size).toBe(16_777_219);
    expect(await bytesIn(found.slice(0, 3))).toEqual([1, 2, 7]);
    expect(await bytesIn(found.slice(-2))).toEqual([7, 3]);
    await publishingFolder.write("one", "a.json", bytes(1));
    expect(await publishingFolder.file("one", "a.json")).toBeUndefined();
    expect(await publishingFolder.names("one")).toEqual([]);
    expect(await publishingFolder.drafts()).toEqual([]);
  });
});

it("what is kept of a draft goes with it, and no other does", async () => {
  await publishingFolder.write("one", "a.json", bytes(1));
  await publishingFolder.write("one", "b", bytes(2), "photographs");
  await publishingFolder.write("two", "a.json", bytes(3));
  expect(await publishingFolder.names("one", "photographs")).toEqual(["b"]);
  expect(await bytesIn((await publishingFolder.file("one", "b", "photographs"))!)).toEqual([2]);
  await publishingFolder.removeFile("one", "b", "photographs");
  expect(await publishingFolder.names("one", "photographs")).toEqual([]);
  await publishingFolder.remove("one");
  expect(await publishingFolder.drafts()).toEqual(["two"]);
  expect(disk.everything()).toEqual(["varco-publishing/two/a.json"]);
});

function bytes(...values: number[]) {
  return new Uint8Array(values);
}

async function bytesIn(blob: Blob) {
  return [...new Uint8Array(await blob.arrayBuffer())];
}
