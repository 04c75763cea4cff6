/**
 * Asks liblouis how it writes the words of `hardWords.json`, for `brailleOf.test.ts` to compare:
 * `apt-get install liblouis-bin liblouis-data`, then `node liblouis.mjs`. Made with 3.24.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

/** @type {Record<import("../../i18n/languages.ts").Language, string>} */
const tables = {
  en: "en-ueb-g1.ctb",
  fr: "fr-bfu-comp6.utb",
  de: "de-g0.utb",
  it: "it-it-comp6.utb",
  // Not Es-Es-G0.utb: that is computer Braille of eight dots.
  es: "es-g1.ctb",
};

/** @type {{ titles: Record<string, string[]>, names: string[], words: Record<string, string[]>, differences: { language: string, text: string }[] }} */
const lists = JSON.parse(readFileSync(new URL("hardWords.json", import.meta.url), "utf8"));

const answers = Object.entries(tables).map(([language, table]) => {
  const texts = [
    ...(lists.titles[language] ?? []),
    ...lists.names,
    ...(lists.words[language] ?? []),
    ...lists.differences.filter((word) => word.language === language).map((word) => word.text),
  ];
  return [
    language,
    Object.fromEntries(texts.map((text) => [text, translate(prepareText(text, language), table)])),
  ];
});

writeFileSync(
  new URL("liblouis.json", import.meta.url),
  `${JSON.stringify(Object.fromEntries(answers), null, 2)}\n`,
);

/** @param {string} text @param {string} table */
function translate(text, table) {
  const { status, stdout, stderr } = spawnSync(
    "lou_translate",
    ["--forward", `unicode.dis,${table}`],
    { input: `${text}\n`, encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`lou_translate could not write “${text}”: ${stderr}`);
  return stdout.replace(/\n$/, "");
}

/**
 * Lower case, for our labels have no capital signs. liblouis takes ’ for a quotation mark, except
 * inside a word in English and French; and the Italian table has its hyphen on the soft hyphen.
 *
 * @param {string} text @param {string} language
 */
function prepareText(text, language) {
  const small = text.toLowerCase();
  const apostrophes = ["de", "it", "es"].includes(language) ? small.replaceAll("’", "'") : small;
  return language === "it" ? apostrophes.replaceAll("-", "\u00AD") : apostrophes;
}
