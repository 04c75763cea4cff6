import { expect, test } from "vitest";
import type { SpeechResult } from "../../../src/platform/speech/hearing.ts";
import { showings } from "./showings.js";

const sentences = [
  { end: 2, text: "Apollo follows Daphne." },
  { end: 5, text: "She becomes a tree in 1622." },
];

test.each([
  ["in an interim", [shown(3, 0, said("Apollo follows Daphne"))], [1, undefined]],
  [
    "first in an interim, then for good",
    [shown(3, 0, said("apollo follows Daphne")), shown(4, 0, final("Apollo follows Daphne."))],
    [1, undefined],
  ],
  [
    "in what follows a final",
    [
      shown(3.5, 0, final("Apollo follows Daphne.")),
      shown(7, 1, said("She becomes a tree in sixteen")),
    ],
    [1.5, undefined],
  ],
  [
    "after another word was shown instead",
    [shown(3, 0, said("Apollo follows deafness")), shown(6, 0, final("Apollo follows Daphne"))],
    [4, undefined],
  ],
  [
    "as a number",
    [shown(3, 0, final("Apollo follows Daphne")), shown(6, 1, final("She becomes a tree in 1622"))],
    [1, 1],
  ],
])("a word that is shown %s", (_, noted, delays) => {
  expect(showings(noted, sentences, (heard) => heard)).toEqual(delays);
});

function shown(at: number, from: number, ...results: SpeechResult[]) {
  return { at, news: { type: "resultsChanged" as const, from, results } };
}

function said(text: string): SpeechResult {
  return { text, isFinal: false, confidence: 0 };
}

function final(text: string): SpeechResult {
  return { text, isFinal: true, confidence: 1 };
}
