import { safeParse } from "valibot";
import { describe, expect, it } from "vitest";
import { slugify } from "./slugify.ts";
import {
  longest,
  longestEasyParagraph,
  longestSentence,
  longestSide,
  mostMakers,
  wordBounds,
  workCenturies,
  workNumbers,
  workYears,
} from "./limits.ts";
import { proofreadAloud, proofreadWork } from "../proofreading/proofread.ts";
import type { Remark } from "../proofreading/remark.ts";
import { museumSchema, workWordsSchema, type WorkWords } from "./schema.ts";

const letters = (count: number) => "a".repeat(count);

describe("the reader takes what reaches a limit, and nothing beyond", () => {
  it.each<[what: string, within: object, beyond: object]>([
    ["a line", { title: letters(longest.line) }, { title: letters(longest.line + 1) }],
    ["a text", { note: letters(longest.text) }, { note: letters(longest.text + 1) }],
    ["an address", { slug: letters(longest.address) }, { slug: letters(longest.address + 1) }],
    ["makers", makers(mostMakers), makers(mostMakers + 1)],
    ["the first number", { id: workNumbers.first }, { id: workNumbers.first - 1 }],
    ["the last number", { id: workNumbers.last }, { id: workNumbers.last + 1 }],
    ["the first year", year(workYears.first), year(workYears.first - 1)],
    ["the last year", year(workYears.last), year(workYears.last + 1)],
    ["the first century", century(workCenturies.first), century(workCenturies.first - 1)],
    ["the last century", century(workCenturies.last), century(workCenturies.last + 1)],
    ["a side", { size: { height: longestSide } }, { size: { height: longestSide + 0.1 } }],
  ])("of %s", (_what, within, beyond) => {
    expect([isMuseum(within), isMuseum(beyond)]).toEqual([true, false]);
  });

  it("of a text in a language", () => {
    const written = [0, 1].map((more) => ({ short: letters(longest.text + more) }));
    const isTaken = written.map((each) => safeParse(workWordsSchema, each).success);
    expect(isTaken).toEqual([true, false]);
  });
});

it("makes no address that is longer than one may be", () => {
  expect(slugify(letters(longest.address + 1))).toHaveLength(longest.address);
});

describe("proofreading takes what reaches a limit, and names what goes beyond", () => {
  it.each<[what: string, rule: Remark["rule"], most: number, remarksOn: (of: number) => Remark[]]>([
    [
      "a spoken sentence",
      "longForTheEar",
      longestSentence.spoken,
      (of) => proofreadAloud([[`${words(of)}.`]], "it"),
    ],
    [
      "an easy sentence",
      "longToBeEasy",
      longestSentence.easy,
      (of) => remarksOn({ easy: [[`${words(of)}.`]] }),
    ],
    [
      "an easy paragraph",
      "longParagraph",
      longestEasyParagraph,
      (of) => remarksOn({ easy: [Array.from({ length: of }, () => "Onda.")] }),
    ],
    ["a short text", "length", wordBounds.short[1], (of) => remarksOn({ short: words(of) })],
    [
      "a description",
      "length",
      wordBounds.description[1],
      (of) => remarksOn({ description: [words(of)] }),
    ],
  ])("%s", (_what, rule, most, remarks) => {
    const isNamed = [most, most + 1].map((of) => remarks(of).some((each) => each.rule === rule));
    expect(isNamed).toEqual([false, true]);
  });
});

function isMuseum(work: object) {
  const works = [{ slug: "onda", id: 1, title: "Onda", ...work }];
  return safeParse(museumSchema, { format: 2, name: "M", languages: ["it"], works }).success;
}

function makers(count: number) {
  return { makers: Array.from({ length: count }, () => ({ name: "Ada" })) };
}

const year = (number: number) => ({ date: { year: number } });
const century = (number: number) => ({ date: { century: number } });
const words = (count: number) => Array.from({ length: count }, () => "onda").join(" ");
const remarksOn = (said: WorkWords) =>
  proofreadWork({ slug: "onda", id: 1, title: "Onda" }, said, "it");
