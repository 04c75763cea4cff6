import { languages } from "../../i18n/languages.ts";
import type { MOST_OF_KIND } from "../limits.ts";

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
  // What the studio notes down, and takes of recordings that are not finished: no visitor gets it.
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
export function kindOf(path: string): Kind | undefined {
  if (!place.test(path)) return undefined;
  return /^(?:manifest|museum|studio)\.json$/.test(path) ? "list" : kinds[extensionOf(path)];
}

export const extensionOf = (path: string) => path.slice(path.lastIndexOf(".") + 1);
