import { readFileSync, writeFileSync } from "node:fs";
import { inProject } from "../../project.js";
import { misheardLimits } from "./checkRecordings.js";
import { readManifest } from "../files.js";
import { pronunciation } from "../speaking/pieces.js";
import { respellings } from "../speaking/recipe.js";

const page = inProject("docs/voices.md");
const START = "<!-- figures: written by npm run voices -->";
const END = "<!-- end of figures -->";

/**
 * Writes the figures of every recording into docs/voices.md.
 * @param {import("../clips.js").Clip[]} clips
 */
export function writeReport(clips) {
  const [before = "", rest = ""] = readFileSync(page, "utf8").split(START);
  const [, after = ""] = rest.split(END);
  const languages = [...new Set(clips.map(({ language }) => language))];
  const parts = languages.map((language) =>
    inLanguage(
      language,
      clips.filter((clip) => clip.language === language),
    ),
  );
  writeFileSync(page, [before, START, "\n\n", parts.join("\n"), END, after].join(""));
}

/**
 * @param {import("../files.js").Language} language
 * @param {import("../clips.js").Clip[]} clips
 */
function inLanguage(language, clips) {
  const entries = clips.flatMap(({ folder, name }) => {
    const entry = readManifest(folder)[language]?.[name];
    return entry ? [{ ...entry, name }] : [];
  });
  const total = {
    minutes: sum(entries.map(({ seconds }) => seconds)) / 60,
    megabytes: sum(entries.map(({ bytes }) => bytes)) / 1e6,
    words: sum(entries.map(({ check }) => check?.words ?? 0)),
    errors: sum(entries.map(({ check }) => check?.errors ?? 0)),
    checked: entries.filter(({ check }) => check).length,
  };
  const rows = entries.map(({ name, seconds, loudness, peak, bytes, check }) =>
    row([
      name,
      seconds.toFixed(1),
      loudness.toFixed(1),
      peak.toFixed(1),
      (bytes / 1000).toFixed(0),
      check ? percent(check.errors, check.words) : "not checked",
      check?.misheard.join("; ") ?? "",
    ]),
  );
  const said = clips.flatMap(({ script }) => respellings(language, script));
  const unique = [...new Map(said.map(([written = "", how = ""]) => [written, how]))];
  return `### ${language}

Voice: ${[...new Set(entries.map(({ voice }) => voice))].join("; ")}. ${total.minutes.toFixed(1)} minutes, ${total.megabytes.toFixed(2)} MB. ${total.words > 0 ? `Words misheard: ${percent(total.errors, total.words)}, in ${total.checked} of ${entries.length} recordings heard` : "Not heard by Whisper yet"}; allowed are ${misheardLimits[language]} % in one recording.

${row(["recording", "seconds", "LUFS", "peak dB", "kB", "misheard", "script → heard"])}
${row(["---", "--:", "--:", "--:", "--:", "--:", "---"])}
${rows.join("\n")}

Respelt: ${unique.map(([written, how]) => `${written} (${explained(language, written, how)})`).join(", ") || "nothing"}.
`;
}

/**
 * @param {import("../files.js").Language} language
 * @param {string} written
 * @param {string} how
 */
function explained(language, written, how) {
  const isName = Object.hasOwn(pronunciation[language].names, written);
  return `${how === "it" ? "as in Italian" : how}${isName ? "; a name" : ""}`;
}

/** @param {string[]} cells */
const row = (cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;

/** @param {number[]} values */
const sum = (values) => values.reduce((total, value) => total + value, 0);

/**
 * @param {number} part
 * @param {number} whole
 */
const percent = (part, whole) => `${((part / whole) * 100).toFixed(1)} %`;
