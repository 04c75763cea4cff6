import { isLanguage, languages, type Language } from "../../i18n/languages.ts";
import type { Publication } from "./guide.ts";

export type Change = "new" | "changed" | "gone";

/** What visitors find otherwise after a guide was published again. */
export type GuideChanges = {
  /** Languages that the guide speaks now and did not, or no more: their works are not listed. */
  languages: readonly { language: Language; change: "new" | "gone" }[];
  /** The works by their numbers, each with the languages in which it is another one now. */
  works: readonly { number: number; change: Change; languages: readonly Language[] }[];
  /** The languages in which the tour is another one. */
  tour: readonly Language[];
  /** All pages change with these. */
  isAppNew: boolean;
  isAddressNew: boolean;
  isNameNew: boolean;
  files: FileChanges;
};

export type FileChanges = {
  /** The files that are new or have another content, and their bytes. */
  written: readonly string[];
  bytes: number;
  /** Those that the guide does not have any more. */
  gone: readonly string[];
};

/** What has changed from one publication of a guide to the next. */
export function changesBetween(before: Publication, after: Publication): GuideChanges {
  const spoken = [before, after].map(({ museum }) => new Set(museum.languages)) as [
    Set<Language>,
    Set<Language>,
  ];
  const inBoth = languages.filter((each) => spoken.every((set) => set.has(each)));
  const [old, now] = [partsIn(before), partsIn(after)];
  const works = new Map<number, Map<Language, Change>>();
  const tour: Language[] = [];
  for (const language of inBoth)
    for (const key of new Set([...keysOf(old, language), ...keysOf(now, language)])) {
      const change = changeOf(old.get(language)?.get(key), now.get(language)?.get(key));
      if (!change) continue;
      if (key === "tour") tour.push(language);
      else works.set(Number(key), (works.get(Number(key)) ?? new Map()).set(language, change));
    }
  return {
    languages: languages.flatMap((language) => {
      const [was, is] = spoken.map((set) => set.has(language));
      return was === is ? [] : [{ language, change: is ? ("new" as const) : ("gone" as const) }];
    }),
    works: [...works]
      .toSorted(([one], [other]) => one - other)
      .map(([number, changes]) => workChange(number, changes)),
    tour,
    isAppNew: before.kit !== after.kit,
    isAddressNew: before.address !== after.address,
    isNameNew: before.museum.name !== after.museum.name,
    files: fileChanges(before, after),
  };
}

/** Which files have to go up, and which may be deleted. */
export function fileChanges(
  before: Pick<Publication, "files">,
  after: Pick<Publication, "files">,
): FileChanges {
  const written = Object.keys(after.files).filter(
    (path) => !isSameFile(before.files[path], after.files[path]),
  );
  return {
    written,
    bytes: written.reduce((sum, path) => sum + after.files[path]![0], 0),
    gone: Object.keys(before.files).filter((path) => !Object.hasOwn(after.files, path)),
  };
}

type File = Publication["files"][string];

export function isSameFile(one: File | undefined, other: File | undefined): boolean {
  return one?.[0] === other?.[0] && one?.[1] === other?.[1];
}

type Parts = ReadonlyMap<Language, ReadonlyMap<string, string>>;

/** The hash of each work’s data, by its number, and of the tour’s, by language. */
function partsIn({ museum, files }: Publication): Parts {
  const folder = `/assets/${museum.slug}/`;
  const parts = new Map<Language, Map<string, string>>();
  for (const [path, [, hash]] of Object.entries(files)) {
    if (!path.startsWith(folder)) continue;
    const [, language, number, tour] =
      /^(\w+)\/(?:artwork\/(\d+)|(tour))-[^/]+\.json$/.exec(path.slice(folder.length)) ?? [];
    const key = number ?? tour;
    if (!isLanguage(language) || !key) continue;
    parts.set(language, (parts.get(language) ?? new Map<string, string>()).set(key, hash));
  }
  return parts;
}

function keysOf(parts: Parts, language: Language) {
  return parts.get(language)?.keys() ?? [];
}

function changeOf(before: string | undefined, after: string | undefined): Change | undefined {
  if (before === after) return undefined;
  if (before === undefined) return "new";
  return after === undefined ? "gone" : "changed";
}

/** A work that is new in one language and was there in another is one that has changed. */
function workChange(number: number, changes: ReadonlyMap<Language, Change>) {
  const kinds = new Set(changes.values());
  const [first] = kinds;
  return {
    number,
    change: kinds.size === 1 ? first! : ("changed" as const),
    languages: [...changes.keys()],
  };
}
