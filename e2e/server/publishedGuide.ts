import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { encodePhotograph } from "../../scripts/building/publishing/photographs.js";
import { filesOfMuseum } from "../../scripts/museums/folders.js";
import { inProject, site } from "../../scripts/project.js";
import type { Kit, Publication, PublishGuide } from "../../src/content/publishing/guide.ts";
import type { MuseumFiles } from "../../src/content/reading/museumFiles.ts";

export type PublishedGuide = { folder: string; publication: Publication };

type Wanted = {
  museum: MuseumFiles;
  /** Where it will be, without a slash at the end. */
  address: string;
};

/** Publishes a guide that is alone at its address, with the kit of the built site, during `use`. */
export async function withPublishedGuide(
  { museum, address }: Wanted,
  use: (guide: PublishedGuide) => Promise<void>,
) {
  const kit: Kit = JSON.parse(readFileSync(inProject("dist/kit.json"), "utf8"));
  const { publishGuide }: { publishGuide: PublishGuide } = await import(
    pathToFileURL(site + kit.publisher).href
  );
  const folder = mkdtempSync(inProject("dist/guide-"));
  try {
    const result = await publishGuide({
      museum,
      kit,
      address,
      isAlone: true,
      made: "2026-11-20T09:00:00.000Z",
      encodePhotograph,
      readKit: async (path) => new Uint8Array(await readFile(site + path)),
      write: async (path, content) => writeNew(folder + path, content),
    });
    if (result.phase === "faulty") throw new Error(JSON.stringify(result.faults));
    await use({ folder, publication: result.publication });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The Galleria Borghese, with `after` in the place of `before` in one of its files. */
export function changedMuseum(file: string, before: string, after: string): MuseumFiles {
  const { address, files } = filesOfMuseum("galleria-borghese");
  const { read, bytes } = files.get(file)!;
  const text = async () => {
    const whole = new TextDecoder().decode(await read());
    if (!whole.includes(before)) throw new Error(`“${before}” is not in ${file}`);
    return new TextEncoder().encode(whole.replaceAll(before, after));
  };
  return { address, files: new Map([...files, [file, { bytes, read: text }]]) };
}

function writeNew(file: string, content: Uint8Array) {
  if (existsSync(file)) throw new Error(`${file} is written twice`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
