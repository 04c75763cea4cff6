import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { draftFiles } from "./draftFiles.ts";

const DAY = 86_400_000;
const bytes = new Uint8Array([1, 2, 3, 4]);
const sha256 = "a1".repeat(32);
const other = "b2".repeat(32);

const database = vi.hoisted(() => ({
  files: new Map<string, Uint8Array>(),
  drafts: ["one", "two"],
}));

vi.mock("./draftsDatabase.ts", () => ({
  draftsDatabase: {
    keepFile: async (draft: string, name: string, kept: Uint8Array) =>
      void database.files.set(`${draft}/${name}`, kept),
    readFile: async (draft: string, name: string) => database.files.get(`${draft}/${name}`),
    listFiles: async (draft: string) =>
      new Set([...database.files.keys()].filter((key) => key.startsWith(`${draft}/`)).map(nameIn)),
    sweepFiles: async () => {},
    list: async () => database.drafts.map((id) => ({ id })),
  },
}));

let disk: Folder;
/** What the device does with what is written: how many bytes it takes, or how it fails. */
let taken: (asked: number) => number;

beforeEach(() => {
  database.files.clear();
  disk = new Folder();
  taken = (asked) => asked;
  vi.stubGlobal("navigator", { storage: { getDirectory: async () => disk } });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a sound of a draft", () => {
  it("is read again as it was, as bytes and to be played", async () => {
    await draftFiles.keep("one", sha256, bytes);
    expect(await draftFiles.read("one", sha256)).toEqual(bytes);
    expect((await draftFiles.blob("one", sha256))?.size).toBe(4);
    expect(await draftFiles.list("one")).toEqual(new Set([sha256]));
    expect(database.files.size).toBe(0);
  });

  it("is that of one draft only", async () => {
    await draftFiles.keep("one", sha256, bytes);
    expect(await draftFiles.read("two", sha256)).toBeUndefined();
    expect(await draftFiles.list("two")).toEqual(new Set());
  });

  it("is found beside the pictures, which are in the database", async () => {
    await draftFiles.keep("one", sha256, bytes);
    database.files.set(`one/${other}`, bytes);
    expect(await draftFiles.list("one")).toEqual(new Set([sha256, other]));
    expect(await draftFiles.read("one", other)).toEqual(bytes);
    expect((await draftFiles.blob("one", other))?.size).toBe(4);
  });

  it.each<[what: string, lose: () => void]>([
    ["refuses the file system", () => vi.stubGlobal("navigator", refusing())],
    ["has no file system", () => vi.stubGlobal("navigator", { storage: {} })],
    ["cannot write at once", () => (disk.isOld = true)],
  ])("is kept in the database where the browser %s", async (_what, lose) => {
    lose();
    await draftFiles.keep("one", sha256, bytes);
    expect(database.files.get(`one/${sha256}`)).toEqual(bytes);
    expect(await draftFiles.read("one", sha256)).toEqual(bytes);
    expect(await draftFiles.list("one")).toEqual(new Set([sha256]));
    expect(disk.everything()).toEqual([]);
  });

  it.each<[what: string, take: (asked: number) => number]>([
    ["takes a part of it", (asked) => asked - 1],
    ["takes nothing", () => 0],
    ["refuses it", () => fail("QuotaExceededError")],
  ])("is not half kept where a full device %s, and that is told", async (_what, take) => {
    taken = take;
    await expect(draftFiles.keep("one", sha256, bytes)).rejects.toMatchObject({
      name: "QuotaExceededError",
    });
    expect(disk.everything()).toEqual([]);
    expect(database.files.size).toBe(0);
    expect(await draftFiles.read("one", sha256)).toBeUndefined();
  });

  it("is not taken for whole while it is being written", async () => {
    const seen: string[][] = [];
    taken = (asked) => {
      seen.push(disk.everything());
      return asked;
    };
    await draftFiles.keep("one", sha256, bytes);
    expect(seen).toHaveLength(1);
    expect(seen[0]).toHaveLength(1);
    expect(seen[0]![0]).not.toContain(sha256);
    expect(disk.everything()).toEqual([`varco-studio/one/${sha256}`]);
  });

  it.each<[what: string, ask: () => Promise<unknown>]>([
    ["which sounds there are", () => draftFiles.list("one")],
    ["for its bytes", () => draftFiles.read("one", sha256)],
    ["for it to be played", () => draftFiles.blob("one", sha256)],
  ])("is not taken for gone where the device fails when it is asked %s", async (_what, ask) => {
    await draftFiles.keep("one", sha256, bytes);
    disk.isFailing = true;
    await expect(ask()).rejects.toMatchObject({ name: "InvalidStateError" });
    disk.isFailing = false;
    await expect(ask()).resolves.toBeDefined();
  });

  it("is kept in the database where the device fails when it is looked for", async () => {
    disk.isFailing = true;
    await draftFiles.keep("one", sha256, bytes);
    expect(database.files.get(`one/${sha256}`)).toEqual(bytes);
  });

  it("does not list what a crash has left half written", async () => {
    await draftFiles.keep("one", sha256, bytes);
    disk.folder("varco-studio").folder("one").put("1234.part", bytes);
    expect(await draftFiles.list("one")).toEqual(new Set([sha256]));
  });

  it("goes with its draft, and no other does", async () => {
    await draftFiles.keep("one", sha256, bytes);
    await draftFiles.keep("two", sha256, bytes);
    await draftFiles.remove("one");
    expect(disk.everything()).toEqual([`varco-studio/two/${sha256}`]);
  });

  it("goes later where its draft could not be removed whole", async () => {
    await draftFiles.keep("one", sha256, bytes);
    await draftFiles.keep("gone", sha256, bytes);
    await draftFiles.removeLeftOver();
    expect(disk.everything()).toEqual([`varco-studio/one/${sha256}`]);
  });
});

describe("what nobody needs", () => {
  it.each<[what: string, age: number, needed: string[], left: number]>([
    ["goes after a day", DAY + 1, [other], 0],
    ["stays for a day, as another tab may just store it", DAY - 1, [other], 1],
    ["is never what somebody needs", 100 * DAY, [sha256], 1],
  ])("%s", async (_what, age, needed, left) => {
    vi.useFakeTimers({ now: 0 });
    await draftFiles.keep("one", sha256, bytes);
    vi.setSystemTime(age);
    await draftFiles.sweep("one", new Set(needed));
    expect(disk.everything()).toHaveLength(left);
  });

  it("goes too where a crash has left it half written", async () => {
    vi.useFakeTimers({ now: 0 });
    await draftFiles.keep("one", sha256, bytes);
    disk.folder("varco-studio").folder("one").put("1234.part", bytes);
    vi.setSystemTime(2 * DAY);
    await draftFiles.sweep("one", new Set([sha256]));
    expect(disk.everything()).toEqual([`varco-studio/one/${sha256}`]);
  });

  it("stays where it is needed once more", async () => {
    vi.useFakeTimers({ now: 0 });
    await draftFiles.keep("one", sha256, bytes);
    vi.setSystemTime(2 * DAY);
    await draftFiles.keep("one", sha256, bytes);
    await draftFiles.sweep("one", new Set());
    expect(disk.everything()).toHaveLength(1);
  });
});

const nameIn = (key: string) => key.slice(key.indexOf("/") + 1);

function fail(name: string): never {
  throw new DOMException("", name);
}

function refusing() {
  return { storage: { getDirectory: async () => fail("SecurityError") } };
}

/** A folder as browsers have it, as far as it is asked for here. */
class Folder {
  isOld = false;
  isFailing = false;
  folders = new Map<string, Folder>();
  files = new Map<string, File>();

  folder(name: string) {
    const found = this.folders.get(name) ?? new Folder();
    found.isOld = this.isOld;
    this.folders.set(name, found);
    return found;
  }

  put(name: string, content: Uint8Array) {
    const part = content as Uint8Array<ArrayBuffer>;
    this.files.set(name, new File([part], name, { lastModified: Date.now() }));
  }

  everything(): string[] {
    const below = [...this.folders].flatMap(([name, folder]) =>
      folder.everything().map((path) => `${name}/${path}`),
    );
    return [...this.files.keys(), ...below];
  }

  async getDirectoryHandle(name: string, options?: { create: true }) {
    if (this.isFailing) fail("InvalidStateError");
    return options || this.folders.has(name) ? this.folder(name) : fail("NotFoundError");
  }

  async getFileHandle(name: string, options?: { create: true }) {
    if (!this.files.has(name) && !options) fail("NotFoundError");
    if (!this.files.has(name)) this.put(name, new Uint8Array());
    const getFile = async () => this.files.get(name) ?? fail("NotFoundError");
    return this.isOld ? { getFile } : { getFile, ...this.writing(name) };
  }

  writing(name: string) {
    return {
      createSyncAccessHandle: async () => ({
        write: (content: Uint8Array) => {
          const count = taken(content.length);
          this.put(name, content.slice(0, count));
          return count;
        },
        flush() {},
        close() {},
      }),
      move: async (to: Folder, newName: string) => {
        to.files.set(newName, this.files.get(name)!);
        this.files.delete(name);
      },
    };
  }

  async removeEntry(name: string) {
    if (!this.files.delete(name) && !this.folders.delete(name)) fail("NotFoundError");
  }

  async *keys() {
    yield* [...this.folders.keys(), ...this.files.keys()];
  }
}
