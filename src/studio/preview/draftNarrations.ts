import { modelKinds, touchClip } from "../../catalogue/models.ts";
import { tourClips } from "../../catalogue/tourClips.ts";
import type { Narrations } from "../../content/reading/readNarrations.ts";
import { at, type Read } from "../draft/documents/documents.ts";
import { narrationOf } from "../draft/readings/narrationOf.ts";

/** Who reads what one file of the catalogue has recordings of: some works, or the tour. */
export function draftNarrations(read: Read, name: string, works: readonly string[]): Narrations {
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
