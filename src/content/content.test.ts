import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { catalogues } from "../i18n/catalogues.ts";
import { languages } from "../i18n/languages.ts";
import type { AudioDescription, Work, WorkWords } from "./museum.ts";
import { museums } from "./museums.ts";
import { examplePartners, supporters } from "./partners.ts";
import { proofreadTour, proofreadWork } from "./proofread.ts";

const visits = await Promise.all(
  Object.entries(museums).flatMap(([slug, { load }]) =>
    languages.map(async (language) => ({
      slug,
      language,
      ...(await (
        await load()
      )(language)),
      messages: await catalogues[language](),
    })),
  ),
);

describe.each(visits)("$slug in $language", ({ works, tour, messages, language }) => {
  it.each(works)("$slug is well said", async (work) => {
    expect(proofreadWork(work, await work.words(), messages, language)).toEqual([]);
  });

  it("the tour is well said", async () => {
    expect(proofreadTour(await tour.words(), tour.stops, messages, language)).toEqual([]);
  });

  it("no two works share a number, an inventory number or a title", () => {
    for (const key of ["id", "inventory", "title", "translation"] as const) {
      expect(new Set(works.map((work) => work[key])).size, key).toBe(works.length);
    }
  });

  it.each(works)("$slug has its picture", ({ slug, id, picture }) => {
    expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(id).toBeGreaterThan(0);
    expect(problemsOf(picture.src)).toEqual([]);
  });
});

it("no two partners share an id, and each has its logo", () => {
  const partners = [...supporters, ...examplePartners];
  expect([supporters.length, examplePartners.length]).toEqual([2, 4]);
  expect(new Set(partners.map(({ id }) => id)).size).toBe(partners.length);
  for (const { name, logo } of partners) {
    expect(name).toMatch(/Esempio/);
    expect(problemsOf(logo)).toEqual([]);
  }
});

describe("proofreading finds", async () => {
  const { works, messages } = visits.find(({ language }) => language === "en")!;
  const work = works[0]!;
  const good = await work.words();

  it.each<[complaint: string, wrong: Partial<WorkWords>]>([
    ["empty", { alt: "" }],
    ["not that of a illustration", { alt: "Apollo plays." }],
    ["the short description has 2 words", { short: "Apollo plays." }],
    ["the description has 2 words", { description: ["Apollo plays."] }],
    ["another language’s quotes", { alt: `${good.alt} A "title".` }],
    ["a mark that is not closed", { short: `${good.short} <it>lira.` }],
    ["its own language marked as foreign", { short: `${good.short} <en>Lyre</en>.` }],
    ["a space too many", { short: `${good.short}  Twice.` }],
    ["does not begin with “Dosso Dossi”", spoken({ label: ["Apollo."] })],
    ["the audio description has", spoken({ path: ["Apollo sits."] })],
    ["too long for the ear", spoken({ subject: `${"very ".repeat(17)}long.` })],
    ["not in words alone", spoken({ size: ["It is 191 centimetres high."] })],
    ["a Roman numeral", spoken({ size: ["It hangs in room III."] })],
    ["no full stop", spoken({ subject: "Apollo plays" })],
    ["more than one sentence", spoken({ subject: "Apollo plays. He rests." })],
    ["eyes or praise", spoken({ subject: "As you can see, Apollo plays." })],
    ["eyes or praise", spoken({ subject: "A beautiful god plays." })],
    ["left and right", spoken({ path: ["Closest to us Apollo sits."] })],
  ])("%s", (complaint, wrong) => {
    const complaints = proofreadWork(work, { ...good, ...wrong }, messages, "en");
    expect(complaints.join("\n")).toContain(complaint);
  });

  it("a photograph with the words of an illustration", () => {
    const picture: Work["picture"] = {
      ...work.picture,
      kind: "photograph",
      sources: [],
      credit: "The museum",
    };
    expect(proofreadWork({ ...work, picture }, good, messages, "en").join("\n")).toContain(
      "not that of a photograph",
    );
  });

  it("a tour that forgets a word, a stop’s name or its measure", async () => {
    const { tour } = visits.find(({ language }) => language === "en")!;
    const said = await tour.words();
    const wrong = { ...said, introduction: [["Welcome."]], steps: { ...said.steps, apollo: [] } };
    const complaints = proofreadTour(wrong, tour.stops, messages, "en").join("\n");
    expect(complaints).toContain("The introduction takes about 1 seconds");
    expect(complaints).toContain("The introduction does not say “Repeat”");
    expect(complaints).toContain("The stop apollo does not say “Dosso Dossi”");
  });

  function spoken(wrong: Partial<AudioDescription>): Partial<WorkWords> {
    return { audio: { ...good.audio, ...wrong } };
  }
});

/** A drawing must work under the content security policy, which refuses inline styles and scripts. */
function problemsOf(src: string) {
  const file = src.replace(/^\//, "");
  if (!existsSync(file)) return [`${file} is not there`];
  if (!file.endsWith(".svg")) return [];
  const drawing = readFileSync(file, "utf8");
  return /^<svg\b/.test(drawing) && !/<style|\sstyle=|<script|\shref="(?!#)|<text/.test(drawing)
    ? []
    : [`${file} is not a plain drawing`];
}
