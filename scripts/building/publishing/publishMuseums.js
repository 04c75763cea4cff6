import { rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { site } from "../../project.js";
import { writeFiles } from "../writeFiles.js";
import { leaveOutFaulty } from "./leaveOutFaulty.js";
import { encodePhotograph } from "./photographs.js";

/**
 * @typedef {import("../../../src/content/reading/museumFiles.ts").MuseumFiles} MuseumFiles
 * @typedef {import("../../../src/content/publishing/guide.ts").PublishResult} PublishResult
 */

/**
 * Publishes every museum of the project into dist/site; one that has faults is left out and told.
 * @param {Pick<import("../bundling/kit.js").Publisher, "publishGuide" | "describeFault">} publisher
 * @param {import("../bundling/kit.js").Kit} kit
 * @param {readonly MuseumFiles[]} museums
 * @param {string} address
 */
export async function publishMuseums({ publishGuide, describeFault }, kit, museums, address) {
  /** Where what the Italian site may read is written: of two hundred museums it would fill the memory. */
  const data = /** @type {Map<string, string>} */ (new Map());
  /** @type {Record<string, Awaited<ReturnType<typeof publish>>>} */
  const results = {};
  for (const museum of museums) results[museum.address] = await publish(museum);
  const { published, told } = leaveOutFaulty(results, describeFault);
  if (told) console.error(told);
  const summaries = Object.values(published).map(({ summary }) => summary);
  const pages = Object.values(published).flatMap((each) =>
    each.pages.map((page) => ({ ...page, versions: each.summary.languages.length })),
  );

  /** @type {import("../../../src/catalogue/catalogue.ts").ReadCatalogue} */
  const read = async (museum, language, name) => {
    const path = data.get(`${museum}/${language}/${name}`);
    return path && JSON.parse(await readFile(site + path, "utf8"));
  };
  return { summaries, pages, read, told };

  /**
   * What is needed of a museum once its files are written.
   * @param {MuseumFiles} museum
   * @returns {Promise<
   *   | Pick<Extract<PublishResult, { phase: "published" }>, "phase" | "summary" | "pages">
   *   | Extract<PublishResult, { phase: "faulty" }>
   * >}
   */
  async function publish(museum) {
    /** @type {string[]} */
    const written = [];
    try {
      const result = await publishGuide({
        museum,
        kit,
        address,
        isAlone: false,
        made: new Date().toISOString(),
        encodePhotograph,
        readKit: async (path) => new Uint8Array(await readFile(site + path)),
        write: async (path, content) => {
          written.push(path);
          writeFiles([[path, content]]);
          const name = nameOfData(museum.address, path);
          if (name) data.set(name, path);
        },
      });
      if (result.phase === "faulty") return result;
      return { phase: result.phase, summary: result.summary, pages: result.pages };
    } catch (error) {
      if (!(error instanceof Error) || isOfTheMachine(error)) throw error;
      // Half a guide would look like a whole one; what is under /assets/ another museum may have too.
      for (const path of written.filter((each) => !each.startsWith("/assets/")))
        rmSync(site + path, { force: true });
      const fault = {
        file: museum.address,
        wrong: error.message,
        right: "Mend it, then build again",
      };
      return { phase: "faulty", faults: [fault] };
    }
  }
}

/**
 * A full disk or a folder that may not be written is no fault of a museum.
 * @param {NodeJS.ErrnoException} error
 */
function isOfTheMachine({ code }) {
  return typeof code === "string" && /^E[A-Z]+$/.test(code);
}

/**
 * What the Italian site reads of a museum: its catalogue in Italian.
 * @param {string} museum
 * @param {string} path
 */
function nameOfData(museum, path) {
  const [, entry] = new RegExp(`^/${museum}/catalogue/(\\w\\w)\\.json$`).exec(path) ?? [];
  if (entry) return `${museum}/${entry}/museum`;
  const [, language, name] =
    new RegExp(`^/assets/${museum}/(\\w\\w)/([\\w/-]+)-[\\w-]{8}\\.json$`).exec(path) ?? [];
  return language === "it" ? `${museum}/it/${name}` : undefined;
}
