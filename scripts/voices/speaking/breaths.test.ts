import { expect, it } from "vitest";
import { groupIntoBreaths } from "./breaths.js";

it.each<[what: string, lengths: string, breaths: string]>([
  ["sentences that go together are one breath", "50 50 50", "50 50 50"],
  ["a breath is not too long", "100 100 100", "100 100 | 100"],
  ["a sentence too long for company stays alone", "300 100", "300 | 100"],
  ["a new paragraph is a new breath", "80 80 / 80 80", "80 80 | 80 80"],
  ["a short paragraph takes the next along", "20 20 / 80", "20 20 80"],
  ["a short end goes with what is before it", "80 80 / 20", "80 80 20"],
  ["a short text is one breath", "20", "20"],
])("%s", (_, lengths, expected) => {
  const sentences = lengths.split(" / ").flatMap((paragraph) =>
    paragraph.split(" ").map((length, place) => ({
      phonemes: "a".repeat(Number(length)),
      startsParagraph: place === 0,
    })),
  );
  const said = groupIntoBreaths(sentences).map((breath) =>
    breath.map(({ phonemes }) => phonemes.length).join(" "),
  );
  expect(said.join(" | ")).toBe(expected);
});
