import type { Catalogue, CatalogueIndex } from "../../catalogue/catalogue.ts";
import { modelKinds, touchClip } from "../../catalogue/models.ts";
import { tourClips } from "../../catalogue/tourClips.ts";
import { localizeMuseum } from "../../content/publishing/localizeMuseum.ts";
import type { Media } from "../../content/publishing/localizeMedia.ts";
import { modelFile } from "../../content/reading/museumFiles.ts";
import { FIRST_WORKS, serialiseCatalogue } from "../../content/publishing/serialiseCatalogue.ts";
import type { Narrations } from "../../content/reading/readNarrations.ts";
import type { Language } from "../../i18n/languages.ts";
import { at, fileAt, type Path, type Read } from "../draft/documents/documents.ts";
import type { FileDocument } from "../draft/documents/fileDocument.ts";
import type { Draft } from "../draft/draft.ts";
import { publishableMuseum } from "../draft/export/publishableMuseum.ts";
import { narrationOf } from "../draft/readings/narrationOf.ts";

/**
 * One file of the catalogue that would be published of a draft. Only the works that the file is
 * about are read: a museum may have a thousand, and this runs after each change.
 */
export async function draftCatalogue(
  draft: Draft,
  media: Media,
  language: Language,
  name: string,
): Promise<string | undefined> {
  const museum = draft.read(at.museum)!;
  if (name === "museum") return JSON.stringify(museumFile(draft));
  if (name === "index") return JSON.stringify(indexOf(draft));
  const wanted = worksIn(name);
  if (!wanted) return undefined;
  const tour = museum.tour.filter((slug) => wanted.includes(slug));
  const part = { ...museum, works: wanted, tour: name === "tour" ? tour : [] };
  const read = <Document>(path: Path<Document>) =>
    (path === at.museum ? part : draft.read(path)) as Document | undefined;
  const isFile = (path: string) => draft.read(at.file(path)) !== undefined;
  const files = new Map([
    ...(name.startsWith("artwork/") ? filmsOf(draft, wanted) : []),
    ...(/^(?:artwork|tour)/.test(name) ? drawingsOf(draft, wanted) : []),
  ]);
  const narrations = draftNarrations(draft.read, name, wanted);
  const collection = await localizeMuseum(
    { ...publishableMuseum(read, isFile), files, narrations },
    language,
    media,
  );
  const { texts } = serialiseCatalogue(collection, media.sizeOf);
  return texts.get(name);

  function worksIn(file: string): readonly string[] | undefined {
    const { works } = museum;
    if (file === "list") return works.slice(0, FIRST_WORKS);
    if (file === "rest" || file === "names") return works;
    if (file === "tour") return works.filter((slug) => museum.tour.includes(slug));
    const [page, key] = file.split("/");
    const index = works.findIndex((slug) =>
      page === "artwork" ? String(draft.read(at.work(slug))?.id) === key : slug === key,
    );
    return index < 0 ? undefined : works.slice(Math.max(0, index - 1), index + 2);
  }
}

function museumFile(draft: Draft): Catalogue["museum"] {
  let bytes = 0;
  for (const [path, document] of draft.documents)
    if (fileAt(path)) bytes += (document as FileDocument).bytes;
  // Texts are not counted, to keep typing fast; a museum without files still has them, so not 0.
  return {
    works: draft.read(at.museum)!.works.length,
    index: HASH,
    offline: { bytes: Math.max(bytes, 1), list: "" },
  };
}

/** Stands for every hash: what the preview reads is never older than the draft. */
const HASH = "ofadraft";

function indexOf(draft: Draft): CatalogueIndex {
  const { works } = draft.read(at.museum)!;
  const pages = works.flatMap((slug) => {
    const work = draft.read(at.work(slug));
    return work ? [`artwork/${work.id}`, `artwork-description/${slug}`] : [];
  });
  const names = ["list", "rest", "names", "tour", ...pages];
  return Object.fromEntries(names.map((name) => [name, HASH]));
}

/** The films of some works: `localizeMuseum` looks for them among the files. */
function filmsOf(draft: Draft, works: readonly string[]) {
  const ofWork = new RegExp(`^signs/[^/]+/(?:${works.join("|")})[._]`);
  return [...draft.documents].flatMap(([path, document]) => {
    const file = fileAt(path);
    return file && ofWork.test(file) ? [emptyFile(file, document as FileDocument)] : [];
  });
}

/** The drawings of their tactile models, likewise. */
function drawingsOf(draft: Draft, works: readonly string[]) {
  return works.flatMap((slug) =>
    modelKinds.flatMap((kind) => {
      const file = modelFile(slug, kind);
      const document = draft.read(at.file(file));
      return document ? [emptyFile(file, document)] : [];
    }),
  );
}

/** A file without its content: `localizeMuseum` only asks whether it is there. */
function emptyFile(file: string, { bytes }: FileDocument) {
  return [file, { bytes, read: async () => new Uint8Array() }] as const;
}

/** Who reads the recordings of one file of the catalogue: those of some works, or of the tour. */
function draftNarrations(read: Read, name: string, works: readonly string[]): Narrations {
  const clips = clipsIn(name, works);
  const found = read(at.museum)!.languages.map((language) => {
    const known = clips.map((clip) => [clip, narrationOf(read, language, clip)] as const);
    return [language, Object.fromEntries(known.filter(([, narration]) => narration))] as const;
  });
  return Object.fromEntries(found) as Narrations;
}

function clipsIn(name: string, works: readonly string[]) {
  const touched = works.flatMap((slug) => modelKinds.map((kind) => touchClip(slug, kind)));
  if (name === "tour")
    return [...Object.values(tourClips), ...works.map((slug) => `tour-${slug}`), ...touched];
  return name.startsWith("artwork") ? [...works, ...touched] : [];
}
