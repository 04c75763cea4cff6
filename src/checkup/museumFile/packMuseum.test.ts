import { expect, it } from "vitest";
import { readMuseumZip } from "../../content/packing/readMuseumZip.ts";
import { pretendedHost, type Faults } from "../fixtures/pretendedHost.ts";
import { bytesOf, slug, type GuideFiles } from "../fixtures/publishedGuide.ts";
import type { PublishedGuide } from "../checks/ports.ts";
import { packMuseum } from "./packMuseum.ts";

const sound = `/assets/${slug}/it/apollo-1a2b3c4d.mp3`;

it("the museum is put together from what is published, and opens", async () => {
  const { guide, asked } = pretendedHost();
  const steps: string[] = [];
  const packed = await packMuseum(guide, (done, of) => steps.push(`${done}/${of}`));
  if (packed.phase !== "packed") throw new Error(packed.finding.found);
  expect(packed.name).toBe(`${slug}.varco.zip`);
  expect(steps).toEqual(["1/3", "2/3", "3/3"]);
  expect(asked).toEqual(["GET /controllo/source.zip", `GET ${sound}`]);
  const read = await readMuseumZip(packed.zip);
  if (!("museum" in read)) throw new Error(read.refusals.join());
  expect(read.museum.address).toBe(slug);
  const contents = await Promise.all(
    [...read.museum.files].map(async ([path, file]) => [path, (await file.read()).length]),
  );
  expect(Object.fromEntries(contents)).toEqual({
    "museum.json": 26,
    "it/apollo.json": 19,
    "recordings/it/apollo.mp3": 2403,
  });
});

const noChange = (guide: PublishedGuide) => guide;
const withSource = (source: Record<string, string | null>) => (guide: PublishedGuide) => ({
  ...guide,
  publication: { ...guide.publication, source: { ...guide.publication.source, ...source } },
});

it.each<
  [
    string,
    Faults,
    (files: GuideFiles) => void,
    (guide: PublishedGuide) => PublishedGuide,
    RegExp,
    RegExp,
  ]
>([
  [
    "a recording is another",
    {},
    (files) => files.set(sound, bytesOf("ID3")),
    noChange,
    /non è quello pubblicato/,
    /mp3: risposta 200, 3 byte, SHA-256 .+ al posto di 2403 byte/,
  ],
  [
    "a recording is as long and has other bytes",
    {},
    (files) => files.set(sound, new Uint8Array(2403)),
    noChange,
    /non è quello pubblicato/,
    /mp3: risposta 200, 2403 byte/,
  ],
  [
    "a recording is gone",
    {},
    (files) => files.delete(sound),
    noChange,
    /non è quello pubblicato/,
    /mp3: risposta 404/,
  ],
  [
    "the network is gone",
    { answers: () => "nothing" },
    () => {},
    noChange,
    /non risponde/,
    /source\.zip/,
  ],
  [
    "the package is damaged",
    {},
    (files) => files.set("/controllo/source.zip", bytesOf("PK")),
    noChange,
    /non è quello pubblicato/,
    /source\.zip: risposta 200, 2 byte/,
  ],
  [
    "the package lacks a file",
    {},
    () => {},
    withSource({ "it/dafne.json": null }),
    /Un pezzo del museo non c’è/,
    /it\/dafne\.json manca/,
  ],
  [
    "a file is none of a museum",
    {},
    () => {},
    withSource({ "it/nota.mp3": sound }),
    /non si riapre/,
    /it\/nota\.mp3/,
  ],
  [
    "a file is not what its name says",
    {},
    () => {},
    withSource({ "pictures/apollo.png": sound }),
    /non si riapre/,
    /not a PNG/,
  ],
  [
    "there is no source",
    {},
    () => {},
    (guide) => ({ ...guide, publication: { ...guide.publication, source: {} } }),
    /senza il file del museo/,
    /source è vuoto/,
  ],
  [
    "there is no HTTPS",
    {},
    () => {},
    (guide) => ({ ...guide, ports: { ...guide.ports, sha256: undefined } }),
    /Senza https/,
    /crypto/,
  ],
])("a museum is refused where %s", async (_what, faults, change, as, found, detail) => {
  const packed = await packMuseum(as(pretendedHost(faults, change).guide), () => {});
  if (packed.phase !== "refused") throw new Error("it was packed");
  expect(packed.finding.found).toMatch(found);
  expect(packed.finding.todo).toMatch(/\.$/);
  expect(packed.finding.details?.join()).toMatch(detail);
});

it("a package whose bytes are right and whose list is damaged is refused", async () => {
  const { guide } = pretendedHost({}, (files) => files.set("/controllo/source.zip", bytesOf("PK")));
  const { ports, publication } = guide;
  const path = "/controllo/source.zip";
  const fact = [2, await ports.sha256!(bytesOf("PK"))] as const;
  const files = { ...publication.files, [path]: fact };
  const packed = await packMuseum({ ...guide, publication: { ...publication, files } }, () => {});
  expect(packed).toMatchObject({ finding: { found: "Il pacchetto del museo è danneggiato." } });
});
