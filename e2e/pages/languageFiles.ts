import { readFileSync } from "node:fs";
import { builtVersions, wordsBeside } from "../../scripts/checks/builtPages.js";
import { site } from "../../scripts/project.js";
import { defaultLanguage } from "../../src/i18n/languages.ts";

/** The files with the words of a page in a language, as the page itself lists them. */
export function languageFiles(address: string, language: string): string[] {
  const page = builtVersions().find(({ asked }) => asked === askedIn(address, language));
  // The site speaks Italian alone.
  if (!page) return [];
  const html = readFileSync(`${site}/${page.file}`, "utf8");
  return wordsBeside(html)[language]?.toSorted() ?? [];
}

function askedIn(address: string, language: string) {
  return language === defaultLanguage ? address : `${address}?lang=${language}`;
}
