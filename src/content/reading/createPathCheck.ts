import { modelKinds, modelName } from "../../catalogue/models.ts";
import { tourClips } from "../../catalogue/tourClips.ts";
import { isLanguage, languageNames, languages } from "../../i18n/languages.ts";
import { didYouMean, type Fault } from "./fault.ts";
import type { MuseumFacts } from "../schema/schema.ts";
import { signLanguages } from "../schema/signLanguages.ts";

/** What is wrong with the path of a file that visitors will never get, mostly a slip in its name. */
type Misplaced = Omit<Fault, "file">;

/** A function that says what is wrong with the path of a file; `undefined` for a part of the museum. */
export function createPathCheck({ works, languages: spoken, tour = [] }: MuseumFacts) {
  const slugs = works.map(({ slug }) => slug);
  const pictures = new Set(works.map(({ picture }) => picture?.file));
  const models: string[] = slugs.flatMap((slug) => modelKinds.map((kind) => modelName(slug, kind)));
  const scripts = [
    ...slugs,
    ...Object.values(tourClips),
    ...tour.map((slug) => `tour-${slug}`),
    ...models.map((name) => `touch-${name}`),
  ];

  const known = { works: new Set(slugs), scripts: new Set(scripts), models: new Set(models) };

  return function checkPath(path: string): Misplaced | undefined {
    const [folder = "", ...inside] = path.split("/");
    if (["museum.json", "studio.json", "recordings/manifest.json"].includes(path)) return undefined;
    if (folder === "pictures" && inside.length === 1) return ofPicture(inside[0]!);
    if (isTake.test(path)) return undefined;
    if (folder === "recordings" && inside.length === 2)
      return ofLanguage(inside[0]!) ?? ofRecording(inside[1]!, sound);
    if (folder === "narrated" && inside.length === 2)
      return ofLanguage(inside[0]!) ?? ofRecording(inside[1]!, narrated);
    if (folder === "models" && inside.length === 1) return ofModel(inside[0]!);
    if (folder === "signs" && inside.length === 2)
      return ofSignLanguage(inside[0]!) ?? ofFilm(inside[1]!);
    if (inside.length === 1 && !folders.has(folder))
      return ofLanguage(folder) ?? ofWords(inside[0]!);
    return {
      wrong: "no part of a museum is in this place",
      right:
        "Take it away, or put it into the folder of a language, pictures, recordings, narrated, models or signs",
    };
  };

  function ofLanguage(code: string): Misplaced | undefined {
    if (!isLanguage(code))
      return {
        wrong: `“${shorten(code)}” is no language of Varco`,
        right: `Languages are ${languages.map((each) => `${each} (${languageNames[each]})`).join(", ")}`,
      };
    if (spoken.includes(code)) return undefined;
    return {
      wrong: `the museum does not speak “${code}”`,
      right: `Add “${code}” to the languages in museum.json, or take the file away`,
    };
  }

  function ofWords(name: string): Misplaced | undefined {
    const { stem, extension } = partsOf(name);
    if (extension !== "json")
      return { wrong: "this is no file of words", right: "Its name ends in “.json”" };
    return stem === "museum" || stem === "tour" ? undefined : ofWork(stem, ["museum", "tour"]);
  }

  function ofPicture(name: string): Misplaced | undefined {
    const { extension } = partsOf(name);
    // Copies of drawings are made by `npm run pictures`, in other widths.
    if (extension === "webp" || pictures.has(name)) return undefined;
    if (!/^(?:svg|jpe?g|png)$/.test(extension))
      return {
        wrong: "this is no picture that Varco can show",
        right: "Save it as SVG, JPEG or PNG, its name in small letters, such as apollo.jpg",
      };
    return {
      wrong: "no work shows this picture",
      right: "Name it as the picture of a work in museum.json, or take the file away",
    };
  }

  function ofRecording(name: string, { extensions, right }: typeof sound): Misplaced | undefined {
    const { stem, extension } = partsOf(name);
    if (!extensions.has(extension))
      return { wrong: "this is no recording that Varco can play", right };
    if (known.scripts.has(stem)) return undefined;
    return {
      wrong: `there is no script “${shorten(stem)}”`,
      right:
        didYouMean(stem, scripts) ??
        `A recording is called like its work, ${listFirst(slugs)}, or like a part of the tour, such as tour-introduction or tour-${slugs[0]}`,
    };
  }

  function ofModel(name: string): Misplaced | undefined {
    const { stem, extension } = partsOf(name);
    if (extension !== "svg")
      return {
        wrong: "this is no drawing that Varco can make into a model",
        right: "Save it as SVG, such as apollo-emblem.svg",
      };
    if (known.models.has(stem)) return undefined;
    return {
      wrong: `there is no model “${shorten(stem)}”`,
      right:
        didYouMean(stem, models) ??
        `A drawing is called like its work and what it is, ${modelKinds.join(" or ")}: ${listFirst(models)}`,
    };
  }

  function ofFilm(name: string): Misplaced | undefined {
    const { stem, extension } = partsOf(name);
    const [work = "", captions] = stem.split("_");
    const isFilm = /^(?:mp4|webm|jpg)$/.test(extension) && captions === undefined;
    if (extension === "vtt" && captions && !isLanguage(captions)) return ofLanguage(captions);
    if (!isFilm && !(extension === "vtt" && isLanguage(captions)))
      return {
        wrong: "this is no film that Varco can show",
        right:
          "Save the film as MP4 or WebM, its captions as VTT, its first picture as JPEG: apollo.mp4, apollo_it.vtt, apollo.jpg",
      };
    return ofWork(work, []);
  }

  function ofWork(stem: string, others: readonly string[]): Misplaced | undefined {
    if (known.works.has(stem)) return undefined;
    return {
      wrong: `there is no work “${shorten(stem)}”`,
      right:
        didYouMean(stem, [...slugs, ...others]) ??
        `A file is called like its work: ${listFirst(slugs)}`,
    };
  }
}

function ofSignLanguage(code: string): Misplaced | undefined {
  if (Object.hasOwn(signLanguages, code)) return undefined;
  return {
    wrong: `“${shorten(code)}” is no sign language of Varco`,
    right: `The folders of films are ${Object.keys(signLanguages).join(", ")}`,
  };
}

const folders = new Set(["pictures", "recordings", "narrated", "models", "signs", "booth"]);

/** A take of an unfinished recording, which the studio stores and visitors do not get. */
const isTake = /^booth\/[\da-f]{16}\.(?:wav|mp3)$/;

/** The files of a recording, and of one that a person reads. */
const sound = {
  extensions: new Set(["mp3", "vtt"]),
  right:
    "Save the sound as MP3, and when its sentences begin as VTT, such as apollo.mp3 and apollo.vtt",
};
const narrated = {
  extensions: new Set(["mp3", "vtt", "json"]),
  right:
    "Save the sound as MP3, when its sentences begin as VTT, and who reads as JSON, such as apollo.mp3, apollo.vtt and apollo.json",
};

function partsOf(name: string) {
  const [stem = "", ...extension] = name.split(".");
  return { stem, extension: extension.join(".") };
}

/** At most six names, so that a fault stays readable in a museum of a thousand works. */
export function listFirst(all: readonly string[]) {
  const names = [...new Set(all)];
  return names.length > 6 ? `${names.slice(0, 6).join(", ")}, …` : names.join(", ");
}

function shorten(name: string) {
  return name.length > 60 ? `${name.slice(0, 60)}…` : name;
}
