import { languages } from "../i18n/languages.ts";
import type { MuseumFiles } from "./museumFiles.ts";
import { problemsOfDrawing } from "./problemsOfDrawing.ts";

/** The version of the zip that `packed` writes. A higher one was written by a newer Varco. */
export const VARCO = 1;

/** Where the zip says which files it has; it is not a file of the museum. */
export const MANIFEST = "manifest.json";

export type Manifest = {
  varco: typeof VARCO;
  address: string;
  files: Record<string, { bytes: number; sha256: string }>;
};

const KB = 1024;
const MB = 1024 * KB;

/** More entries than this are refused before one is looked at. */
const MOST_FILES = 20_000;
/** In bytes, the zip itself and all its files as they are declared: nothing is inflated beyond. */
export const MOST_IN_ALL = 512 * MB;
/** In bytes: a larger file of that kind is refused, and not inflated. */
const MOST_OF_KIND = { text: 4 * MB, picture: 16 * MB, recording: 32 * MB, film: 400 * MB };
/** How many times its packed size a file may inflate to; below `FREELY` bytes it may be any. */
const MOST_INFLATED = 200;
const FREELY = MB;
/** In characters: Windows opens no path of more than 260, and the folder's own comes before. */
const LONGEST_PATH = 120;
/** A list that is too long to read mends no zip: of more refusals only the worst are told. */
const MOST_REFUSALS = 20;

/** What a refusal is about, the worst first. */
const severities = ["zip", "path", "bomb", "header", "kind", "manifest", "content"] as const;

/** Says why something is refused, in a sentence. */
type Refuse = (severity: (typeof severities)[number], words: string) => void;

/** One file of the zip, as the zip's directory describes it. */
type Entry = {
  path: string;
  rawName: Uint8Array;
  flags: number;
  method: number;
  crc: number;
  packedSize: number;
  size: number;
  attributes: number;
  extra: Uint8Array;
  offset: number;
};

/** The museum in a zip that may come from an enemy; else why it is refused. Nothing is written. */
export async function unpacked(
  zip: Uint8Array,
): Promise<{ museum: MuseumFiles } | { refusals: string[] }> {
  const found: { severity: number; words: string }[] = [];
  const refuse: Refuse = (severity, words) => {
    found.push({ severity: severities.indexOf(severity), words });
  };
  const museum = await museumIn(
    // A `Buffer` of Node is one, too, but its `slice` does not copy.
    new Uint8Array(zip.buffer as ArrayBuffer, zip.byteOffset, zip.byteLength),
    refuse,
    () => found.length >= MOST_REFUSALS,
  );
  if (museum && !found.length) return { museum };
  const worst = found.toSorted((one, other) => one.severity - other.severity);
  return { refusals: worst.slice(0, MOST_REFUSALS).map(({ words }) => words) };
}

async function museumIn(
  zip: Uint8Array<ArrayBuffer>,
  refuse: Refuse,
  isEnough: () => boolean,
): Promise<MuseumFiles | undefined> {
  const directory = directoryOf(zip, refuse);
  if (!directory) return;
  const { entries, start } = directory;
  const bodies = bodiesOf(zip, entries, start, refuse);
  if (!bodies) return;

  const good = entries.filter((entry) => isGood(entry, refuse));
  checkNames(entries, refuse);
  const inAll = entries.reduce((sum, { size }) => sum + size, 0);
  if (inAll > MOST_IN_ALL) {
    refuse("bomb", `the files are ${inMB(inAll)} in all: at most ${inMB(MOST_IN_ALL)} are right`);
    return;
  }

  const contents = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const entry of good) {
    if (isEnough()) return;
    // oxlint-disable-next-line no-await-in-loop -- all at once would need the memory of all at once
    const content = await contentOf(entry, bodies.get(entry)!, refuse);
    if (content) contents.set(entry.path, content);
  }

  if (!entries.some(({ path }) => path === "museum.json"))
    refuse("manifest", "museum.json is missing: without it there is no museum");
  const manifest = manifestIn(contents.get(MANIFEST), entries, refuse);
  contents.delete(MANIFEST);
  if (manifest) await compare(manifest, contents, entries, refuse);
  for (const [path, content] of contents) {
    if (isEnough()) return;
    for (const problem of problemsOf(path, content)) refuse("content", `${path}: ${problem}`);
  }
  if (!manifest) return;
  const files = [...contents].map(
    ([path, content]) =>
      [path, { bytes: content.length, read: () => Promise.resolve(content) }] as const,
  );
  return { address: manifest.address, files: new Map(files) };
}

/**
 * The entries of the directory at the zip's end, and where that begins. Two programs that read a
 * zip differently see different files in it, so there is nothing before, between and after.
 */
function directoryOf(
  zip: Uint8Array,
  refuse: Refuse,
): { entries: Entry[]; start: number } | undefined {
  if (zip.length > MOST_IN_ALL) {
    refuse("bomb", `the zip has ${inMB(zip.length)}: at most ${inMB(MOST_IN_ALL)} are right`);
    return;
  }
  const view = viewOf(zip);
  const end = zip.length - END_SIZE;
  if (end < 0 || view.getUint32(end, true) !== END || view.getUint16(end + 20, true)) {
    refuse("zip", whyNoEnd(zip, view));
    return;
  }
  const [disk, diskOfDirectory, countOnDisk, count] = [4, 6, 8, 10].map((at) =>
    view.getUint16(end + at, true),
  ) as [number, number, number, number];
  const size = view.getUint32(end + 12, true);
  const start = view.getUint32(end + 16, true);
  if (count === 0xffff || size === 0xffffffff || start === 0xffffffff) {
    refuse("zip", "the zip is a ZIP64: a museum is small enough for a plain zip");
    return;
  }
  if (disk || diskOfDirectory || countOnDisk !== count) {
    refuse("zip", "the zip is one part of several: send it as one file");
    return;
  }
  if (start + size !== end) {
    refuse("zip", "the zip’s list of files is not where its end says: pack the museum again");
    return;
  }
  if (count > MOST_FILES) {
    refuse("bomb", `the zip has ${count} files: at most ${MOST_FILES} are right`);
    return;
  }
  const entries = [];
  let at = start;
  while (at < end && entries.length <= count) {
    const entry = at + ENTRY_SIZE <= end && view.getUint32(at, true) === ENTRY && entryAt(zip, at);
    const next = entry && at + entry.length;
    if (!entry || !next || next > end) {
      refuse("zip", "the zip’s list of files is damaged: pack the museum again");
      return;
    }
    entries.push(entry.entry);
    at = next;
  }
  if (entries.length !== count) {
    const found = entries.length > count ? "more" : "less";
    refuse("zip", `the zip’s end says ${count} files, and its list has ${found}`);
    return;
  }
  return { entries, start };
}

const LOCAL = 0x04034b50;
const LOCAL_SIZE = 30;
const ENTRY = 0x02014b50;
const ENTRY_SIZE = 46;
const END = 0x06054b50;
const END_SIZE = 22;

/** The headers of a zip write all numbers with their smallest byte first. */
const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** A zip's end is the last 22 bytes; why they are not. */
function whyNoEnd(zip: Uint8Array, view: DataView): string {
  if (zip.length < 4 || ![LOCAL, END].includes(view.getUint32(0, true)))
    return "this is not a zip, or something stands before it: pack the museum with Varco";
  for (let at = zip.length - END_SIZE; at >= 0 && at >= zip.length - END_SIZE - 0x10000; at -= 1) {
    if (view.getUint32(at, true) === END)
      return "something stands after the zip’s end, or a comment: pack the museum with Varco";
  }
  return "the zip is cut off: its end is missing. Download or send it once more";
}

function entryAt(zip: Uint8Array, at: number): { entry: Entry; length: number } {
  const view = viewOf(zip);
  const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) =>
    view.getUint16(at + field, true),
  ) as [number, number, number];
  const rawName = zip.subarray(at + ENTRY_SIZE, at + ENTRY_SIZE + nameLength);
  const entry = {
    path: new TextDecoder("utf-8", { ignoreBOM: true }).decode(rawName),
    rawName,
    flags: view.getUint16(at + 8, true),
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    packedSize: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    attributes: view.getUint32(at + 38, true),
    extra: zip.subarray(at + ENTRY_SIZE + nameLength, at + ENTRY_SIZE + nameLength + extraLength),
    offset: view.getUint32(at + 42, true),
  };
  return { entry, length: ENTRY_SIZE + nameLength + extraLength + commentLength };
}

/**
 * The packed bytes of each entry. Each has a header of its own before them, which says the same as
 * the directory; all of them stand without a gap from the zip's first byte to its directory.
 */
function bodiesOf(
  zip: Uint8Array<ArrayBuffer>,
  entries: readonly Entry[],
  directory: number,
  refuse: Refuse,
): ReadonlyMap<Entry, Uint8Array<ArrayBuffer>> | undefined {
  const view = viewOf(zip);
  const bodies = new Map<Entry, Uint8Array<ArrayBuffer>>();
  let expected = 0;
  let last = "the beginning";
  for (const entry of entries.toSorted((one, other) => one.offset - other.offset)) {
    const { offset: at, path, rawName } = entry;
    const name = shown(path);
    if (at < expected) refuse("bomb", `${name}: it overlaps with ${last} in the zip`);
    if (at > expected) refuse("zip", `${name}: something is hidden in the zip before it`);
    if (at !== expected) return;
    const hasHeader = at + LOCAL_SIZE <= directory && view.getUint32(at, true) === LOCAL;
    const nameLength = hasHeader ? view.getUint16(at + 26, true) : 0;
    const extraLength = hasHeader ? view.getUint16(at + 28, true) : 0;
    const start = at + LOCAL_SIZE + nameLength + extraLength;
    const end = start + entry.packedSize;
    if (!hasHeader || end > directory) {
      refuse("zip", `${name}: its size in the zip is not what the zip says, or it is cut off`);
      return;
    }
    const localName = zip.subarray(at + LOCAL_SIZE, at + LOCAL_SIZE + nameLength);
    if (!isSame(localName, rawName)) {
      const other = shown(new TextDecoder().decode(localName));
      refuse("header", `${name}: the zip has another name for it as well, ${other}`);
    }
    const differing = [
      view.getUint16(at + 6, true) !== entry.flags && "flags",
      view.getUint16(at + 8, true) !== entry.method && "method",
      view.getUint32(at + 14, true) !== entry.crc && "checksum",
      view.getUint32(at + 18, true) !== entry.packedSize && "packed size",
      view.getUint32(at + 22, true) !== entry.size && "size",
    ].filter((field) => field !== false);
    if (differing.length)
      refuse("header", `${name}: the zip says two different things of its ${differing.join(", ")}`);
    const extra = zip.subarray(start - extraLength, start);
    for (const words of new Set([...problemsOfExtra(extra), ...problemsOfExtra(entry.extra)]))
      refuse("header", `${name}: ${words}`);
    bodies.set(entry, zip.subarray(start, end));
    expected = end;
    last = name;
  }
  if (expected !== directory) {
    refuse("zip", `something is hidden in the zip between ${last} and the list of files`);
    return;
  }
  return bodies;
}

/** Dates and owners are passed over; what gives a file another size or name is not. */
function problemsOfExtra(extra: Uint8Array): string[] {
  const view = viewOf(extra);
  const problems = [];
  let at = 0;
  while (at < extra.length) {
    const next = at + 4 <= extra.length ? at + 4 + view.getUint16(at + 2, true) : Infinity;
    if (next > extra.length) return [...problems, "its extra field in the zip is cut off"];
    const kind = view.getUint16(at, true);
    if (kind === 0x0001) problems.push("it has sizes of a ZIP64: a plain zip is right");
    if (kind === 0x7075) problems.push("it has a second name in its extra field: one is right");
    at = next;
  }
  return problems;
}

/** Whether a file of the museum may be inflated. Folders are not, and are passed over. */
function isGood({ path, flags, method, size, packedSize, attributes }: Entry, refuse: Refuse) {
  let good = true;
  const name = shown(path);
  const wrong: Refuse = (severity, words) => {
    good = false;
    refuse(severity, `${name}: ${words}`);
  };
  const isFolder = path.endsWith("/");

  const problem = problemOfPath(isFolder ? path.slice(0, -1) : path);
  if (problem) wrong("path", problem);
  // The upper half is the mode of a Unix file, the lower half the attributes of DOS.
  const type = (attributes >>> 16) & 0xf000;
  if (type === 0xa000) wrong("path", "it is a link: put the file itself in its place");
  else if (type !== 0 && type !== (isFolder ? 0x4000 : 0x8000))
    wrong("path", "it is a device or another special file: only plain files are right");
  else if (!isFolder && attributes & 0x10)
    wrong("header", "the zip calls it a folder, and its name is a file’s");

  if (flags & 0x2041) wrong("header", "it is encrypted: pack it without a password");
  else if (flags & 0x8) wrong("header", "its size comes after it in the zip: pack it with Varco");
  // What is left are two bits for how hard the packer tried, and one for names in UTF-8.
  else if (flags & ~0x806) wrong("header", "it uses something that a plain zip has no use for");
  if (method !== 0 && method !== 8)
    wrong("header", `it is packed by method ${method}: only stored (0) and deflate (8) are right`);
  else if (method === 0 && size !== packedSize)
    wrong("header", "it is stored, and yet its size and its packed size differ");

  if (isFolder) {
    if (size || packedSize) wrong("header", "it is a folder, and yet it has content");
    return false;
  }
  const kind = kindOf(path);
  // A path that is refused gets one refusal, and not a second for what kind of file it is.
  if (!kind && !problem)
    wrong("kind", `a museum has no such file: it has ${Object.values(places).join(", ")}`);
  if (kind && size > MOST_OF_KIND[kind])
    wrong("bomb", `it has ${inMB(size)}: a ${kind} has at most ${inMB(MOST_OF_KIND[kind])}`);
  else if (size > FREELY && size > packedSize * MOST_INFLATED)
    wrong("bomb", `it would inflate to more than ${MOST_INFLATED} times its packed size`);
  return good;
}

/** Why a path cannot be in a museum's folder, on any system: what Linux allows Windows may not. */
function problemOfPath(path: string): string | undefined {
  const segments = path.split("/");
  if (segments.includes("..")) return "its path leads out of the museum’s folder";
  if (path.startsWith("/") || /^[a-z]:/i.test(path))
    return "its path begins at the root of a disk: one within the museum’s folder is right";
  if (path.includes("\\")) return "its path has a “\\” in it: “/” is right";
  if (/\p{Cc}/u.test(path)) return "its name has a control character in it: leave it out";
  if (segments.includes("") || segments.includes("."))
    return "its path has an empty part or a “.” in it: write each folder once";
  if (path !== path.normalize("NFC"))
    return "its name has letters in two parts (not NFC): a-z A-Z 0-9 _ - . are right";
  if (!/^[\w./-]+$/.test(path))
    return "its name has other letters than a-z A-Z 0-9 _ - . in it: write it with these";
  if (segments.some((segment) => /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(segment)))
    return "Windows keeps that name for itself: choose another one";
  if (segments.some((segment) => segment.endsWith(".")))
    return "Windows drops the dot at the end of its name: leave it out";
  if (path.length > LONGEST_PATH)
    return `its path has ${path.length} characters: at most ${LONGEST_PATH} are right`;
  return undefined;
}

/** Mac and Windows write two names that differ in case only into the same file. */
function checkNames(entries: readonly Entry[], refuse: Refuse) {
  const names = new Map<string, string>();
  for (const { path } of entries) {
    const name = path.replace(/\/$/, "");
    const folded = name.toLowerCase();
    const other = names.get(folded);
    if (other === name) refuse("path", `${shown(path)}: the zip has it twice`);
    else if (other !== undefined)
      refuse("path", `${shown(path)}: it differs from ${shown(other)} in capital letters only`);
    else names.set(folded, name);
  }
}

type Kind = keyof typeof MOST_OF_KIND;

const language = `(?:${languages.join("|")})`;

/** The files that a museum has, as a pattern and in words. */
const places: Record<string, string> = {
  "museum\\.json": "museum.json",
  [`${language}/[\\w-]+\\.json`]: "<language>/*.json",
  "pictures/[\\w-]+\\.(?:svg|jpe?g|png|webp)": "pictures/*.svg, jpg, jpeg, png or webp",
  "recordings/manifest\\.json": "recordings/manifest.json",
  [`(?:recordings|narrated)/${language}/[\\w-]+\\.(?:mp3|vtt)`]:
    "recordings/<language>/*.mp3 or vtt, narrated/<language>/*.mp3 or vtt",
  "signs/[\\w-]+/[\\w-]+\\.(?:mp4|webm|vtt|jpg)": "signs/<sign>/*.mp4, webm, vtt or jpg",
};

const place = new RegExp(`^(?:manifest\\.json|${Object.keys(places).join("|")})$`);

const kinds: Record<string, Kind> = {
  json: "text",
  vtt: "text",
  svg: "text",
  jpg: "picture",
  jpeg: "picture",
  png: "picture",
  webp: "picture",
  mp3: "recording",
  mp4: "film",
  webm: "film",
};

/** What kind of file stands at a path of a museum or its zip; `undefined` where none can. */
function kindOf(path: string): Kind | undefined {
  return place.test(path) ? kinds[extensionOf(path)] : undefined;
}

const extensionOf = (path: string) => path.slice(path.lastIndexOf(".") + 1);

/** The bytes of a file, which are as many as declared and have the declared checksum. */
async function contentOf(
  { path, method, size, crc }: Entry,
  body: Uint8Array<ArrayBuffer>,
  refuse: Refuse,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const content = method === 0 ? body : await inflated(body, size);
  if (typeof content === "string") refuse("bomb", `${path}: ${content}`);
  else if (crc32(content) !== crc)
    refuse("manifest", `${path}: it is damaged, as its checksum in the zip shows. Send it again`);
  else return content;
  return undefined;
}

/** A deflated file, of exactly that size; else words. It stops at the first byte too many. */
async function inflated(
  body: Uint8Array<ArrayBuffer>,
  size: number,
): Promise<Uint8Array<ArrayBuffer> | string> {
  const content = new Uint8Array(size);
  let length = 0;
  const take = (chunk: Uint8Array) => {
    if (length + chunk.length > size) return false;
    content.set(chunk, length);
    length += chunk.length;
    return true;
  };
  const outcome = await inflate(body, take);
  if (outcome === "stopped") return "it inflates to more than the size that the zip says";
  if (outcome === "damaged") return NOT_INFLATED;
  if (length !== size) return "it inflates to less than the size that the zip says";
  // Node ignores what follows the end of the deflated data; browsers refuse it. Where the end is
  // the last byte, the data without that byte cannot be inflated.
  length = 0;
  return (await inflate(body.subarray(0, -1), take)) === "damaged" ? content : NOT_INFLATED;
}

const NOT_INFLATED =
  "it cannot be inflated: it is damaged, cut off, or hides something after its end";

/** In bytes, how much is inflated at a time: deflate makes a thousand times that, 4 MB, at most. */
const PIECE = 4 * KB;

/** Hands over what is inflated, piece by piece, until `take` answers that it is too much. */
async function inflate(
  body: Uint8Array<ArrayBuffer>,
  take: (chunk: Uint8Array) => boolean,
): Promise<"ended" | "stopped" | "damaged"> {
  let at = 0;
  const pieces = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        if (at >= body.length) controller.close();
        else controller.enqueue(body.slice(at, (at += PIECE)));
      },
    },
    { highWaterMark: 0 },
  );
  const reader = pieces.pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- the next piece is asked for when there is room
      const { done, value } = await reader.read();
      if (done) return "ended";
      if (!take(value)) return "stopped";
    }
  } catch {
    return "damaged";
  } finally {
    reader.cancel().catch(() => {});
  }
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

/** The checksum that every zip has. It shows damage, not forgery: for that there is SHA-256. */
function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (let at = 0; at < bytes.length; at += 1)
    crc = crcTable[(crc ^ bytes[at]!) & 0xff]! ^ (crc >>> 8);
  return ~crc >>> 0;
}

/** What the zip says of itself, if that can be read. */
function manifestIn(
  content: Uint8Array | undefined,
  entries: readonly Entry[],
  refuse: Refuse,
): Manifest | undefined {
  const wrong = (words: string) => refuse("manifest", `${MANIFEST}: ${words}`);
  if (!content) {
    if (!entries.some(({ path }) => path === MANIFEST))
      wrong("it is missing. Varco writes it when it packs a museum: pack the museum with Varco");
    return;
  }
  const manifest = jsonIn(content);
  if (!isObject(manifest) || typeof manifest["varco"] !== "number") {
    wrong(`it is not what Varco writes, {"varco": ${VARCO}, "address": …, "files": …}`);
    return;
  }
  const { varco, address, files } = manifest;
  if (varco !== VARCO) {
    wrong(
      Number(varco) > VARCO
        ? `a newer Varco made it (${varco}): this one reads ${VARCO}. Take the newest Varco`
        : `its version is ${varco}: ${VARCO} is right`,
    );
    return;
  }
  if (typeof address !== "string" || !/^[a-z]+(?:-[a-z]+)*$/.test(address) || address.length > 80)
    wrong("its address is at most 80 small letters a to z with single dashes between them");
  else if (problemOfPath(address)) wrong(`its address is ${address}: ${problemOfPath(address)}`);
  else if (!isObject(files) || !Object.values(files).every(isFact))
    wrong('each of its files is {"bytes": …, "sha256": "…"}');
  else return { varco: VARCO, address, files: files as Manifest["files"] };
  return;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isFact = (value: unknown) =>
  isObject(value) &&
  Number.isSafeInteger(value["bytes"]) &&
  typeof value["sha256"] === "string" &&
  /^[\da-f]{64}$/.test(value["sha256"]);

function jsonIn(content: Uint8Array): unknown {
  try {
    return JSON.parse(textIn(content) ?? "");
  } catch {
    return undefined;
  }
}

/** Refuses what is not as the manifest says: a file missing, one too many, another content. */
async function compare(
  { files }: Manifest,
  contents: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
  entries: readonly Entry[],
  refuse: Refuse,
) {
  const inZip = new Set(entries.map(({ path }) => path));
  for (const path of Object.keys(files)) {
    if (!inZip.has(path))
      refuse("manifest", `${shown(path)}: the manifest names it, and it is missing`);
  }
  for (const [path, content] of contents) {
    const fact = Object.hasOwn(files, path) ? files[path] : undefined;
    if (!fact) refuse("manifest", `${path}: the manifest does not name it, so it is one too many`);
    else if (fact.bytes !== content.length)
      refuse(
        "manifest",
        `${path}: the manifest says ${fact.bytes} bytes, and it has ${content.length}`,
      );
    // oxlint-disable-next-line no-await-in-loop -- a browser that hashes all at once copies all
    else if (fact.sha256 !== (await sha256(content)))
      refuse("manifest", `${path}: it is not the file that was packed, as its checksum shows`);
  }
}

export async function sha256(content: Uint8Array<ArrayBuffer>): Promise<string> {
  return hexadecimal(new Uint8Array(await crypto.subtle.digest("SHA-256", content)));
}

const hexadecimal = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Why a file is not what its name says. */
function problemsOf(path: string, content: Uint8Array): string[] {
  const extension = extensionOf(path);
  if (kinds[extension] !== "text") {
    const { name, begins } = beginnings[extension]!;
    return begins.test(hexadecimal(content.subarray(0, 12)))
      ? []
      : [`it is not ${name}, as its name says`];
  }
  const text = textIn(content);
  if (text === undefined) return ["it is not a text in UTF-8"];
  if (text.includes("\0")) return ["it has a NUL in it, which no text has"];
  if (extension === "vtt" && !/^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(text))
    return ["it is not WebVTT, which begins with WEBVTT"];
  return extension === "svg" ? problemsOfDrawing(text) : [];
}

/** How a file of each kind begins, in hexadecimal. */
const beginnings: Record<string, { name: string; begins: RegExp }> = {
  png: { name: "a PNG", begins: /^89504e470d0a1a0a/ },
  jpg: { name: "a JPEG", begins: /^ffd8ff/ },
  jpeg: { name: "a JPEG", begins: /^ffd8ff/ },
  webp: { name: "a WebP", begins: /^52494646.{8}57454250/ },
  // ID3, or a frame of MPEG layer 3 with a bit rate and a sampling rate that exist.
  mp3: { name: "an MP3", begins: /^(?:494433|ff(?:e[23]|f[23ab])[1-9a-e][0-9ab])/ },
  mp4: { name: "an MP4", begins: /^.{8}66747970/ },
  webm: { name: "a WebM", begins: /^1a45dfa3/ },
};

/** The text of a file; `undefined` where it is not UTF-8. */
function textIn(content: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(content);
  } catch {
    return undefined;
  }
}

const isSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);

const inMB = (bytes: number) => `${Math.ceil(bytes / MB)} MB`;

/** A stranger's name within our words: short, and without characters that turn text around. */
function shown(name: string): string {
  const short = name.length > 100 ? `${name.slice(0, 100)}…` : name;
  return short.replaceAll(/[^ -~…]/g, (character) => {
    const code = character.charCodeAt(0).toString(16).padStart(4, "0");
    return `\\u${code}`;
  });
}
