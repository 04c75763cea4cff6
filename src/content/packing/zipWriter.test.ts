import * as fc from "fast-check";
import { unzipSync } from "fflate";
import { expect, it } from "vitest";
import { zipLimits } from "../schema/limits.ts";
import { packedBodies } from "./checkEntries.ts";
import { readCentralDirectory, readEntry } from "./readZip.ts";
import { openZipFile, ZipDamaged } from "./zipFile.ts";
import { createZipWriter, ZipFull } from "./zipWriter.ts";

type Files = readonly (readonly [path: string, content: Uint8Array<ArrayBuffer>])[];

const name = fc.stringMatching(/^[\w-]{1,12}(?:\/[\w-]{1,12}){0,2}\.(?:html|json|mp3|txt)$/);
const content = fc.oneof(
  fc.uint8Array({ maxLength: 400 }),
  // Much of the same is deflated.
  fc.tuple(fc.string(), fc.nat(400)).map(([text, times]) => encode(text.repeat(times))),
);
const anyFiles = fc
  .dictionary(name, content, { maxKeys: 8 })
  .map((files) => Object.entries(files) as unknown as Files);

it("what is written is read again: by our strict reader, by another one, and file by file", async () => {
  await fc.assert(
    fc.asyncProperty(anyFiles, async (files) => {
      const zip = await written(files);
      const directory = readCentralDirectory(zip, true);
      if (typeof directory === "string") throw new Error(directory);
      const refusals: string[] = [];
      const bodies = packedBodies(zip, directory.entries, directory.start, (_, words) =>
        refusals.push(words),
      );
      expect(refusals).toEqual([]);
      expect(
        directory.entries.map((entry) => [entry.path, readEntry(entry, bodies!.get(entry)!)]),
      ).toEqual(files.map(([path, bytes]) => [path, new Uint8Array(bytes)]));
      expect(unzipSync(zip)).toEqual(Object.fromEntries(files));
      const file = await openZipFile(new Blob([zip]));
      for (const [path, bytes] of files)
        // oxlint-disable-next-line no-await-in-loop
        expect(await file.read(path)).toEqual(new Uint8Array(bytes));
    }),
  );
});

it("the same files are the same bytes", async () => {
  const files: Files = [["index.html", encode("Ciao.".repeat(40))]];
  expect(await written(files)).toEqual(await written(files));
});

it("a file is taken over from another zip as it is packed there", async () => {
  const files: Files = [
    ["one.html", encode("Ciao.".repeat(40))],
    ["two.mp3", encode("sound")],
  ];
  const from = await openZipFile(new Blob([await written(files)]));
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const writer = createZipWriter(async (bytes) => void parts.push(bytes));
  for (const entry of from.entries.values()) {
    // oxlint-disable no-await-in-loop -- in their order
    const packed = await from.packed(entry);
    await writer.addPacked({ ...entry, method: entry.method as 0 | 8 }, packed);
    // oxlint-enable no-await-in-loop
  }
  await writer.close();
  expect(unzipSync(joined(parts))).toEqual(Object.fromEntries(files));
});

it.each<[what: string, harm: (zip: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>]>([
  ["is empty", () => new Uint8Array()],
  ["is cut off in its directory", (zip) => zip.slice(0, -30)],
  ["has lost its end", (zip) => zip.slice(0, -1)],
  ["has lost a part of its middle", (zip) => joined([zip.slice(0, 40), zip.slice(50)])],
  ["has another byte in a file", (zip) => zip.with(50, zip[50]! ^ 1)],
])("a zip that %s is not read as if it were whole", async (_, harm) => {
  const zip = harm(await written([["a.txt", encode("abcdefghijklmnopqrstuvwxyz")]]));
  await expect(openZipFile(new Blob([zip])).then((file) => file.read("a.txt"))).rejects.toThrow(
    ZipDamaged,
  );
});

it("a file that the zip does not have is told", async () => {
  const file = await openZipFile(new Blob([await written([])]));
  await expect(file.read("guide.json")).rejects.toThrow("guide.json: it is missing");
});

it("more files than a plain zip counts are refused, and not written as a ZIP64", async () => {
  const writer = createZipWriter(async () => {});
  const nothing = new Uint8Array();
  for (let count = 0; count < zipLimits.files; count++)
    // oxlint-disable-next-line no-await-in-loop
    await writer.addPacked({ path: `${count}`, method: 0, crc: 0, size: 0 }, nothing);
  await expect(writer.add("one.txt", nothing)).rejects.toThrow(ZipFull);
});

it("more bytes than a plain zip counts are refused before they are written", async () => {
  let taken = 0;
  const writer = createZipWriter(async ({ length }) => void (taken += length));
  // As long as a large film; its bytes are never looked at.
  const film = { length: 0x7fff_ffff } as Uint8Array<ArrayBuffer>;
  const entry = { path: "a.mp4", method: 0, crc: 0, size: film.length } as const;
  await writer.addPacked(entry, film);
  await expect(writer.addPacked({ ...entry, path: "b.mp4" }, film)).rejects.toThrow(ZipFull);
  expect(taken).toBeLessThan(0xffff_ffff);
});

async function written(files: Files): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const writer = createZipWriter(async (bytes) => void parts.push(bytes));
  for (const [path, bytes] of files)
    // oxlint-disable-next-line no-await-in-loop
    await writer.add(path, bytes);
  const { bytes } = await writer.close();
  const zip = joined(parts);
  expect(bytes).toBe(zip.length);
  return zip;
}

function joined(parts: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat(parts));
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
