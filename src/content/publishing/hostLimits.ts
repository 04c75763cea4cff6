import { MB } from "../schema/limits.ts";
import type { Publication } from "./guide.ts";

/** The hosts that take a site for nothing, and what each of them takes at the most. */
const hosts = [
  { name: "Cloudflare Pages, trascinando", files: 1_000, file: 25 * MB },
  { name: "Cloudflare Pages", files: 20_000, file: 25 * MB },
  { name: "GitHub Pages", bytes: 1_000_000_000, file: 100 * MB },
  { name: "Netlify", filesInFolder: 54_000 },
] as const satisfies readonly ({ name: string } & Partial<Record<Measure, number>>)[];

/** In bytes, or as a count: of the whole, of the largest folder, of the largest file. */
export type Measure = "files" | "filesInFolder" | "bytes" | "file";

export type HostLimit = { host: string; measure: Measure; most: number; found: number };

/** What of a guide is more than a host takes. */
export function exceededLimits(files: Publication["files"]): HostLimit[] {
  const found = measure(files);
  return hosts.flatMap(({ name, ...limits }) =>
    (Object.entries(limits) as [Measure, number][]).flatMap(([what, most]) =>
      found[what] > most ? [{ host: name, measure: what, most, found: found[what] }] : [],
    ),
  );
}

function measure(files: Publication["files"]): Record<Measure, number> {
  const found = { files: 0, filesInFolder: 0, bytes: 0, file: 0 };
  const folders = new Map<string, number>();
  for (const [path, [bytes]] of Object.entries(files)) {
    const folder = path.slice(0, path.lastIndexOf("/"));
    const inFolder = (folders.get(folder) ?? 0) + 1;
    folders.set(folder, inFolder);
    found.files++;
    found.bytes += bytes;
    found.file = Math.max(found.file, bytes);
    found.filesInFolder = Math.max(found.filesInFolder, inFolder);
  }
  return found;
}
