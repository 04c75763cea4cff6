import { unzipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import { readMuseum } from "../../content/reading/readMuseum.ts";
import type { MuseumFiles } from "../../content/reading/museumFiles.ts";
import { museumWith, publishInMemory } from "../fixtures/publishInMemory.ts";
import { bilingualMuseum, smallMuseum } from "../fixtures/smallMuseum.ts";

/** What a curator has not finished. */
const unfinished = {
  "studio.json": "{}",
  "booth/0123456789abcdef.wav": "RIFF    WAVE",
};

describe.each<[what: string, museum: MuseumFiles]>([
  ["with recordings, drawings and their copies", bilingualMuseum],
  ["with takes and notes of the studio", museumWith(smallMuseum, unfinished)],
])("a guide %s", (_, museum) => {
  let guide: Awaited<ReturnType<typeof publishInMemory>>;
  let source: Readonly<Record<string, string | null>>;
  let zipped: Record<string, Uint8Array>;
  beforeAll(async () => {
    guide = await publishInMemory({ museum });
    if (guide.result.phase !== "published") throw new Error(JSON.stringify(guide.result.faults));
    ({ source } = guide.result.publication);
    zipped = unzipSync(guide.files.get("/controllo/source.zip")!);
  }, 60_000);

  it("names every finished file of the museum, and none that is not", () => {
    const finished = [...museum.files.keys()].filter((path) => !Object.hasOwn(unfinished, path));
    expect(Object.keys(source)).toEqual(finished.toSorted());
  });

  it("is put together again as the museum that it was made of, byte by byte", async () => {
    const files = new Map(
      Object.entries(source).map(([path, published]) => {
        const bytes = published === null ? zipped[path] : guide.files.get(published);
        if (!bytes) throw new Error(`${path} is nowhere`);
        return [path, { bytes: bytes.length, read: async () => bytes }] as const;
      }),
    );
    for (const [path, { read }] of files)
      // oxlint-disable-next-line no-await-in-loop -- some hundred files
      expect(Buffer.compare(await read(), await museum.files.get(path)!.read()), path).toBe(0);
    const again = await readMuseum({ address: museum.address, files });
    expect(again.faults).toEqual([]);
    expect(again.museum?.facts.works).toHaveLength(6);
  });

  it("sends no file of the museum a second time for it", () => {
    const sent = [...guide.files.keys()].filter((path) => path.startsWith("/assets/"));
    const first = new Map<string | undefined, string>();
    const again = sent.filter((path) => {
      const hash = guide.hashes.get(path);
      const known = first.has(hash);
      first.set(hash, path);
      return known;
    });
    expect(again).toEqual([]);
  });

  it("in the zip are texts only, each named as such", () => {
    expect(Object.keys(zipped).filter((path) => /\.(?:mp3|webp|wav|jpe?g)$/.test(path))).toEqual(
      [],
    );
    const inZip = Object.keys(source).filter((path) => source[path] === null);
    expect(Object.keys(zipped)).toEqual(inZip);
  });
});

it("the same texts are the same zip wherever and whenever it is made", async () => {
  const [one, other] = await Promise.all(
    ["2026-11-20T10:00:00.000Z", "2027-01-01T00:00:00.000Z"].map((made) =>
      publishInMemory({ museum: smallMuseum, made }),
    ),
  );
  const [first, second] = [one, other].map((each) => each!.files.get("/controllo/source.zip")!);
  expect(Buffer.compare(first!, second!)).toBe(0);
});
