import { createQueue } from "../../lib/createQueue.ts";
import { shortHash } from "../../content/packing/shortHash.ts";
import { fileHash } from "../../content/publishing/fileHash.ts";
import type { KitFile, Publication, PublishInput } from "../../content/publishing/guide.ts";
import { policyMeta } from "../../content/hosting/securityHeaders.js";
import type { Guide } from "../../catalogue/guide.ts";

export type FileWriter = ReturnType<typeof fileWriter>;

/** Writes the files of a guide, and what its `guide.json` says of them. */
export function fileWriter(input: PublishInput) {
  const { kit, made, before, madeBefore, readKit, write, isAlone, signal } = input;
  const files: Record<string, [bytes: number, sha256: string]> = {};
  // Whoever writes a zip can write one file at a time.
  const inTurn = createQueue(1);
  const ofKit = new Map(kit.files.map((file) => [file.path, file]));

  /** `known` is the hash of the content, where somebody has it already. */
  async function add(path: string, content: string | Uint8Array<ArrayBuffer>, known?: string) {
    signal?.throwIfAborted();
    const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
    const sha256 = known ?? (await fileHash(bytes));
    // The same drawing may be of two works.
    if (files[path]?.[1] === sha256) return;
    if (files[path]) throw new Error(`${path} would be two different files`);
    files[path] = [bytes.length, sha256];
    await inTurn(() => write(path, bytes, sha256));
  }

  /** Notes files that are as they were, and need not be written again; not where one is not there. */
  function reuse(...paths: readonly string[]): boolean {
    if (!before || !paths.every((path) => before.files[path])) return false;
    for (const path of paths) files[path] = [...before.files[path]!];
    return true;
  }

  return {
    /** The policy that pages carry in themselves where no host is known to send it. */
    policy: isAlone ? policyMeta : "",
    add,
    async copyKit(list: readonly KitFile[]) {
      for (const { path, sha256 } of list) {
        if (files[path]) continue;
        const isThere = madeBefore && before?.files[path]?.[1] === inBase64url(sha256);
        if (isThere && reuse(path)) continue;
        // oxlint-disable-next-line no-await-in-loop -- one is in memory at a time
        await add(path, await readKit(path));
      }
    },
    reuse,
    /** What was published of a file before, if it is there and whole. */
    async readBefore(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
      const fact = before?.files[path];
      const content = fact && (await input.readBefore?.(path));
      return content && (await fileHash(content)) === fact[1] ? content : undefined;
    },
    /** In base64, of a file that was written, or of the kit. */
    sha256(path: string): string {
      const written = files[path]?.[1].replaceAll("-", "+").replaceAll("_", "/");
      const sha256 = written ? `${written}=` : ofKit.get(path)?.sha256;
      if (!sha256) throw new Error(`${path} was not written`);
      return sha256;
    },
    /** Writes `guide.json`. */
    async close(guide: Guide, folder: string, source: Publication["source"]) {
      const { slug, name, languages } = guide.museum!;
      const sorted = Object.fromEntries(
        Object.entries(files).toSorted(([one], [other]) => (one < other ? -1 : 1)),
      );
      const publication: Publication = {
        varco: 1,
        museum: { slug, name, languages },
        address: guide.address,
        version: await shortHash(JSON.stringify(sorted)),
        made,
        ...(before && { before: { version: before.version, made: before.made } }),
        kit: kit.version,
        files: sorted,
        source,
      };
      const text = new TextEncoder().encode(JSON.stringify(publication));
      await write(`${folder}/guide.json`, text, await fileHash(text));
      return { phase: "published" as const, publication };
    },
  };
}

function inBase64url(base64: string) {
  return base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
