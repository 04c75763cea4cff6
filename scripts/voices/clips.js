import { createServer } from "vite";
import { inProject } from "../project.js";
import { folderOf } from "./files.js";

/**
 * @typedef {import("./files.js").Language} Language
 * @typedef {{ museum: string, folder: string, language: Language, name: string,
 *   script: import("../../src/content/museum.ts").Script }} Clip
 * @typedef {typeof import("../../src/i18n/markedText.ts").stretches} Stretches
 */

/** Every script of every museum, and `stretches`, which reads the marks of foreign words. */
export async function readClips() {
  const vite = await createServer({
    root: inProject("."),
    server: { middlewareMode: true, ws: false },
    appType: "custom",
    logLevel: "error",
  });
  try {
    /** @type {typeof import("../../src/content/clips.ts")} */
    const { clips } = /** @type {any} */ (await vite.ssrLoadModule("/src/content/clips.ts"));
    const { museums } = await vite.ssrLoadModule("/src/content/museums.ts");
    const { languages } = await vite.ssrLoadModule("/src/i18n/languages.ts");
    const { stretches } = await vite.ssrLoadModule("/src/i18n/markedText.ts");
    /** @type {Clip[]} */
    const all = [];
    for (const museum of Object.keys(museums))
      for (const language of languages)
        for (const [name, script] of Object.entries(await clips(museum, language)))
          all.push({ museum, folder: folderOf(museum), language, name, script });
    return { clips: all, stretches };
  } finally {
    // An open server would keep a command that failed from ending.
    await vite.close();
  }
}
