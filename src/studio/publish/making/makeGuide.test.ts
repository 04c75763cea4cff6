import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { changesBetween } from "../../../content/publishing/changesBetween.ts";
import type { Publication, PublishGuide } from "../../../content/publishing/guide.ts";
import type { MuseumFiles } from "../../../content/reading/museumFiles.ts";
import type { GrowingFile } from "../../../platform/publishing/publishingFolder.ts";
import { pretendKit, pretendPublisher } from "../fixtures/pretendPublisher.ts";
import { makeGuide, type MadeBefore, type MakeInput, type MakePorts } from "./makeGuide.ts";
import { packDifference, TO_DELETE } from "./packDifference.ts";
import type { Progress } from "./progress.ts";

const address = "https://guida.museo.it";
const made = "2026-11-17T09:30:00.000Z";

describe("a guide", () => {
  it("is one zip with every file of its publication, its guide.json, and no other", async () => {
    const guide = await makeWhole({ "it/apollo.json": "Apollo", "pictures/a.jpg": "photo" });
    const { publication, zip } = guide;
    const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
    expect(Object.keys(files).toSorted()).toEqual([
      "assets/main-aaaaaaaa.js",
      "controllo/guide.json",
      "museo/it/apollo.json",
      "museo/pictures/a.jpg",
    ]);
    expect(JSON.parse(new TextDecoder().decode(files["controllo/guide.json"]))).toEqual(
      publication,
    );
    expect(publication).toMatchObject({ address, made });
    expect(publication.before).toBeUndefined();
  });

  it("tells how far it is, first what is made and then what is read back, to the end", async () => {
    const told: Progress[] = [];
    await make({ museum: museumOf({ "a.json": "a", "b.json": "b" }) }, {}, (progress) =>
      told.push(progress),
    );
    const steps = told.map(({ step }) => step);
    expect(steps).toEqual(steps.toSorted(byStep));
    for (const step of ["making", "checking"] as const)
      expect(told.findLast((progress) => progress.step === step)).toMatchObject({ done: 3, of: 3 });
  });

  it("that is faulty is not made", async () => {
    expect(await make({ museum: museumOf({}) })).toEqual({
      phase: "faulty",
      faults: [expect.stringContaining("museum.json")],
    });
  });

  it("says which one it was made after, and takes over what has not changed", async () => {
    const before = await makeWhole({ "a.json": "a", "b.json": "b" });
    const written: string[] = [];
    const after = await makeWhole({ "a.json": "a", "b.json": "other" }, before, (path) =>
      written.push(path),
    );
    expect(written).toEqual(["/museo/b.json", "/controllo/guide.json"]);
    expect(after.publication.before).toEqual({ version: before.publication.version, made });
    const files = unzipSync(new Uint8Array(await after.zip.arrayBuffer()));
    expect(new TextDecoder().decode(files["museo/a.json"])).toBe("a");
    expect(new TextDecoder().decode(files["museo/b.json"])).toBe("other");
  });

  it("whose guide before is damaged is made anew", async () => {
    const before = await makeWhole({ "a.json": "a" });
    const after = await makeWhole({ "a.json": "a" }, { ...before, zip: new Blob(["broken"]) });
    expect(after.publication.files).toEqual(before.publication.files);
    expect(after.publication.before).toMatchObject({ version: before.publication.version });
  });

  it.each<[what: string, ports: Partial<MakePorts>, words: string]>([
    [
      "a file is written otherwise",
      { file: fileThat((bytes) => bytes.with(0, bytes[0]! ^ 1)) },
      "",
    ],
    ["the disk takes a part of it", { file: fileThat((bytes) => bytes.subarray(1)) }, ""],
    [
      "the publisher says more than it writes",
      { publishGuide: changedBy(({ files }) => ({ files: { ...files, "/more.html": [1, "x"] } })) },
      "/more.html: it was not made",
    ],
    [
      "the publisher writes more than it says",
      { publishGuide: changedBy(({ files }) => ({ files: without(files, "/museo/a.json") })) },
      "another number of files",
    ],
    [
      "the publisher says another hash",
      {
        publishGuide: changedBy(({ files }) => ({
          files: { ...files, "/museo/a.json": [1, "another"] },
        })),
      },
      "/museo/a.json: it is another",
    ],
  ])("is not called made where %s", async (_, ports, words) => {
    await expect(make({ museum: museumOf({ "a.json": "a" }) }, ports)).rejects.toMatchObject({
      name: "ZipDamaged",
      message: expect.stringContaining(words),
    });
  });

  it("stops when it is stopped, between two files", async () => {
    const stopping = new AbortController();
    const museum = museumOf({ "a.json": "a", "b.json": "b", "c.json": "c" });
    const written: string[] = [];
    const publishGuide: PublishGuide = (input) =>
      pretendPublisher({
        ...input,
        async write(path, content, sha256) {
          await input.write(path, content, sha256);
          written.push(path);
          if (path === "/museo/a.json") stopping.abort();
        },
      });
    await expect(
      make({ museum }, { publishGuide }, () => {}, stopping.signal),
    ).rejects.toMatchObject({ name: "AbortError" });
    expect(written.at(-1)).toBe("/museo/a.json");
  });
});

it("a zip of the difference has what is new or changed, guide.json, and what may be deleted", async () => {
  const before = await makeWhole({ "a.json": "a", "b.json": "b", "old/c.json": "c" });
  const after = await makeWhole({ "a.json": "a", "b.json": "other", "new.json": "n" }, before);
  const { files: changes } = changesBetween(before.publication, after.publication);
  const zip = await packDifference(
    { ...after, changes },
    fileThat((bytes) => bytes),
    "difference.zip",
    () => {},
    new AbortController().signal,
  );
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  expect(Object.keys(files)).toEqual([
    "museo/b.json",
    "museo/new.json",
    "controllo/guide.json",
    TO_DELETE,
  ]);
  expect(new TextDecoder().decode(files[TO_DELETE]).split("\r\n").slice(3)).toEqual([
    "museo/old/c.json",
    "",
  ]);
});

async function makeWhole(
  files: Readonly<Record<string, string>>,
  before?: MadeBefore,
  onWrite: (path: string) => void = () => {},
) {
  const publishGuide: PublishGuide = (input) =>
    pretendPublisher({
      ...input,
      async write(path, content, sha256) {
        onWrite(path);
        await input.write(path, content, sha256);
      },
    });
  const { version, made: when } = before?.publication ?? {};
  const last = version && when ? { version, made: when } : undefined;
  const result = await make({ museum: museumOf(files), last, previous: before }, { publishGuide });
  if (result.phase !== "made") throw new Error(result.phase);
  return result;
}

function make(
  input: Pick<MakeInput, "museum"> & Partial<MakeInput>,
  ports: Partial<MakePorts> = {},
  report: (progress: Progress) => void = () => {},
  signal: AbortSignal = new AbortController().signal,
) {
  return makeGuide(
    { address, made, ...input },
    {
      kit: pretendKit,
      publishGuide: pretendPublisher,
      readKit: async () => new TextEncoder().encode("app"),
      encodePhotograph: async () => ({ formats: [], width: 1, height: 1 }),
      file: fileThat((bytes) => bytes),
      name: "made.zip",
      ...ports,
    },
    report,
    signal,
  );
}

/** A file on a disk that does something with what it is given. */
function fileThat(keeps: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>): GrowingFile {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  return {
    write: async (bytes) => void parts.push(bytes.length > 0 ? keeps(bytes) : bytes),
    finish: async () => new Blob(parts),
    discard: async () => {},
  };
}

function changedBy(change: (publication: Publication) => Partial<Publication>): PublishGuide {
  return async (input) => {
    const result = await pretendPublisher(input);
    if (result.phase === "faulty") return result;
    return { ...result, publication: { ...result.publication, ...change(result.publication) } };
  };
}

function museumOf(files: Readonly<Record<string, string>>): MuseumFiles {
  return {
    address: "museo",
    files: new Map(
      Object.entries(files).map(([path, text]) => {
        const bytes = new TextEncoder().encode(text);
        return [path, { bytes: bytes.length, read: async () => bytes }];
      }),
    ),
  };
}

function without(files: Publication["files"], path: string): Publication["files"] {
  return Object.fromEntries(Object.entries(files).filter(([each]) => each !== path));
}

const byStep = (one: string, other: string) =>
  ["making", "checking"].indexOf(one) - ["making", "checking"].indexOf(other);
