import { readFileSync, writeFileSync } from "node:fs";
import { inProject } from "../project.js";

/**
 * Writes the lines of a section of a document, which stands between `<!-- name -->` and
 * `<!-- /name -->`: figures that are kept by hand would not be those of the last run.
 * @param {string} document
 * @param {string} name
 * @param {string[]} lines
 */
export function writeSection(document, name, lines) {
  const path = inProject(document);
  const text = readFileSync(path, "utf8");
  const section = new RegExp(`(<!-- ${name} -->\n)[^]*?(<!-- /${name} -->)`);
  if (!section.test(text)) throw new Error(`${document} has no section “${name}”.`);
  writeFileSync(
    path,
    text.replace(section, (_, begin, end) => `${begin}\n${lines.join("\n")}\n\n${end}`),
  );
}
