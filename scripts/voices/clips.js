import { folderOf } from "../museums/folders.js";
import { everyMuseum, withContent, withSource } from "../museums/loadContent.js";
import { inProject } from "../project.js";

/**
 * @typedef {import("./files.js").Language} Language
 * @typedef {{ folder: string, language: Language, name: string,
 *   script: import("../../src/catalogue/catalogue.ts").Script }} Clip
 * @typedef {typeof import("../../src/i18n/markedText.ts").stretches} Stretches
 */

/** The folder of the course of the site, whose recordings lie there as those of a museum do. */
export const courseFolder = inProject("src/site/training");

/** Every script of every museum and of the course, and `stretches`, which reads marks in them. */
export async function readClips() {
  const { clips, stretches } = await ofMuseums();
  return { clips: [...clips, ...(await ofTheCourse())], stretches };
}

/** @returns {Promise<Clip[]>} */
function ofTheCourse() {
  return withSource("/src/site/training/words/spoken.ts", async ({ scripts }) =>
    Object.entries(scripts).map(([name, script]) => ({
      folder: courseFolder,
      language: "it",
      name,
      script,
    })),
  );
}

function ofMuseums() {
  return withContent(async (content) => {
    const museums = await everyMuseum(content);
    const clips = museums.flatMap((museum) =>
      museum.facts.languages.flatMap((language) =>
        Object.entries(content.scriptsToRecord(museum, language)).map(
          ([name, script]) =>
            /** @satisfies {Clip} */ ({
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
