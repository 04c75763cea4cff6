import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { inProject } from "../../project.js";

/**
 * @typedef {import("../../../src/content/publishing/guide.ts").Publication} Publication
 * @typedef {import("../../../src/content/publishing/guide.ts").PagesMade} PagesMade
 * @typedef {import("../../../src/content/publishing/guide.ts").MediaMade} MediaMade
 */

const guideFile = "controllo/guide.json";

/** In bytes: to hand less to another thread takes longer than to write it. */
const LARGE = 65_536;

/** How what was published last was made, by the folder it was written to. */
const kept = inProject("node_modules/.cache/varco/published");

/**
 * A folder that a guide is written into, or words about why not. Only what is new or changed is
 * written, and what does not belong to the guide any more is taken away. `guide.json` goes first and
 * comes last: a folder without it never looks whole.
 * @param {string} folder
 * @param {string} museum
 * @param {Pick<import("../../building/bundling/kit.js").Publisher, "parsePublication">} publisher
 * @param {boolean} isForced whether what is newer may be replaced
 */
export async function folderTarget(folder, museum, { parsePublication }, isForced) {
  const found = readBefore();
  if (typeof found === "string") return found;
  const { last, before, madeBefore, mediaBefore } = found;
  let written = 0;
  /** @type {Set<string>} */
  const folders = new Set();
  /** The file that is being read back: one more may be written meanwhile. */
  let reading = Promise.resolve();
  mkdirSync(folder, { recursive: true });
  let isBegun = false;

  return {
    before,
    /** @type {NonNullable<import("../../../src/content/publishing/guide.ts").PublishInput["readBefore"]>} */
    readBefore: async (path) => new Uint8Array(await readFile(join(folder, path))),
    madeBefore,
    mediaBefore,
    /** @type {import("../../../src/content/publishing/guide.ts").PublishInput["write"]} */
    write: async (path, content, sha256) => {
      if (!isBegun) rmSync(join(folder, guideFile), { force: true });
      isBegun = true;
      if (before?.files[path]?.[1] === sha256) return;
      const file = join(folder, path);
      if (!folders.has(dirname(file))) mkdirSync(dirname(file), { recursive: true });
      folders.add(dirname(file));
      if (content.length < LARGE) writeFileSync(file, content);
      else await writeFile(file, content);
      written++;
      await reading;
      reading = readBack(file, sha256);
      // Whoever writes the next file is told; until then nobody listens.
      reading.catch(() => {});
    },
    /** @param {{ publication: Publication, made: PagesMade, media: MediaMade }} published */
    async finish({ publication, made, media }) {
      await reading;
      for (const path of Object.keys(last?.files ?? {}))
        if (!publication.files[path]) remove(join(folder, path));
      mkdirSync(kept, { recursive: true });
      writeFileSync(madeFile(), JSON.stringify({ version: publication.version, made, media }));
      return written;
    },
    async abandon() {
      await reading.catch(() => {});
    },
  };

  /**
   * @returns {{
   *   last?: Publication,
   *   before?: Publication,
   *   madeBefore?: PagesMade,
   *   mediaBefore?: MediaMade,
   * } | string} `before` is what is still there of the last one
   */
  function readBefore() {
    if (!existsSync(folder)) return {};
    const file = join(folder, guideFile);
    if (!existsSync(file)) {
      const others = readdirSync(folder).filter((name) => !name.startsWith("."));
      return others.length > 0 && !isForced
        ? `${folder} is not empty, and what is in it is no whole guide. Take another folder, or empty this one; --force writes the guide beside what is there.`
        : {};
    }
    const parsed = parsePublication(readFileSync(file, "utf8"));
    if (parsed.phase === "newer") return `${file}: a newer Varco made this guide. Take the newest.`;
    if (parsed.phase === "unreadable") return `${file}: ${parsed.where}`;
    const { publication } = parsed;
    if (publication.museum.slug !== museum)
      return `${folder} has the guide of another museum, ${publication.museum.slug}.`;
    const there = Object.entries(publication.files).filter(([path, [bytes]]) =>
      isAsLong(join(folder, path), bytes),
    );
    const known = existsSync(madeFile()) ? JSON.parse(readFileSync(madeFile(), "utf8")) : undefined;
    return {
      last: publication,
      before: { ...publication, files: Object.fromEntries(there) },
      ...(known?.version === publication.version && {
        madeBefore: known.made,
        mediaBefore: known.media,
      }),
    };
  }

  function madeFile() {
    return join(kept, `${createHash("sha256").update(folder).digest("hex").slice(0, 16)}.json`);
  }

  /** @param {string} file */
  function remove(file) {
    rmSync(file, { force: true });
    let at = dirname(file);
    while (at.length > folder.length && existsSync(at) && readdirSync(at).length === 0) {
      rmdirSync(at);
      at = dirname(at);
    }
  }
}

/**
 * @param {string} file
 * @param {string} sha256
 */
async function readBack(file, sha256) {
  const isLarge = statSync(file).size >= LARGE;
  const found = createHash("sha256").update(isLarge ? await readFile(file) : readFileSync(file));
  if (found.digest("base64url") !== sha256) throw new Error(`${file} was not written whole`);
}

/**
 * @param {string} file
 * @param {number} bytes
 */
function isAsLong(file, bytes) {
  return statSync(file, { throwIfNoEntry: false })?.size === bytes;
}
