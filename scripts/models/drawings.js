import { readFileSync } from "node:fs";
import { join } from "node:path";
import { folderOf } from "../museums/folders.js";
import { everyMuseum, withContent } from "../museums/loadContent.js";

/**
 * A drawing of a museum, and what is on its label.
 * @typedef {{
 *   name: string, kind: import("../../src/catalogue/models.ts").ModelKind, title: string, svg: string,
 *   titles: (readonly [import("../../src/i18n/languages.ts").Language, string])[], path: string,
 * }} ModelDrawing
 */

/** Every drawing of every museum. @returns {Promise<ModelDrawing[]>} */
export function readDrawings() {
  return withContent(async (content) => {
    const museums = await everyMuseum(content);
    return museums.flatMap((museum) =>
      museum.facts.works.flatMap(({ slug, id, title }) =>
        content.modelsOf(museum, slug).map((kind) => ({
          name: `${slug}-${kind}`,
          kind,
          title,
          svg: readFileSync(join(folderOf(museum.address), content.modelFile(slug, kind)), "utf8"),
          titles: content.titlesOnLabel(
            kind,
            museum.facts.languages.map((language) => [
              language,
              museum.words[language]?.works[slug]?.title ?? title,
            ]),
          ),
          path: `/${museum.address}/artwork/${id}`,
        })),
      ),
    );
  });
}
