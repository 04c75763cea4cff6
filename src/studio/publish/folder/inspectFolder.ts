import type { FolderListing, GuideFolder } from "../../../platform/publishing/guideFolder.ts";
import { checkupFolder, type Publication } from "../../../content/publishing/guide.ts";
import { parsePublication } from "../../../content/publishing/parsePublication.ts";

/** Names of files that are in a folder beside the guide: told, and left alone. */
export type Others = { names: readonly string[]; count: number };

export type Inspection =
  | {
      phase: "usable";
      /** The guide that is there. */
      before?: Publication;
      /** Whether writing it was interrupted, so that none of its files can be trusted. */
      isInterrupted: boolean;
      others: Others;
      /** Of these, those that the guide has as well: they would be replaced. */
      replaced: number;
    }
  | { phase: "unusable"; why: WhyUnusable; name?: string };

/**
 * It has the guide of another museum, or of several; or one of this museum that a newer studio has
 * made, or whose `guide.json` cannot be read.
 */
export type WhyUnusable = "otherMuseum" | "severalMuseums" | "newer" | "unreadable";

/** While a guide is written into a folder, this stands in the place of `guide.json`. */
export const unfinishedFile = (slug: string) => `${checkupFolder(slug, true)}/incompleta.json`;

export const guideFile = (slug: string) => `${checkupFolder(slug, true)}/guide.json`;

/** How many names are told of what else is in a folder. */
const MOST_NAMES = 5;

/** What is in a folder in which `after` is to be written. */
export async function inspectFolder(
  folder: GuideFolder,
  after: Publication,
): Promise<Inspection & { listing?: FolderListing }> {
  const { slug } = after.museum;
  const [guide, unfinished] = [guideFile(slug), unfinishedFile(slug)];
  const interrupted = await parse(unfinished);
  const isInterrupted = interrupted?.phase === "read";
  const found = isInterrupted ? interrupted : await parse(guide);
  if (found?.phase === "newer") return { phase: "unusable", why: "newer" };
  if (found?.phase === "unreadable") return { phase: "unusable", why: "unreadable" };
  const before = found?.publication;
  if (before && before.museum.slug !== slug)
    return { phase: "unusable", why: "otherMuseum", name: before.museum.name };
  const ours = new Set([
    ...Object.keys(before?.files ?? {}),
    ...(before ? [guide, unfinished] : []),
  ]);
  const foldersOfGuide = foldersOf([...ours, ...Object.keys(after.files), guide]);
  const listing = await folder.list((path) => foldersOfGuide.has(path));
  const isSeveral = await holdsSeveral(folder, listing, slug);
  if (!before && isSeveral) return { phase: "unusable", why: "severalMuseums" };
  const others = [...listing.files.keys()].filter((path) => !ours.has(path) && !isLitter(path));
  const names = [...others, ...listing.folders.map((path) => `${path}/`)];
  return {
    phase: "usable",
    ...(before && { before }),
    isInterrupted,
    others: { names: names.slice(0, MOST_NAMES).map((path) => path.slice(1)), count: names.length },
    replaced: others.filter((path) => Object.hasOwn(after.files, path) || path === guide).length,
    listing,
  };

  async function parse(path: string) {
    const json = await folder.read(path);
    return json && parsePublication(new TextDecoder().decode(json));
  }
}

/** A project’s own site has a check page for each of its museums. */
async function holdsSeveral(folder: GuideFolder, { folders }: FolderListing, slug: string) {
  const inside = folders.filter((path) => path.startsWith(`${checkupFolder(slug, true)}/`));
  for (const path of inside)
    // oxlint-disable-next-line no-await-in-loop -- there are few
    if (await folder.read(`${path}/guide.json`)) return true;
  return false;
}

function foldersOf(paths: readonly string[]): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const path of paths)
    for (let at = path.lastIndexOf("/"); at > 0; at = path.lastIndexOf("/", at - 1)) {
      const folder = path.slice(0, at);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  return folders;
}

/** What systems and browsers leave behind by themselves. */
function isLitter(path: string) {
  return /\/(?:\.DS_Store|Thumbs\.db|desktop\.ini)$|\.crswap$/i.test(path);
}
