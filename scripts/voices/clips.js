import { folderOf } from "../museums/folders.js";
import { everyMuseum, withContent } from "../museums/loadContent.js";

/**
 * @typedef {import("./files.js").Language} Language
 * @typedef {{ museum: string, folder: string, language: Language, name: string,
 *   script: import("../../src/catalogue/catalogue.ts").Script }} Clip
 * @typedef {typeof import("../../src/i18n/markedText.ts").stretches} Stretches
 */

/** Every script of every museum, and `stretches`, which reads the marks of foreign words. */
export function readClips() {
  return withContent(async (content) => {
    const museums = await everyMuseum(content);
    const clips = museums.flatMap((museum) =>
      museum.facts.languages.flatMap((language) =>
        Object.entries(content.clips(museum, language)).map(
          ([name, script]) =>
            /** @satisfies {Clip} */ ({
              museum: museum.address,
              folder: folderOf(museum.address),
              language,
              name,
              script,
            }),
        ),
      ),
    );
    return { clips, stretches: content.stretches };
  });
}
