import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { filesOf, readManifest } from "../voices/files.js";
import { listen } from "../voices/listen.js";
import { fromWebVtt } from "../voices/webVtt.js";

const QUERY = "?recordings";

/**
 * `import { recordings } from "../recordings/en/tour-*?recordings"` gives the recordings of those
 * names that there are, by name: read by a person where a museum put one in, else made by us.
 * @returns {import("vite").Plugin}
 */
export function recordings() {
  return {
    name: "recordings",
    enforce: "pre",
    resolveId(id, importer) {
      if (id.endsWith(QUERY) && importer) return resolve(dirname(importer), id);
    },
    async load(id) {
      if (!id.endsWith(QUERY)) return;
      const asked = id.slice(0, -QUERY.length);
      const language = basename(dirname(asked));
      const folder = resolve(asked, "../../..");
      const folders = Object.values(filesOf(folder, language, "")).filter((each) =>
        existsSync(each),
      );
      const files = folders.flatMap((each) => readdirSync(each));
      const names = files.filter((file) => file.endsWith(".mp3")).map((file) => file.slice(0, -4));
      const isAsked = pattern(basename(asked));
      const modules = await Promise.all(
        [...new Set(names)].filter(isAsked).map((name) => recording(folder, language, name)),
      ).then((found) => found.flat());
      for (const { files: used } of modules) for (const file of used) this.addWatchFile(file);
      return [
        ...modules.flatMap(({ imports }, at) => imports(at)),
        `export const recordings = {${modules.map(({ entry }, at) => entry(at)).join(",")}};`,
      ].join("\n");
    },
  };
}

/**
 * @param {string} folder
 * @param {string} language
 * @param {string} name
 */
async function recording(folder, language, name) {
  const { made, narrated } = filesOf(folder, language, name);
  const isNarrated = existsSync(`${narrated}.mp3`);
  const file = isNarrated ? narrated : made;
  const seconds = isNarrated
    ? (await listen(readFileSync(`${file}.mp3`))).seconds
    : readManifest(folder)[/** @type {"en"} */ (language)]?.[name]?.seconds;
  // An MP3 that is not in the manifest was not made by us: a test fails, and no visitor hears it.
  if (seconds === undefined) return [];
  const timing = `${file}.vtt`;
  const cues = existsSync(timing)
    ? fromWebVtt(readFileSync(timing, "utf8")).map(({ start, end }) => [start, end])
    : undefined;
  const facts = { voice: isNarrated ? "human" : "synthetic", seconds: Math.round(seconds), cues };
  return {
    files: [`${file}.mp3`, ...(cues ? [timing] : [])],
    imports: (/** @type {number} */ at) => [
      `import src${at} from ${JSON.stringify(`${file}.mp3?url`)};`,
      ...(cues ? [`import track${at} from ${JSON.stringify(`${timing}?url`)};`] : []),
    ],
    entry: (/** @type {number} */ at) =>
      `${JSON.stringify(name)}: { src: src${at}, ${cues ? `track: track${at}, ` : ""}...${JSON.stringify(facts)} }`,
  };
}

/** @param {string} wanted a name, or the beginning of several: `tour-*` */
function pattern(wanted) {
  const beginning = wanted.endsWith("*") && wanted.slice(0, -1);
  return (/** @type {string} */ name) =>
    beginning === false ? name === wanted : name.startsWith(beginning);
}
