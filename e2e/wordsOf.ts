import { readFileSync } from "node:fs";
import { builtPages } from "../scripts/builtPages.js";
import { site } from "../scripts/project.js";
import { wordsBeside } from "../scripts/wordsBeside.js";

/** The files with the words of a page in a language, as its first script is told. */
export function wordsOf(address: string, language: string): string[] {
  const page = builtPages().find((built) => built.address === address);
  const html = readFileSync(`${site}/${page?.file}`, "utf8");
  return wordsBeside(html)[language]?.toSorted() ?? [];
}
