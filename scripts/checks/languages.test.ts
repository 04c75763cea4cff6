import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { defaultLanguage, languages } from "../../src/i18n/languages.ts";
import { inProject } from "../project.js";

const others = languages.filter((language) => language !== defaultLanguage);

// A style sheet cannot go through a list, so these two have a line for each language; without it
// nothing fails, and a visitor sees the page change once the app has come.
it.each(
  others.flatMap((language) => [
    [
      "src/visitor/language/LanguageOffer.css",
      `[data-offers="${language}"] .language-offer[data-sent="${language}"]`,
    ],
    [
      "src/visitor/welcome/LanguageScreen.css",
      `[data-speaks="${language}"] .language-picker > [data-offers="${language}"]`,
    ],
  ]),
)("%s has a line for %s", (file, line) => {
  expect(readFileSync(inProject(file), "utf8")).toContain(line);
});
