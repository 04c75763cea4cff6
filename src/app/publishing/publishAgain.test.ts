import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { PublishInput, PublishResult } from "../../content/publishing/guide.ts";
import type { MuseumFiles } from "../../content/reading/museumFiles.ts";
import { madeUpKit, readMadeUpKit } from "../fixtures/madeUpKit.ts";
import { galleriaFiles } from "../fixtures/publishInMemory.ts";
import { publishGuide } from "./publishGuide.ts";

test("what is made again after a changed sentence is the same, byte for byte, as what is made anew", async () => {
  const folder = new Map<string, string>();
  const first = await publish(museum(), folder);
  const read: string[] = [];
  const changed = withSentence(museum(read));
  const written: string[] = [];
  await publish(changed, folder, first, written);
  const readAgain = read.filter((path) => /\.(?:mp3|jpg)$/.test(path));

  const anew = new Map<string, string>();
  await publish(changed, anew);
  expect(Object.fromEntries(folder)).toEqual(Object.fromEntries(anew));
  expect(readAgain).toEqual([]);
  expect(written).toContain("/it/galleria-borghese/artwork/1/index.html");
  expect(written).not.toContain("/it/galleria-borghese/artwork/2/index.html");
  expect(written.length).toBeLessThan(20);
});

test("a recording is read again when it is another", async () => {
  const folder = new Map<string, string>();
  const first = await publish(museum(), folder);
  const path = "recordings/it/apollo.mp3";
  const { files } = museum();
  const other = { ...files.get(path)!, version: "2", read: async () => new Uint8Array([1, 2, 3]) };
  const changed = { address: "galleria-borghese", files: new Map([...files, [path, other]]) };
  await publish(changed, folder, first);

  const anew = new Map<string, string>();
  await publish(changed, anew);
  expect(Object.fromEntries(folder)).toEqual(Object.fromEntries(anew));
});

test("what somebody has taken from the folder is written again", async () => {
  const folder = new Map<string, string>();
  const first = await publish(museum(), folder);
  const whole = new Map(folder);
  const lost = [...folder.keys()].filter((path) => /apollo.*\.mp3$|artwork\/1\/index/.test(path));
  expect(lost.length).toBeGreaterThan(2);
  for (const path of lost) folder.delete(path);
  await publish(museum(), folder, first);
  expect(Object.fromEntries(folder)).toEqual(Object.fromEntries(whole));
});

type Published = Extract<PublishResult, { phase: "published" }>;

/** Publishes into a folder, from which what belongs to the guide no more is taken away. */
async function publish(
  files: MuseumFiles,
  folder: Map<string, string>,
  last?: Published,
  written: string[] = [],
) {
  const there = Object.entries(last?.publication.files ?? {}).filter(([path]) => folder.has(path));
  const result = await publishGuide({
    museum: files,
    kit: madeUpKit,
    address: "https://guida.museo.it/guida",
    isAlone: true,
    made: "2026-11-20T00:00:00.000Z",
    encodePhotograph: async () => {
      throw new Error("There is no photograph");
    },
    readKit: readMadeUpKit,
    write: async (path, content, sha256) => {
      if (last?.publication.files[path]?.[1] === sha256 && folder.has(path)) return;
      folder.set(path, createHash("sha256").update(content).digest("hex"));
      written.push(path);
    },
    ...(last && {
      before: { ...last.publication, files: Object.fromEntries(there) },
      madeBefore: last.made,
      mediaBefore: last.media,
    }),
  } satisfies PublishInput);
  if (result.phase === "faulty") throw new Error(JSON.stringify(result.faults));
  for (const path of folder.keys())
    if (!result.publication.files[path] && path !== "/controllo/guide.json") folder.delete(path);
  // It says which one it was made after, and nothing else of that.
  const { before: _, ...publication } = result.publication;
  folder.set("/controllo/guide.json", JSON.stringify(publication));
  return result;
}

/** The museum there is, with versions that say that nothing has changed. */
function museum(read: string[] = []): MuseumFiles {
  const { address, files } = galleriaFiles;
  return {
    address,
    files: new Map(
      [...files].map(([path, file]) => [
        path,
        {
          ...file,
          version: "1",
          read: () => {
            read.push(path);
            return file.read();
          },
        },
      ]),
    ),
  };
}

function withSentence({ address, files }: MuseumFiles): MuseumFiles {
  const path = "it/apollo.json";
  const file = files.get(path)!;
  const read = async () => {
    const words = JSON.parse(new TextDecoder().decode(await file.read()));
    return new TextEncoder().encode(
      JSON.stringify({ ...words, description: ["Una frase nuova."] }),
    );
  };
  return { address, files: new Map([...files, [path, { ...file, version: "2", read }]]) };
}
