import { expect, test } from "vitest";
import { labelsFor } from "../../tactile/model/label.ts";
import { unwrittenInItalian } from "./unwrittenInItalian.ts";

test.each([
  ["a letter, as it was written", "es", "Þór", "in «Þór» il carattere «Þ» non ha un segno"],
  [
    "a word",
    "de",
    "Donaudampfschifffahrtsgesellschaft",
    "la parola «donaudampfschifffahrtsgesellschaft» è più lunga",
  ],
  ["a title of nothing", "fr", " \u00AD", "in francese: il titolo è vuoto"],
] as const)("a label that cannot be written names %s", (_, language, title, words) => {
  const [label] = labelsFor([[language, title]]).unwritable;
  expect(unwrittenInItalian(label!)).toContain(words);
});
