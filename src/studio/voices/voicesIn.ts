import { modelKinds, touchClip, touchPart } from "../../catalogue/models.ts";
import { tourClips } from "../../catalogue/tourClips.ts";
import { modelFile } from "../../content/reading/museumFiles.ts";
import { partInItalian } from "../../content/proofreading/partInItalian.ts";
import type { Language } from "../../i18n/languages.ts";
import { hasWords } from "../coverage/counting/hasWords.ts";
import { isAudioComplete } from "../coverage/counting/formats.ts";
import { at, type Read } from "../draft/documents/documents.ts";
import { partsOfTour, untitled } from "../draft/export/publishableMuseum.ts";
import { isNarratedCached } from "./cachedReading.ts";

/** A script of a museum in one language, by the name of its recording. */
export type Voice = {
  clip: string;
  /** Its name in Italian, and the title of its work in the museum’s own language. */
  name: string | undefined;
  title: string | undefined;
  /** Where its words are written: an address within the draft. */
  words: string;
  /** `toRead`: nobody has read it to its end, or its words have changed since. */
  state: "unwritten" | "toRead" | "heard";
};

/** All that can be read aloud in one language. */
export type Voices = {
  works: readonly Voice[];
  touch: readonly Voice[];
  tour: readonly Voice[];
};

/** Compares no sentences where it can avoid it: of a thousand works that would take long. */
export function voicesIn(read: Read, language: Language): Voices {
  const { works, tour } = read(at.museum)!;
  const isWork = new Set(works);
  const words = read(at.tour(language));
  const titleOf = (slug: string) => {
    const work = read(at.work(slug));
    return work && (work.title.trim() || untitled(work));
  };

  function voice(clip: string, isWritten: boolean, about: Omit<Voice, "clip" | "state">): Voice {
    const state = isNarratedCached(read, language, clip) ? "heard" : "toRead";
    return { clip, state: isWritten ? state : "unwritten", ...about };
  }

  const inTour = `percorso/${language}`;
  const parts = partsOfTour.map((part) =>
    voice(tourClips[part], hasWords(words?.[part]), {
      name: partInItalian(part),
      title: undefined,
      words: inTour,
    }),
  );
  const stops = tour.filter((slug) => isWork.has(slug));
  const steps = stops.map((slug, n) =>
    voice(`tour-${slug}`, hasWords(words?.steps?.[slug]), {
      name: `Tappa ${n + 1}`,
      title: titleOf(slug),
      words: inTour,
    }),
  );
  return {
    works: works.map((slug) =>
      voice(slug, isAudioComplete(read(at.words(language, slug))?.audio), {
        name: undefined,
        title: titleOf(slug),
        words: `opere/${slug}/${language}#parte-audio`,
      }),
    ),
    touch: works.flatMap((slug) =>
      modelKinds
        .filter((kind) => read(at.file(modelFile(slug, kind))))
        .map((kind) =>
          voice(
            touchClip(slug, kind),
            hasWords(read(at.words(language, slug))?.[touchPart[kind]]),
            {
              name: partInItalian(touchPart[kind]),
              title: titleOf(slug),
              words: `opere/${slug}/${language}#parte-${touchPart[kind]}`,
            },
          ),
        ),
    ),
    // In the order in which the tour is written: the stops come after the welcome.
    tour: stops.length > 0 ? [...parts.slice(0, 2), ...steps, ...parts.slice(2)] : [],
  };
}
