import type { Copies, Recording } from "../../catalogue/catalogue.ts";
import { mp3Seconds } from "../../lib/sound/mp3Seconds.ts";
import { fromWebVtt } from "../../lib/sound/webVtt.js";
import { joinBytes } from "../../lib/joinBytes.ts";
import { createQueue } from "../../lib/createQueue.ts";
import { shortened, shortHash } from "../packing/shortHash.ts";
import { readText, type MuseumFiles } from "../reading/museumFiles.ts";
import { fileHash } from "./fileHash.ts";
import type { EncodedPhotograph, MadeOfFile, MediaMade } from "./guide.ts";
import type { Media } from "./localizeMedia.ts";

/** How wide the copies of a drawing are, in pixels. */
export const drawingWidths = [480, 1080, 1600];

/** How many files are in memory at a time. */
const AT_ONCE = 3;

type Bytes = Uint8Array<ArrayBuffer>;

export type MuseumMedia = Media & {
  /** Sends a file as it is, where nothing else does. */
  send: (path: string) => Promise<string>;
  /** The files that are sent as they are, by their paths in the museum. */
  sent: ReadonlyMap<string, string>;
  /** What was made, for the next time. */
  made: MediaMade;
};

type Before = {
  made?: MediaMade | undefined;
  /** Sends what was sent before, without its content; answers whether all of it is there. */
  reuse: (addresses: readonly string[]) => boolean;
};

/**
 * What is sent of a museum’s pictures, recordings and films, each under a name with its hash.
 * `emit` is given the name and answers the address; `path` is that of a file which is sent as it is.
 * A photograph of which there are no copies is sent itself. What was sent before of the same version
 * of a file is not read again, if `reuse` finds all of it.
 */
export function museumMedia(
  museum: MuseumFiles,
  encodePhotograph: (photograph: Bytes, file: string) => Promise<EncodedPhotograph>,
  emit: (name: string, content: Bytes, path?: string, sha256?: string) => Promise<string>,
  { made: before = {}, reuse }: Before = { reuse: () => false },
): MuseumMedia {
  const { files } = museum;
  const sizes = new Map<string, number>();
  const pictures = new Map<string, Promise<Copies>>();
  const sent = new Map<string, string>();
  const made: Record<string, MadeOfFile> = {};
  const sending = new Map<string, Promise<string>>();
  const inTurn = createQueue(AT_ONCE);
  const manifest = readText(museum, "recordings/manifest.json").then((text) =>
    text ? (JSON.parse(text) as Record<string, Record<string, { seconds: number }>>) : {},
  );

  return { picture, recording, asset: send, sizeOf, send, sent, made };

  /** A picture is shown in every language: its copies are made once. */
  function picture(name: string) {
    const known = pictures.get(name) ?? inTurn(() => copiesOf(`pictures/${name}`));
    pictures.set(name, known);
    return known;
  }

  async function copiesOf(path: string): Promise<Copies> {
    if (path.endsWith(".svg")) return copiesOfDrawing(path);
    const known = madeBefore(path)?.copies;
    if (known && reuse(known.files.map(([address]) => address))) {
      for (const [address, bytes] of known.files) sizes.set(address, bytes);
      note(path, { copies: known });
      return known.shown;
    }
    const shown = await copiesOfPhotograph(path);
    const addresses = shown.sources.flatMap(({ srcSet }) =>
      srcSet.split(", ").map((each) => each.slice(0, each.lastIndexOf(" "))),
    );
    const copied = addresses.map((each) => [each, sizeOf(each)] as const);
    if (copied.length > 0) note(path, { copies: { shown, files: copied } });
    return shown;
  }

  /**
   * A drawing and its copies in pixels, which `npm run pictures` makes: the shadows of the drawing
   * itself took 140 ms to paint, on a computer.
   */
  async function copiesOfDrawing(path: string): Promise<Copies> {
    const drawing = await read(path);
    const [head = ""] = /<svg\s[^>]*>/.exec(new TextDecoder().decode(drawing)) ?? [];
    const [width, height] = ["width", "height"].map(
      (side) => new RegExp(`\\s${side}="(\\d+)"`).exec(head)?.[1],
    );
    if (!width || !height)
      throw new Error(`${path} does not say its width and height in its <svg>`);
    const shape = { src: await sendNow(path), width: Number(width), height: Number(height) };
    const copyOf = (each: number) => path.replace(/\.svg$/, `-${each}.webp`);
    if (!drawingWidths.every((each) => files.has(copyOf(each)))) return { ...shape, sources: [] };
    const copies = await Promise.all(drawingWidths.map((each) => read(copyOf(each))));
    const name = namesOfCopies(path, await shortHash(joinBytes([drawing, ...copies])));
    const srcSet: string[] = [];
    for (const [index, each] of drawingWidths.entries())
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as they are written
      srcSet.push(`${await give(name(each, "webp"), copies[index]!, copyOf(each))} ${each}w`);
    return { ...shape, sources: [{ type: "image/webp", srcSet: srcSet.join(", ") }] };
  }

  async function copiesOfPhotograph(path: string): Promise<Copies> {
    const photograph = await read(path);
    const { formats, width, height } = await encodePhotograph(photograph, path);
    const how = formats.map(({ type, copies }) => [type, copies.map((each) => each.width)]);
    const settings = new TextEncoder().encode(JSON.stringify(how));
    const name = namesOfCopies(path, await shortHash(joinBytes([photograph, settings])));
    const sources: { type: string; srcSet: string }[] = [];
    let src = formats.length === 0 ? await sendNow(path) : "";
    for (const { type, extension, copies } of formats) {
      const srcSet: string[] = [];
      for (const copy of copies) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, as they are written
        src = await give(name(copy.width, extension), copy.content as Bytes);
        srcSet.push(`${src} ${copy.width}w`);
      }
      sources.push({ type, srcSet: srcSet.join(", ") });
    }
    return { src, width, height, sources };
  }

  async function recording(language: string, name: string): Promise<Recording | undefined> {
    const narrated = `narrated/${language}/${name}`;
    const isNarrated = files.has(`${narrated}.mp3`);
    const path = isNarrated ? narrated : `recordings/${language}/${name}`;
    if (!files.has(`${path}.mp3`)) return undefined;
    // An MP3 that is not in the manifest was not made by us: a test fails, and no visitor hears it.
    const seconds = isNarrated
      ? await secondsOf(`${path}.mp3`)
      : (await manifest)[language]?.[name]?.seconds;
    if (seconds === undefined) return undefined;
    const src = await send(`${path}.mp3`);
    if (isNarrated) note(`${path}.mp3`, { seconds });
    const facts = {
      voice: isNarrated ? ("human" as const) : ("synthetic" as const),
      seconds: Math.round(seconds),
    };
    const timing = await readText(museum, `${path}.vtt`);
    if (timing === undefined) return { src, ...facts };
    const cues = fromWebVtt(timing).map(({ start, end }): [number, number] => [start, end]);
    return { src, track: await send(`${path}.vtt`), ...facts, cues };
  }

  async function secondsOf(path: string) {
    const known = madeBefore(path)?.seconds;
    return known ?? (await inTurn(async () => mp3Seconds(await read(path))));
  }

  function send(path: string): Promise<string> {
    const known = sending.get(path) ?? inTurn(() => sendNow(path));
    sending.set(path, known);
    return known;
  }

  async function sendNow(path: string) {
    const known = madeBefore(path)?.sent;
    if (known && reuse([known[0]])) {
      const [address, bytes] = known;
      sizes.set(address, bytes);
      sent.set(path, address);
      note(path, { sent: known });
      return address;
    }
    const content = await read(path);
    const [, stem, extension] = /([^/]+?)(\.[^./]+)?$/.exec(path) ?? [];
    const sha256 = await fileHash(content);
    const name = `${stem}-${shortened(sha256)}${extension ?? ""}`;
    const address = await give(name, content, path, sha256);
    note(path, { sent: [address, content.length] });
    return address;
  }

  async function give(name: string, content: Bytes, path?: string, sha256?: string) {
    const address = await emit(name, content, path, sha256);
    sizes.set(address, content.length);
    if (path) sent.set(path, address);
    return address;
  }

  /** What was made of this version of a file. */
  function madeBefore(path: string): MadeOfFile | undefined {
    const version = files.get(path)?.version;
    const known = before[path];
    return version !== undefined && known?.version === version ? known : undefined;
  }

  function note(path: string, part: Omit<MadeOfFile, "version">) {
    const version = files.get(path)?.version;
    if (version !== undefined) made[path] = { ...made[path], version, ...part };
  }

  async function read(path: string) {
    const file = files.get(path);
    if (!file) throw new Error(`${path} is missing`);
    return (await file.read()) as Bytes;
  }

  function sizeOf(address: string) {
    const bytes = sizes.get(address);
    if (bytes === undefined) throw new Error(`${address} is not sent`);
    return bytes;
  }
}

/**
 * How the copies of a picture are named. They share a hash: by it the service worker finds another
 * copy where the one that is asked for is not kept.
 */
function namesOfCopies(path: string, hash: string) {
  const [, stem = ""] = /([^/]+?)(?:\.[^./]+)?$/.exec(path) ?? [];
  // A space or a comma would end the address in a `srcset`.
  const name = stem.replace(/[^a-z0-9]+/gi, "-");
  return (width: number, extension: string) => `${name}-${width}-${hash}.${extension}`;
}
