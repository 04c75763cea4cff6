import type { Edits } from "../draft/journal/journal.ts";
import { modelKinds, touchClip } from "../../catalogue/models.ts";
import { workNumbers } from "../../content/schema/limits.ts";
import { modelFile } from "../../content/reading/museumFiles.ts";
import { slugFor } from "../../content/schema/slugFor.ts";
import { languages } from "../../i18n/languages.ts";
import {
  at,
  fileAt,
  readerOf,
  type Documents,
  type WorkDocument,
} from "../draft/documents/documents.ts";
import { changeStops } from "../tour/changeStops.ts";

/** A new work at the end of the list, with the next number. */
export function addWork(documents: Documents, title: string): { slug: string; changed: Edits } {
  const read = readerOf(documents);
  const museum = read(at.museum)!;
  const slug = slugFor(title, new Set(museum.works));
  const work: WorkDocument = { id: nextNumber(documents), title };
  return {
    slug,
    changed: [
      [at.museum, { ...museum, works: [...museum.works, slug] }],
      [at.work(slug), work],
    ],
  };
}

/** The number after the highest. */
export function nextNumber(documents: Documents): number {
  const read = readerOf(documents);
  const numbers = read(at.museum)!.works.map((slug) => read(at.work(slug))?.id ?? 0);
  const highest = Math.max(0, ...numbers);
  if (highest < workNumbers.last) return highest + 1;
  const taken = new Set(numbers);
  let free = 1;
  while (taken.has(free)) free++;
  return free;
}

/** Takes a work away, with its words, pictures, recordings, films and models, and out of the tour. */
export function removeWork(documents: Documents, slug: string): Edits {
  const read = readerOf(documents);
  const museum = read(at.museum)!;
  const picture = read(at.work(slug))?.picture?.file;
  const drawings = new Set<string>(modelKinds.map((kind) => modelFile(slug, kind)));
  const clips = [slug, `tour-${slug}`, ...modelKinds.map((kind) => touchClip(slug, kind))];
  const isOfWork = (file: string) => {
    if (drawings.has(file)) return true;
    const [folder, , name = ""] = file.split("/");
    if (folder === "pictures")
      return picture !== undefined && file.startsWith(`pictures/${stem(picture)}`);
    return new RegExp(`^(?:${clips.join("|")})(?:_[a-z]{2})?\\.\\w+$`).test(name);
  };
  const files = [...documents.keys()].filter((path) => isOfWork(fileAt(path) ?? ""));
  const stops = museum.tour.filter((stop) => stop !== slug);
  return [
    ...changeStops(documents, stops, {
      ...museum,
      works: museum.works.filter((each) => each !== slug),
    }),
    [at.work(slug), undefined],
    ...languages.flatMap((language) => [
      [at.words(language, slug), undefined] as const,
      [at.wordsFrom(language, slug), undefined] as const,
    ]),
    ...languages.flatMap((language) =>
      clips.map((clip) => [at.booth(language, clip), undefined] as const),
    ),
    ...files.map((path) => [path, undefined] as const),
  ];
}

/** Puts a work to another place in the list; `to` counts from 0. */
export function moveWork(documents: Documents, slug: string, to: number): Edits {
  const museum = readerOf(documents)(at.museum)!;
  const others = museum.works.filter((each) => each !== slug);
  return [[at.museum, { ...museum, works: others.toSpliced(to, 0, slug) }]];
}

/** Numbers the works from 1 on, in the order of the list. */
export function renumberWorks(documents: Documents): Edits {
  const read = readerOf(documents);
  return read(at.museum)!.works.map((slug, index) => [
    at.work(slug),
    { ...read(at.work(slug))!, id: index + 1 },
  ]);
}

function stem(file: string) {
  return file.slice(0, file.lastIndexOf("."));
}
