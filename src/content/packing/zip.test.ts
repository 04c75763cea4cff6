import { array, assert, asyncProperty, integer, oneof, record, uint8Array } from "fast-check";
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { crc32, deflateRawSync } from "node:zlib";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { MuseumFiles } from "../reading/museumFiles.ts";
import { everyAddress } from "../../../scripts/museums/folders.js";
import { inflate } from "./inflate.ts";
import { readMuseumZip } from "./readMuseumZip.ts";
import { writeMuseumZip } from "./writeMuseumZip.ts";
import { zipLimits } from "../schema/limits.ts";
import { findExcess, type Excess } from "./allowedFiles.ts";

vi.mock("./inflate.ts", { spy: true });

const MB = 1024 * 1024;

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="10"/>';

/** Files of every kind, each as short as it can be. */
const files: Record<string, string | Uint8Array> = {
  "museum.json": '{"format": 2}',
  "it/apollo.json": '{"short": "Apollo, più o meno"}',
  "pictures/apollo.svg": svg,
  "pictures/apollo.jpg": bytes(0xff, 0xd8, 0xff, 0xe0),
  "pictures/apollo.jpeg": bytes(0xff, 0xd8, 0xff, 0xe1),
  "pictures/apollo.png": bytes(0x89, "PNG\r\n", 0x1a, "\n"),
  "pictures/apollo-480.webp": bytes("RIFF", 0, 0, 0, 0, "WEBP"),
  "recordings/manifest.json": "{}",
  "recordings/it/apollo.mp3": bytes(0xff, 0xf3, 0x84, 0xc0),
  "recordings/it/apollo.vtt": "WEBVTT\n\n00:00:00.150 --> 00:00:03.057\nApollo.\n",
  "narrated/de/tour.mp3": bytes("ID3", 4),
  "narrated/de/tour.vtt": "\uFEFFWEBVTT",
  "narrated/de/tour.json": '{"reader": "Maria Rossi"}',
  "booth/0123456789abcdef.wav": bytes("RIFF", 0, 0, 0, 0, "WAVE"),
  "booth/fedcba9876543210.mp3": bytes(0xff, 0xf3, 0x84, 0xc0),
  "signs/lis/apollo.mp4": bytes(0, 0, 0, 0x18, "ftypisom"),
  "signs/lis/apollo.webm": bytes(0x1a, 0x45, 0xdf, 0xa3),
  "signs/lis/apollo.vtt": "WEBVTT",
  "signs/lis/apollo.jpg": bytes(0xff, 0xd8, 0xff, 0xdb),
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe("a museum comes out of its zip as it went in", () => {
  it("with a file of every kind", async () => {
    const museum = museumOf(files);
    const zip = await writeMuseumZip(museum);
    expect(await textsOf(await readMuseumZip(zip))).toEqual(await textsOf({ museum }));
  });

  it("also the museums that we have", async () => {
    for (const address of everyAddress()) {
      const folder = join("museums", address);
      const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));
      const museum = museumOf(
        Object.fromEntries(
          paths.map((path) => [path.slice(folder.length + 1), new Uint8Array(readFileSync(path))]),
        ),
        address,
      );
      // oxlint-disable-next-line no-await-in-loop -- one museum after the other
      const zip = await writeMuseumZip(museum);
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect(await textsOf(await readMuseumZip(zip))).toEqual(await textsOf({ museum }));
    }
  });

  it("in the same bytes each time, in every time zone, in any order of its files", async () => {
    const zip = await writeMuseumZip(museumOf(files));
    vi.stubEnv("TZ", "Pacific/Kiritimati");
    vi.resetModules();
    const elsewhere = await import("./writeMuseumZip.ts");
    const reversed = Object.fromEntries(Object.entries(files).toReversed());
    expect(await elsewhere.writeMuseumZip(museumOf(reversed))).toEqual(zip);
  });

  it("with its texts deflated and its media stored, behind a manifest", async () => {
    const zip = Buffer.from(await writeMuseumZip(museumOf(files)));
    expect(zip.toString("latin1", 30, 43)).toBe("manifest.json");
    expect(methodOf(zip, "museum.json")).toBe(8);
    expect(methodOf(zip, "recordings/it/apollo.mp3")).toBe(0);
    expect(methodOf(zip, "booth/0123456789abcdef.wav")).toBe(0);
  });

  it("without the manifest that somebody who readMuseumZip it by hand left in the folder", async () => {
    const zip = await writeMuseumZip(museumOf({ ...files, "manifest.json": "{}" }));
    expect(await textsOf(await readMuseumZip(zip))).toEqual(
      await textsOf({ museum: museumOf(files) }),
    );
  });

  it("also with as many files as a zip can have, and texts that shrink to almost nothing", async () => {
    const mp3 = files["recordings/it/apollo.mp3"]!;
    const sounds = many(zipLimits.files - 3).map((_, n) => [`recordings/it/x${n}.mp3`, mp3]);
    const museum = museumOf({
      "museum.json": files["museum.json"]!,
      ...Object.fromEntries(sounds),
      "it/x0.json": `{"short": "${"a".repeat(3 * MB)}"}`,
    });
    expect(findExcess(museum.files)).toBeUndefined();
    const answer = await readMuseumZip(await writeMuseumZip(museum));
    expect(answer).toMatchObject({ museum: { address: "museo" } });
    expect((answer as { museum: MuseumFiles }).museum.files.size).toBe(zipLimits.files - 1);
  });

  it("from the zip of another program, with folders and dates in it", async () => {
    const date = bytes("UT", 5, 0, 1, 0, 0, 0, 0);
    const folder = { name: "it/", content: "", attributes: 0x41ed0010 };
    const plain = { method: 8, flags: 0x802, attributes: 0x81a40000 };
    const dated = { ...plain, extra: date, localExtra: bytes(date, date) };
    const entries = entriesOf(files).map((entry) => Object.assign(entry, dated));
    const answer = await readMuseumZip(zipOf([folder, ...entries, manifestOf(files)]));
    expect(await textsOf(answer)).toEqual(await textsOf({ museum: museumOf(files) }));
  });
});

describe("what nobody could open is not packed", () => {
  it.each<[what: string, contents: Record<string, number>, excess: Excess]>([
    ["a text", { "it/apollo.json": 4 * MB + 1 }, { large: ["it/apollo.json"] }],
    ["a list of works", { "studio.json": 64 * MB + 1 }, { large: ["studio.json"] }],
    ["a recording", { "narrated/it/a.mp3": 32 * MB + 1 }, { large: ["narrated/it/a.mp3"] }],
    [
      "many large films",
      { "signs/lis/a.mp4": 400 * MB, "signs/lis/b.mp4": 400 * MB, "signs/lis/c.mp4": 400 * MB },
      { large: [], bytes: 1200 * MB + 3 * 1024 },
    ],
    [
      "many files",
      Object.fromEntries(many(65_534).map(({ name }) => [name, 2])),
      { large: [], files: 65_534 },
    ],
  ])("%s", async (_, contents, excess) => {
    const sized = Object.entries(contents).map(([path, size]) => {
      return [path, { bytes: size, read: unread }] as const;
    });
    const museum = { address: "museo", files: new Map(sized) };
    expect(findExcess(museum.files)).toEqual(excess);
    await expect(writeMuseumZip(museum)).rejects.toThrow("no zip can have this");
  });
});

describe("a zip is refused", () => {
  const whole = museumZip();
  const path = "it/apollo.json";

  it.each<[words: string, zip: Uint8Array]>([
    ["this is not a zip", bytes()],
    ["this is not a zip", bytes("PK")],
    ["this is not a zip", bytes("<!doctype html><title>Sign in</title>")],
    ["this is not a zip, or something stands before it", bytes("MZ", "\0".repeat(40))],
    ["the zip is cut off", whole.subarray(0, whole.length - 1)],
    ["the zip is cut off", whole.subarray(0, 100)],
    ["something stands after the zip’s end", bytes(whole, "\n")],
    ["the zip’s list of files is not where its end says", bytes(whole, whole)],
    ["something stands after the zip’s end, or a comment", museumZip({ end: { comment: "x" } })],
    ["not where its end says", bytes("#!/bin/sh\n", whole)],
    ["not where its end says", museumZip({ end: { offset: 0 } })],
    ["not where its end says", museumZip({ end: { size: 46 } })],
    ["before it", museumZip({ before: "#!/bin/sh\n" })],
    ["hidden in the zip between", museumZip({ after: "hidden" })],
    ["it/apollo.json: something is hidden in the zip before it", museumZip({}, { gap: "hidden" })],
    ["the zip is a ZIP64", museumZip({ end: { count: 0xffff } })],
    ["the zip is a ZIP64", museumZip({ end: { offset: 0xffffffff } })],
    ["the zip is one part of several", museumZip({ end: { disk: 1 } })],
    ["the zip’s end says 19 files, and its list has more", museumZip({ end: { count: 19 } })],
    ["the zip’s end says 21 files, and its list has less", museumZip({ end: { count: 21 } })],
    ["the zip’s list of files is damaged", museumZip({ end: { junk: "junk" } })],
    ["the zip has 1025 MB: at most 1024 MB are right", new Uint8Array(1024 * MB + 1)],
    ["the zip is a ZIP64", zipOf(many(65_535))],
    ["it/apollo.json: it has sizes of a ZIP64", museumZip({}, { extra: zip64() })],
    ["it/apollo.json: it has sizes of a ZIP64", museumZip({}, { localExtra: zip64() })],
    ["it/apollo.json: it has a second name", museumZip({}, { extra: bytes("up", 1, 0, 0) })],
    ["it/apollo.json: its extra field in the zip is cut off", museumZip({}, { extra: bytes("u") })],
    ["it/apollo.json: its size in the zip is not what", museumZip({}, { packedSize: 1e6 })],
    ["it/apollo.json: the zip says two different things of its size", local({ size: 1 })],
    ["of its packed size", local({ packedSize: 1 })],
    ["of its method", local({ method: 8 })],
    ["of its checksum", local({ crc: 1 })],
    ["of its flags", local({ flags: 0x800 })],
    ["another name for it as well, ../apollo.json", local({ name: "../apollo.json" })],
    ["it/apollo.json: it is stored, and yet its size", museumZip({}, { size: 4 })],
    ["it/apollo.json: it is encrypted", museumZip({}, { flags: 1 })],
    ["it/apollo.json: it is encrypted", museumZip({}, { flags: 0x2000 })],
    ["it/apollo.json: its size comes after it", museumZip({}, { flags: 8 })],
    ["it/apollo.json: it uses something that a plain zip", museumZip({}, { flags: 0x20 })],
    ["it/apollo.json: it is packed by method 12: only stored", museumZip({}, { method: 12 })],
    ["it/apollo.json: it is packed by method 9", museumZip({}, { method: 9 })],
    ["it/apollo.json: it is damaged, as its checksum", museumZip({}, { crc: 7 })],
    ["it/apollo.json: it cannot be inflated", deflated({ body: bytes("junk") })],
    ["it/apollo.json: it cannot be inflated", deflated({ body: bytes(0x03) })],
    ["it/apollo.json: it cannot be inflated", deflated({ body: bytes() })],
    ["it inflates to more than the size that the zip says", deflated({ size: 3 })],
    ["it inflates to less than the size that the zip says", deflated({ size: 300 })],
    [
      "it/apollo.json: it cannot be inflated: it is damaged, cut off, or hides something",
      deflated({ body: bytes(deflateRawSync(files[path]!), "hidden") }),
    ],
    [
      "it/apollo.json: it is a link: put the file itself",
      museumZip({}, { attributes: 0xa1ff0000 }),
    ],
    ["it is a device or another special file", museumZip({}, { attributes: 0x21b60000 })],
    ["it is a device or another special file", museumZip({}, { attributes: 0x41ed0000 })],
    ["the zip calls it a folder", museumZip({}, { attributes: 0x10 })],
    ["de/: it is a folder, and yet it has content", added("de/", "x")],
    ["../: its path leads out of the museum’s folder", added("../", "")],
    ["it/apollo.json: it overlaps with it/apollo.json in the zip", overlapping()],
    ["it/apollo.json: it has 5 MB: a text has at most 4 MB", declared(path, 4 * MB + 1)],
    ["pictures/big.svg: it has 5 MB: a text has", declared("pictures/big.svg", 4 * MB + 1)],
    ["pictures/big.png: it has 17 MB: a picture has", declared("pictures/big.png", 16 * MB + 1)],
    ["it/big.mp3: it has 33 MB: a recording", declared("recordings/it/big.mp3", 32 * MB + 1)],
    ["a.wav: it has 33 MB: a recording", declared("booth/00112233445566aa.wav", 32 * MB + 1)],
    ["big.mp4: it has 401 MB: a film has", declared("signs/lis/big.mp4", 400 * MB + 1)],
    ["the files are 1051 MB in all: at most 1024 MB", declaredThrice("signs/lis/", 350 * MB)],
    ["more than 200 times its packed size", deflated({ body: bytes("x"), size: MB + 1 })],
  ])("%s (%#)", async (words, zip) => {
    expect(await refusalsOf(zip)).toEqual([expect.stringContaining(words)]);
  });

  it.each([
    ["../x.json: its path leads out of the museum’s folder", "../x.json"],
    ["it/../../x.json: its path leads out of the museum’s folder", "it/../../x.json"],
    ["/etc/passwd: its path begins at the root of a disk", "/etc/passwd"],
    ["C:/x.json: its path begins at the root of a disk", "C:/x.json"],
    ["c:x.json: its path begins at the root of a disk", "c:x.json"],
    ["it\\x.json: its path has a “\\” in it", "it\\x.json"],
    ["..\\x.json: its path has a “\\” in it", "..\\x.json"],
    ["it/x.json\\u0000.svg: its name has a control character", "it/x.json\0.svg"],
    ["it/\\u000ax.json: its name has a control character", "it/\nx.json"],
    ["it//x.json: its path has an empty part", "it//x.json"],
    ["it/./x.json: its path has an empty part or a “.”", "it/./x.json"],
    [": its path has an empty part", ""],
    ["pi\\u0300.json: its name has letters in two parts (not NFC)", "it/pi\u0300.json"],
    ["it/pi\\u00f9.json: its name has other letters than a-z A-Z 0-9 _ - .", "it/più.json"],
    ["it/\\u202enosj.x: its name has other letters", "it/\u202Enosj.x"],
    ["\\ufeffmuseum.json: its name has other letters", "\uFEFFmuseum.json"],
    ["it/a b.json: its name has other letters", "it/a b.json"],
    ["it/x.json:y: its name has other letters", "it/x.json:y"],
    ["it/con.json: Windows keeps that name for itself", "it/con.json"],
    ["signs/NUL/x.mp4: Windows keeps that name for itself", "signs/NUL/x.mp4"],
    ["pictures/Lpt1.x.png: Windows keeps that name for itself", "pictures/Lpt1.x.png"],
    ["it./x.json: Windows drops the dot", "it./x.json"],
    ["characters: at most 120 are right", `it/${"x".repeat(200)}.json`],
    ["museum.json: the zip has it twice", "museum.json"],
    ["it/Apollo.json: it differs from it/apollo.json in capital letters only", "it/Apollo.json"],
    ["museum.json/: the zip has it twice", "museum.json/"],
    ["notes.txt: a museum has no such file: it has museum.json, <language>/*.json", "notes.txt"],
    ["__MACOSX/it/x.json: a museum has no such file", "__MACOSX/it/x.json"],
    [".htaccess: a museum has no such file", ".htaccess"],
    ["xx/apollo.json: a museum has no such file", "xx/apollo.json"],
    ["it/deep/x.json: a museum has no such file", "it/deep/x.json"],
    ["it/x.js: a museum has no such file", "it/x.js"],
    ["it/x.php.json: a museum has no such file", "it/x.php.json"],
    ["pictures/x.html: a museum has no such file", "pictures/x.html"],
    ["pictures/x.json: a museum has no such file", "pictures/x.json"],
    ["pictures/x.PNG: a museum has no such file", "pictures/x.PNG"],
    ["recordings/x.mp3: a museum has no such file", "recordings/x.mp3"],
    ["recordings/it/x.wav: a museum has no such file", "recordings/it/x.wav"],
    ["recordings/it/x.json: a museum has no such file", "recordings/it/x.json"],
    ["narrated/x.json: a museum has no such file", "narrated/x.json"],
    ["booth/apollo.wav: a museum has no such file", "booth/apollo.wav"],
    ["booth/it/0123456789abcdef.wav: a museum has no", "booth/it/0123456789abcdef.wav"],
    ["booth/00112233445566AA.wav: a museum has no such file", "booth/00112233445566AA.wav"],
    ["booth/0123456789abcdef.webm: a museum has no such", "booth/0123456789abcdef.webm"],
    ["signs/x.mp4: a museum has no such file", "signs/x.mp4"],
    ["__proto__: a museum has no such file", "__proto__"],
  ])("%s", async (words, name) => {
    expect((await refusalsOf(added(name, "")))[0]).toContain(words);
  });

  it.each<[words: string, path: string, content: string | Uint8Array]>([
    ["it is not a PNG, as its name says", "pictures/x.png", "<svg/>"],
    ["it is not a PNG, as its name says", "pictures/x.png", ""],
    ["it is not a JPEG", "pictures/x.jpg", files["pictures/apollo.png"]!],
    ["it is not a JPEG", "pictures/x.jpeg", "GIF89a"],
    ["it is not a WebP", "pictures/x.webp", "RIFF\0\0\0\0WAVE"],
    ["it is not an MP3", "recordings/it/x.mp3", "RIFF"],
    ["it is not an MP3", "recordings/it/x.mp3", bytes(0xff, 0xf1, 0x50, 0x80)],
    ["it is not an MP3", "recordings/it/x.mp3", bytes(0xff, 0xfb, 0xff, 0xff)],
    ["it is not a WAV", "booth/00112233445566aa.wav", "RIFF\0\0\0\0WEBP"],
    ["it is not a WAV", "booth/00112233445566aa.wav", bytes("ID3", 4)],
    ["it is not an MP3", "booth/00112233445566aa.mp3", "RIFF\0\0\0\0WAVE"],
    ["it is not a text in UTF-8", "narrated/it/x.json", bytes(0xff)],
    ["it is not an MP4", "signs/lis/x.mp4", "<!doctype html>"],
    ["it is not a WebM", "signs/lis/x.webm", "ftyp"],
    ["it is not WebVTT, which begins with WEBVTT", "recordings/it/x.vtt", "1\n00:00"],
    ["it is not WebVTT", "recordings/it/x.vtt", "WEBVTTX"],
    ["it is not a text in UTF-8", "recordings/it/x.vtt", bytes("WEBVTT\n", 0xff)],
    ["it is not a text in UTF-8", "it/x.json", bytes('{"a": "', 0xe8, '"}')],
    ["it is not a text in UTF-8", "it/x.json", bytes(0xff, 0xfe, "{", 0, "}", 0)],
    ["it has a NUL in it", "it/x.json", "{\0}"],
    ["<script> cannot be in a drawing", "pictures/x.svg", svg.replace("/>", "><script/></svg>")],
    ["a doctype or an entity", "pictures/x.svg", `<!DOCTYPE svg>${svg}`],
    ["it is not a text in UTF-8", "pictures/x.svg", bytes(svg, 0xff)],
  ])("%s: %s (%#)", async (words, name, content) => {
    const [refusal, ...others] = await refusalsOf(added(name, content));
    expect(refusal).toContain(`${name}: `);
    expect(refusal).toContain(words);
    expect(others).toEqual([]);
  });

  it.each<[words: string, manifest: unknown]>([
    ["it is missing. Varco writes it when it packs a museum", undefined],
    ["it is not what Varco writes", "{"],
    ["it is not what Varco writes", "[".repeat(MB)],
    ["it is not what Varco writes", []],
    ["it is not what Varco writes", null],
    ["it is not what Varco writes", { version: 1 }],
    ["it is not what Varco writes", { varco: "1" }],
    ["a newer Varco made it (2): this one reads 1", { varco: 2 }],
    ["its version is 0: 1 is right", { varco: 0 }],
    ["its address is at most 80 small letters", { varco: 1, address: "../x", files: {} }],
    ["its address is at most 80 small letters", { varco: 1, address: "", files: {} }],
    ["its address is at most 80 small letters", { varco: 1, address: "a".repeat(81), files: {} }],
    ["its address is at most 80 small letters", { varco: 1, files: {} }],
    ["its address is con: Windows keeps", { varco: 1, address: "con", files: {} }],
    ["each of its files is", { varco: 1, address: "museo", files: [] }],
    ["each of its files is", { varco: 1, address: "museo", files: { "museum.json": 13 } }],
    [
      "each of its files is",
      { varco: 1, address: "museo", files: { x: { bytes: 1, sha256: "" } } },
    ],
  ])("manifest.json: %s (%#)", async (words, manifest) => {
    const written = typeof manifest === "string" ? manifest : JSON.stringify(manifest);
    const entry = { name: "manifest.json", content: written ?? "" };
    const zip = zipOf([...entriesOf(files), ...(written === undefined ? [] : [entry])]);
    const [refusal, ...others] = await refusalsOf(zip);
    expect(refusal).toContain(`manifest.json: ${words}`);
    expect(others).toEqual([]);
  });

  it.each<[words: string, changed: Record<string, string | Uint8Array>, gone?: string]>([
    ["it/apollo.json: the manifest names it, and it is missing", {}, "it/apollo.json"],
    ["it/x.json: the manifest does not name it, so it is one too many", { "it/x.json": "{}" }],
    ["museum.json: the manifest says 13 bytes, and it has 2", { "museum.json": "{}" }],
    ["museum.json: it is not the file that was packed", { "museum.json": '{"format": 3}' }],
    ["museum.json is missing", {}, "museum.json"],
  ])("%s", async (words, changed, gone) => {
    const { [gone ?? ""]: _, ...others } = { ...files, ...changed };
    const zip = zipOf([...entriesOf(others), manifestOf(files)]);
    expect((await refusalsOf(zip)).join("\n")).toContain(words);
  });

  it("for many reasons at once, the worst first, twenty at most", async () => {
    const wrong = Object.fromEntries(many(30).map(({ name }) => [name, "\0"]));
    const worse = { "notes.txt": "x", "../x.json": "{}" };
    const refusals = await refusalsOf(
      zipOf([...entriesOf({ ...files, ...wrong, ...worse }), manifestOf({ ...files, ...wrong })]),
    );
    expect(refusals).toHaveLength(20);
    expect(refusals[0]).toContain("../x.json: its path leads out");
    expect(refusals[1]).toContain("notes.txt: a museum has no such file");
    expect(refusals[2]).toContain("it has a NUL in it");
  });
});

describe("a bomb", () => {
  it("is not inflated further than the size that it declares", async () => {
    const inflated = countInflated();
    const body = deflateRawSync(Buffer.alloc(256 * MB));
    expect(body.length).toBeLessThan(MB);
    const zip = museumZip({}, { method: 8, body, size: 1000 });
    expect((await refusalsOf(zip))[0]).toContain("it inflates to more than the size");
    expect(inflated()).toBeLessThan(MB);
  });

  it("that declares its size is not inflated at all", async () => {
    const inflated = countInflated();
    const body = deflateRawSync(Buffer.alloc(4 * MB));
    const bomb = { name: "it/bomb.json", content: "", method: 8, body, size: 4 * MB };
    expect((await refusalsOf(zipOf([bomb])))[0]).toContain("200 times its packed size");
    expect(inflated()).toBe(0);
  });

  it("of files that share the same bytes is not inflated at all", async () => {
    const inflated = countInflated();
    expect((await refusalsOf(overlapping()))[0]).toContain("it overlaps");
    expect(inflated()).toBe(0);
  });
});

describe("whatever a stranger sends", () => {
  it("is refused when it is nothing but bytes", async () => {
    const any = uint8Array({ maxLength: 300 });
    const almost = any.map((inside) => bytes("PK", 3, 4, inside, "PK", 5, 6, "\0".repeat(18)));
    await assert(
      asyncProperty(oneof(any, almost), async (zip) => {
        expect((await refusalsOf(zip)).length).toBeGreaterThan(0);
      }),
    );
  });

  it("is what the manifest says or refused, when a good zip was tampered with", async () => {
    const good = [await writeMuseumZip(museumOf(files)), museumZip(), deflated({})];
    const right = new Map((await textsOf({ museum: museumOf(files) })).files);
    const change = record({
      at: integer({ min: 0, max: 0xffff }),
      gone: oneof(
        { weight: 4, arbitrary: integer({ min: 1, max: 1 }) },
        integer({ min: 0, max: 60 }),
      ),
      put: uint8Array({ minLength: 1, maxLength: 2 }),
    });
    let accepted = 0;
    await assert(
      asyncProperty(
        integer({ min: 0, max: good.length - 1 }),
        array(change, { maxLength: 3 }),
        async (which, changes) => {
          let zip = good[which]!;
          for (const { at, gone, put } of changes) {
            const place = at % zip.length;
            zip = bytes(zip.subarray(0, place), put, zip.subarray(place + gone));
          }
          const answer = await readMuseumZip(zip);
          if ("refusals" in answer) return answer.refusals.length > 0;
          accepted += 1;
          const { files: found } = await textsOf(answer);
          return (
            found.length === right.size && found.every(([path, text]) => text === right.get(path))
          );
        },
      ),
      { numRuns: 500 },
    );
    expect(accepted).toBeGreaterThan(0);
  });
});

async function refusalsOf(zip: Uint8Array) {
  const answer = await readMuseumZip(zip);
  return "refusals" in answer ? answer.refusals : [];
}

/** How many bytes were inflated since: never more of a file than it declares (`inflate.test.ts`). */
function countInflated() {
  vi.mocked(inflate).mockClear();
  return () => vi.mocked(inflate).mock.calls.reduce((sum, [, size]) => sum + size, 0);
}

function museumOf(contents: Record<string, string | Uint8Array>, address = "museo"): MuseumFiles {
  return {
    address,
    files: new Map(
      Object.entries(contents).map(([path, content]) => {
        const read = bytes(content);
        return [path, { bytes: read.length, read: () => Promise.resolve(read) }];
      }),
    ),
  };
}

/** An answer as something that can be compared: each file as text, in the order of their names. */
async function textsOf(answer: Awaited<ReturnType<typeof readMuseumZip>>) {
  if ("refusals" in answer) throw new Error(answer.refusals.join("\n"));
  const { address, files: found } = answer.museum;
  const texts = [...found].map(async ([path, { bytes: length, read }]) => {
    const content = await read();
    expect(content.length, path).toBe(length);
    return [path, Buffer.from(content).toString("latin1")] as const;
  });
  return { address, files: (await Promise.all(texts)).toSorted(([a], [b]) => (a < b ? -1 : 1)) };
}

const unread = () => Promise.reject(new Error("It was read"));

function methodOf(zip: Buffer, path: string) {
  return zip.readUInt16LE(zip.indexOf(path, zip.indexOf("PK\x01\x02")) - 46 + 10);
}

/** What the zip says of a file, twice: in its directory, and in a header before its bytes. */
type Header = {
  name: string;
  flags: number;
  method: number;
  crc: number;
  packedSize: number;
  size: number;
};

/** A file of a zip, and what of it is not as it should be. */
type Entry = Partial<Header> & {
  name: string;
  content: string | Uint8Array;
  body?: Uint8Array;
  attributes?: number;
  extra?: Uint8Array;
  localExtra?: Uint8Array;
  gap?: string;
  /** What the header before its bytes says, where it is something else than the directory. */
  local?: Partial<Header>;
  /** That its bytes are those of the entry before. */
  shares?: boolean;
};

type Around = {
  before?: string;
  after?: string;
  end?: {
    count?: number;
    size?: number;
    offset?: number;
    disk?: number;
    comment?: string;
    junk?: string;
  };
};

/** A zip, written without a library: those write no wrong ones. */
function zipOf(entries: readonly Entry[], { before = "", after = "", end = {} }: Around = {}) {
  const parts = [bytes(before)];
  const directory: Uint8Array[] = [];
  let at = before.length;
  let last = at;
  for (const entry of entries) {
    const { content, attributes = 0, extra = bytes(), localExtra = bytes(), gap = "" } = entry;
    const raw = bytes(content);
    const body = entry.body ?? (entry.method === 8 ? deflateRawSync(raw) : raw);
    const right = { flags: 0, method: 0, crc: crc32(raw), packedSize: body.length };
    const header = { ...right, size: raw.length, ...entry };
    const local = header.local ? { ...header, ...header.local } : header;
    if (!entry.shares) {
      const name = bytes(local.name);
      const lengths = [u16(name.length), u16(localExtra.length)];
      const written = bytes("PK", 3, 4, u16(20), ...fieldsOf(local), ...lengths, name, localExtra);
      parts.push(bytes(gap, written, body));
      last = at + gap.length;
      at = last + written.length + body.length;
    }
    const name = bytes(header.name);
    const lengths = [u16(name.length), u16(extra.length), u16(0), u16(0), u16(0)];
    const where = [u32(attributes), u32(last), name, extra];
    directory.push(
      bytes("PK", 1, 2, u16(0x314), u16(20), ...fieldsOf(header), ...lengths, ...where),
    );
  }
  const list = bytes(...directory, end.junk ?? "");
  const disk = u16(end.disk ?? 0);
  const count = u16(end.count ?? entries.length);
  const size = u32(end.size ?? list.length);
  const offset = u32(end.offset ?? at + after.length);
  const comment = bytes(u16(end.comment?.length ?? 0), end.comment ?? "");
  return bytes(...parts, after, list, "PK", 5, 6, disk, disk, count, count, size, offset, comment);
}

function fieldsOf({ flags, method, crc, packedSize, size }: Omit<Header, "name">) {
  return [u16(flags), u16(method), u32(0x210000), u32(crc), u32(packedSize), u32(size)];
}

const u16 = (value: number) => bytes(value & 0xff, value >>> 8);
const u32 = (value: number) => bytes(u16(value & 0xffff), u16(value >>> 16));

/** Bytes, texts as UTF-8 and others, one after the other. */
function bytes(...parts: (number | string | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  const buffers = parts.map((part) =>
    typeof part === "number" ? Buffer.of(part) : Buffer.from(part as string),
  );
  return new Uint8Array(Buffer.concat(buffers));
}

function entriesOf(contents: Record<string, string | Uint8Array>): Entry[] {
  return Object.entries(contents).map(([name, content]) => ({ name, content }));
}

function manifestOf(contents: Record<string, string | Uint8Array>): Entry {
  const facts = Object.entries(contents).map(([path, content]) => {
    const raw = bytes(content);
    const sha256 = createHash("sha256").update(raw).digest("hex");
    return [path, { bytes: raw.length, sha256 }];
  });
  const manifest = { varco: 1, address: "museo", files: Object.fromEntries(facts) };
  return { name: "manifest.json", content: JSON.stringify(manifest) };
}

/** A good zip of a small museum but for what is around its files, or for its file of Apollo. */
function museumZip(around: Around = {}, apollo: Partial<Entry> = {}) {
  const entries = entriesOf(files);
  Object.assign(
    entries.find(({ name }) => name === "it/apollo.json")!,
    apollo,
  );
  return zipOf([...entries, manifestOf(files)], around);
}

const local = (header: Partial<Header>) => museumZip({}, { local: header });
const deflated = (apollo: Partial<Entry>) => museumZip({}, { method: 8, ...apollo });

/** A good zip with one more file, which its manifest names. */
function added(name: string, content: string | Uint8Array) {
  const named = name.endsWith("/") ? files : { ...files, [name]: content };
  return zipOf([...entriesOf(files), { name, content }, manifestOf(named)]);
}

/** A good zip but for a file that says it inflates to that size. */
function declared(name: string, size: number) {
  const big = { name, content: "", method: 8, body: bytes("x"), size };
  const others = entriesOf(files).filter((entry) => entry.name !== name);
  return zipOf([...others, big, manifestOf({ ...files, [name]: "" })]);
}

/** A good zip but for three films that say they inflate to that size. */
function declaredThrice(folder: string, size: number) {
  const body = new Uint8Array(2 * MB);
  const films = ["one", "two", "three"].map((film) => {
    return { name: `${folder}${film}.mp4`, content: "", method: 8, body, size };
  });
  return zipOf([...entriesOf(files), ...films, manifestOf(files)]);
}

function overlapping() {
  const apollo = { name: "it/apollo.json", content: "{}", method: 8 };
  return zipOf([apollo, { ...apollo, shares: true }]);
}

function many(count: number): Entry[] {
  return Array.from({ length: count }, (_, index) => ({ name: `it/x${index}.json`, content: "" }));
}

function zip64() {
  return bytes(1, 0, 8, 0, u32(7), u32(0));
}
