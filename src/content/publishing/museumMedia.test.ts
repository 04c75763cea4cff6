import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { filesInFolder, folderOf } from "../../../scripts/museums/folders.js";
import { inProject } from "../../../scripts/project.js";
import type { Language } from "../../i18n/languages.ts";
import { readMuseum } from "../reading/readMuseum.ts";
import type { MuseumFiles } from "../reading/museumFiles.ts";
import type { EncodedPhotograph, EncodePhotograph } from "./guide.ts";
import { localizeMuseum } from "./localizeMuseum.ts";
import { drawingWidths, museumMedia } from "./museumMedia.ts";
import { serialiseCatalogue } from "./serialiseCatalogue.ts";

const galleria = filesInFolder(folderOf("galleria-borghese"), "galleria-borghese");

describe("the Galleria Borghese, where a person reads one description", () => {
  const voice = readFileSync(inProject("scripts/voices/fixtures/voice.mp3"));
  const reader = { reader: "Maria Rossi", date: "2026-11-17", permission: "2026-11-17" };
  const narrated = museumWith({
    "narrated/en/apollo.mp3": voice,
    "narrated/en/apollo.json": JSON.stringify(reader),
    "booth/0123456789abcdef.wav": "RIFF    WAVE",
    "studio.json": "{}",
  });
  const sent = {} as Record<"en" | "it", Awaited<ReturnType<typeof sentIn>>>;
  beforeAll(async () => {
    sent.en = await sentIn(narrated, "en");
    sent.it = await sentIn(narrated, "it");
  });

  it.each<[language: "en" | "it", narrated: string[]]>([
    ["en", ["apollo"]],
    ["it", []],
  ])("in %s a person is heard in %j, and a computer in every other work", (code, byPeople) => {
    const { works, tour } = sent[code].collection;
    const recordings = [tour!, ...works.map(({ words }) => words)].flatMap((each) =>
      Object.entries(each.recordings),
    );
    expect(recordings).toHaveLength(23);
    const human = recordings.filter(([, recording]) => recording.voice === "human");
    expect(human.map(([name]) => name)).toEqual(byPeople);
  });

  it("what a person read is as long as it sounds, and says who reads", () => {
    const { works } = sent.en.collection;
    expect(works[0]!.words.recordings["apollo"]).toEqual({
      voice: "human",
      by: "Read by Maria Rossi in November 2026.",
      seconds: 5,
      src: expect.stringMatching(/^\/assets\/apollo-[\w-]{8}\.mp3$/),
    });
  });

  it("visitors get neither takes nor who allowed what", () => {
    const { emitted, texts } = sent.en;
    const names = [...emitted.keys()];
    expect(names.filter((file) => /\.(?:wav|json)$/.test(file))).toEqual([]);
    expect(names.filter((file) => file.endsWith(".mp3"))).toHaveLength(23);
    expect(texts).toContain("Maria Rossi");
    expect(texts).not.toMatch(/permission|2026-11-17|booth/);
  });

  it("what is told of a file’s bytes are those that are sent, and each file once", () => {
    const { media, emitted, calls } = sent.en;
    expect(emitted.size).toBeGreaterThan(60);
    for (const [name, content] of emitted)
      expect(media.sizeOf(`/assets/${name}`)).toBe(content.length);
    expect(calls).toHaveLength(emitted.size);
    expect(() => media.sizeOf("/assets/lost.mp3")).toThrow("/assets/lost.mp3 is not sent");
  });

  it("knows under which address each file of the museum is sent as it is", async () => {
    const { media, emitted } = sent.en;
    for (const [path, address] of media.sent) {
      // oxlint-disable-next-line no-await-in-loop -- some eighty files
      const own = await narrated.files.get(path)!.read();
      expect(Buffer.compare(own, emitted.get(address.slice("/assets/".length))!), path).toBe(0);
    }
    expect(media.sent.has("narrated/en/apollo.mp3")).toBe(true);
  });
});

it("a drawing is sent with its copies, from small to wide, which share a hash", async () => {
  const { media } = mediaOf(galleria);
  const { src, width, height, sources } = await media.picture("apollo.svg");
  expect(src).toMatch(/^\/assets\/apollo-[\w-]{8}\.svg$/);
  expect([width, height]).toEqual([800, 1000]);
  const hash = /-480-([\w-]{8})\.webp 480w/.exec(sources[0]!.srcSet)?.[1];
  expect(sources).toEqual([
    {
      type: "image/webp",
      srcSet: drawingWidths
        .map((each) => `/assets/apollo-${each}-${hash}.webp ${each}w`)
        .join(", "),
    },
  ]);
});

it("the copies of a drawing are known as sent, so that nothing sends them a second time", async () => {
  const { media, calls } = mediaOf(galleria);
  const { src, sources } = await media.picture("apollo.svg");
  const copies = drawingWidths.map((each) => `pictures/apollo-${each}.webp`);
  expect([...media.sent.keys()]).toEqual(["pictures/apollo.svg", ...copies]);
  const [first] = sources[0]!.srcSet.split(" ");
  expect([src, first]).toEqual([
    media.sent.get("pictures/apollo.svg"),
    media.sent.get("pictures/apollo-480.webp"),
  ]);
  expect(calls).toHaveLength(4);
});

it("a drawing without all its copies is shown itself", async () => {
  const [width] = drawingWidths;
  const files = new Map(galleria.files);
  files.delete(`pictures/apollo-${width}.webp`);
  const { media, calls } = mediaOf({ ...galleria, files });
  expect((await media.picture("apollo.svg")).sources).toEqual([]);
  expect(calls).toHaveLength(1);
});

it.each([
  ["<svg><g/></svg>"],
  ['<svg viewBox="0 0 4 5" data-width="4" data-height="5"></svg>'],
  ['<svg width="4"><rect width="4" height="5"/></svg>'],
])("a drawing that does not say how large it is, %s, is named", async (drawing) => {
  const { media } = mediaOf(museumWith({ "pictures/muto.svg": drawing }));
  await expect(media.picture("muto.svg")).rejects.toThrow(
    "pictures/muto.svg does not say its width and height",
  );
});

it("of a photograph the copies are sent in every format, best first, and the last is for every browser", async () => {
  const { media, calls } = mediaOf(museumWith({ "pictures/Età d’oro, 1.jpeg": "photo" }));
  const picture = await media.picture("Età d’oro, 1.jpeg");
  const hash = /-400-([\w-]{8})\.avif/.exec(picture.sources[0]!.srcSet)?.[1];
  // A space or a comma would end an address in the middle of a `srcset`.
  const at = (width: number, format: string) => `/assets/Et-d-oro-1-${width}-${hash}.${format}`;
  expect(picture).toEqual({
    src: at(800, "jpeg"),
    width: 800,
    height: 600,
    sources: ["avif", "jpeg"].map((format) => ({
      type: `image/${format}`,
      srcSet: `${at(400, format)} 400w, ${at(800, format)} 800w`,
    })),
  });
  expect(calls).toHaveLength(4);
  expect(media.sent.size).toBe(0);
});

it("a photograph that was encoded otherwise has other addresses, and the same again the same", async () => {
  const museum = museumWith({ "pictures/a.jpeg": "photo" });
  const changed = museumWith({ "pictures/a.jpeg": "another" });
  const [once, again, narrower, other] = await Promise.all([
    mediaOf(museum).media.picture("a.jpeg"),
    mediaOf(museum).media.picture("a.jpeg"),
    mediaOf(museum, async () => encoded([400])).media.picture("a.jpeg"),
    mediaOf(changed).media.picture("a.jpeg"),
  ]);
  expect(again).toEqual(once);
  expect(new Set([once, narrower, other].map((each) => each.sources[0]!.srcSet)).size).toBe(3);
  expect(narrower.sources[0]!.srcSet.split(" ")[0]).not.toBe(once.sources[0]!.srcSet.split(" ")[0]);
});

it("a photograph of which there are no copies is sent itself", async () => {
  const { media } = mediaOf(museumWith({ "pictures/a.jpeg": "photo" }), async () => ({
    formats: [],
    width: 4,
    height: 3,
  }));
  const { src, ...shape } = await media.picture("a.jpeg");
  expect(src).toMatch(/^\/assets\/a-[\w-]{8}\.jpeg$/);
  expect(shape).toEqual({ width: 4, height: 3, sources: [] });
  expect([...media.sent]).toEqual([["pictures/a.jpeg", src]]);
});

it("a picture that several works and languages show is encoded once", async () => {
  const encode = vi.fn<EncodePhotograph>(async () => encoded([400]));
  const { media } = mediaOf(museumWith({ "pictures/a.jpeg": "photo" }), encode);
  await Promise.all(["a.jpeg", "a.jpeg", "a.jpeg"].map((name) => media.picture(name)));
  expect(encode).toHaveBeenCalledTimes(1);
});

it("however many photographs there are, no more than three are in memory at a time", async () => {
  let open = 0;
  let most = 0;
  const names = Array.from({ length: 12 }, (_, index) => `a${index}.jpeg`);
  const museum = museumWith(Object.fromEntries(names.map((name) => [`pictures/${name}`, name])));
  const { media } = mediaOf(museum, async () => {
    most = Math.max(most, ++open);
    await new Promise((later) => setImmediate(later));
    open--;
    return encoded([400]);
  });
  await Promise.all(names.map((name) => media.picture(name)));
  expect(most).toBe(3);
});

it("a recording without its words has no cues, and one that nobody made is not there", async () => {
  const files = new Map(galleria.files);
  files.delete("recordings/it/apollo.vtt");
  const { media } = mediaOf({ ...galleria, files });
  const recording = await media.recording("it", "apollo");
  expect(recording).toMatchObject({ voice: "synthetic", seconds: expect.any(Number) });
  expect(recording).not.toHaveProperty("cues");
  expect(await media.recording("it", "nessuna")).toBeUndefined();
  const unlisted = museumWith({ "recordings/it/nessuna.mp3": "sound" });
  expect(await mediaOf(unlisted).media.recording("it", "nessuna")).toBeUndefined();
});

it("a file that is missing is named", async () => {
  const { media } = mediaOf(galleria);
  await expect(media.asset("films/perso.mp4")).rejects.toThrow("films/perso.mp4 is missing");
  await expect(media.picture("perso.svg")).rejects.toThrow("pictures/perso.svg is missing");
});

/** What visitors of a museum are sent in one language. */
async function sentIn(museum: MuseumFiles, language: Language) {
  const { museum: read, faults } = await readMuseum(museum);
  expect(faults).toEqual([]);
  const { media, emitted, calls } = mediaOf(museum);
  const collection = await localizeMuseum(read!, language, media);
  const { texts } = serialiseCatalogue(collection, media.sizeOf);
  return { media, collection, emitted, calls, texts: [...texts.values()].join("\n") };
}

/** The media of a museum, and what is sent of them by name. */
function mediaOf(museum: MuseumFiles, encode: EncodePhotograph = async () => encoded([400, 800])) {
  const emitted = new Map<string, Uint8Array>();
  const calls: string[] = [];
  const media = museumMedia(museum, encode, async (name, content) => {
    calls.push(name);
    emitted.set(name, content);
    return `/assets/${name}`;
  });
  return { media, emitted, calls };
}

function encoded(widths: number[]): EncodedPhotograph {
  const formats = ["avif", "jpeg"].map((extension) => ({
    extension,
    type: `image/${extension}`,
    copies: widths.map((width) => ({ width, content: new Uint8Array(width) })),
  }));
  return { formats, width: widths.at(-1)!, height: (widths.at(-1)! / 4) * 3 };
}

/** The Galleria Borghese with these files as well. */
function museumWith(added: Record<string, string | Uint8Array>): MuseumFiles {
  const files = new Map(galleria.files);
  for (const [path, content] of Object.entries(added)) {
    const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
    files.set(path, { bytes: bytes.length, read: async () => bytes });
  }
  return { address: "museo", files };
}
