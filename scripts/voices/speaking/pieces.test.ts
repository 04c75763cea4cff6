import { expect, it } from "vitest";
import { stretches } from "../../../src/i18n/markedText.ts";
import { namesUsed, splitIntoPieces } from "./pieces.js";

const list = { "Dosso Dossi": "it", Dosso: "it", Ovid: "/ˈɑvɪd/", Moses: "Mozes", "C.": "it" };

it.each<[what: string, text: string, said: string[]]>([
  ["nothing to respell", "He sits.", ["en He sits."]],
  ["a marked word", "A <it>lira</it> lies there.", ["en A ", "it lira", "en  lies there."]],
  ["a name, the longer one first", "By Dosso Dossi.", ["en By ", "it Dosso Dossi", "en ."]],
  ["phonemes", "Ovid’s nymph.", ["/ˈɑvɪd/", "en ’s nymph."]],
  ["a respelling", "Moses climbs.", ["en Mozes", "en  climbs."]],
  ["a name inside a word", "Ovidian, Dossosson.", ["en Ovidian, Dossosson."]],
])("%s", (_, text, said) => {
  const cut = splitIntoPieces(stretches(text), "en", list).filter(
    (piece) => !("words" in piece) || piece.words !== "",
  );
  expect(
    cut.map((piece) =>
      "words" in piece ? `${piece.language} ${piece.words}` : `/${piece.phonemes}/`,
    ),
  ).toEqual(said);
});

it("only the names that a text has concern its recording", () => {
  expect(namesUsed("Moses and Dosso Dossi, and Moses.", list)).toEqual(["Dosso Dossi", "Moses"]);
  expect(namesUsed("Nobody.", list)).toEqual([]);
  expect(namesUsed("Nobody.", {})).toEqual([]);
});
