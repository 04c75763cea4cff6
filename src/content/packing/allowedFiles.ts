import { MB, MOST_OF_KIND, zipLimits } from "../schema/limits.ts";
import { languages } from "../../i18n/languages.ts";
import { MANIFEST } from "./manifest.ts";

export const inMB = (bytes: number) => `${Math.ceil(bytes / MB)} MB`;

type Kind = keyof typeof MOST_OF_KIND;

const language = `(?:${languages.join("|")})`;

/** The files that a museum has, as a pattern and in words. */
const places: Record<string, string> = {
  "museum\\.json": "museum.json",
  [`${language}/[\\w-]+\\.json`]: "<language>/*.json",
  "pictures/[\\w-]+\\.(?:svg|jpe?g|png|webp)": "pictures/*.svg, jpg, jpeg, png or webp",
  "recordings/manifest\\.json": "recordings/manifest.json",
  [`recordings/${language}/[\\w-]+\\.(?:mp3|vtt)`]: "recordings/<language>/*.mp3 or vtt",
  [`narrated/${language}/[\\w-]+\\.(?:mp3|vtt|json)`]: "narrated/<language>/*.mp3, vtt or json",
  "models/[\\w-]+\\.svg": "models/*.svg",
  "signs/[\\w-]+/[\\w-]+\\.(?:mp4|webm|vtt|jpg)": "signs/<sign>/*.mp4, webm, vtt or jpg",
  // What the studio adds: notes, and takes of unfinished recordings. Visitors do not get it.
  "studio\\.json": "studio.json",
  "booth/[\\da-f]{16}\\.(?:wav|mp3)": "booth/*.wav or mp3",
};

/** Which files a museum has, for somebody whose file is not among them. */
export const placesInWords = Object.values(places).join(", ");

const place = new RegExp(`^(?:manifest\\.json|${Object.keys(places).join("|")})$`);

/** Of which kind a file is, by the end of its name. */
const kinds: Record<string, Kind> = {
  json: "text",
  vtt: "text",
  svg: "text",
  jpg: "picture",
  jpeg: "picture",
  png: "picture",
  webp: "picture",
  mp3: "recording",
  wav: "recording",
  mp4: "film",
  webm: "film",
};

/** What kind of file stands at a path of a museum or its zip; `undefined` where none can. */
export function kindOfFile(path: string): Kind | undefined {
  if (!place.test(path)) return undefined;
  return /^(?:manifest|museum|studio)\.json$/.test(path) ? "list" : kinds[extensionOf(path)];
}

export const extensionOf = (path: string) => path.slice(path.lastIndexOf(".") + 1);

/** How many times its packed size a file may inflate to; below `FREELY` bytes it may be any. */
const MOST_INFLATED = 200;
const FREELY = MB;

export function mayInflate(size: number, packedSize: () => number): boolean {
  return size <= FREELY || size <= packedSize() * MOST_INFLATED;
}

/** In bytes: what its directory and the manifest take for each file, at the most. */
const OVERHEAD = 1024;

/** What goes beyond the limits, before anything is packed. */
export type Excess = {
  /** The files of which each is too large. */
  large: readonly string[];
  /** How many files and bytes there are in all, where these are too many. */
  files?: number;
  bytes?: number;
};

/** What keeps files from being packed; `undefined` where they are within the limits. */
export function findExcess(
  files: ReadonlyMap<string, { readonly bytes: number }>,
): Excess | undefined {
  const large = [...files].flatMap(([path, { bytes }]) => {
    const kind = kindOfFile(path);
    return kind && bytes > MOST_OF_KIND[kind] ? [path] : [];
  });
  const count = files.size + (files.has(MANIFEST) ? 0 : 1);
  const sum = [...files.values()].reduce((all, { bytes }) => all + bytes + OVERHEAD, 0);
  const excess = {
    large,
    ...(count > zipLimits.files && { files: files.size }),
    ...(sum > zipLimits.bytes && { bytes: sum }),
  };
  return large.length > 0 || excess.files || excess.bytes ? excess : undefined;
}
