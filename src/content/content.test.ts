import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { messagesIn, tourMessagesIn } from "../i18n/messagesIn.ts";
import { flags } from "../i18n/flags.ts";
import { languages } from "../i18n/languages.ts";
import { collectionOf } from "./collectionOf.ts";
import type { AudioDescription, Work, WorkWords } from "./museum.ts";
import { museums } from "./museums.ts";
import { examplePartners, supporters } from "./partners.ts";
import { proofreadTour, proofreadWork } from "./proofread.ts";

const visits = await Promise.all(
  Object.keys(museums).flatMap((museum) =>
    languages.map(async (language) => {
      const { works, tour } = await collectionOf(museum, language);
      const messages = await messagesIn[language]();
      const tourMessages = await tourMessagesIn[language]();
      return { museum, language, works, tour, messages, tourMessages };
    }),
  ),
);

describe.each(visits)(
  "$museum in $language",
  ({ works, tour, messages, tourMessages, language }) => {
    it.each(works)("$slug is well said", async (work) => {
      expect(proofreadWork(work, await work.words(), messages, language)).toEqual([]);
    });

    it("the tour is well said", async () => {
      expect(
        proofreadTour(await tour.scripts(), tour.stops, tourMessages, messages, language),
      ).toEqual([]);
    });

    it("no two works share a title", () => {
      expect(shared(works.map(({ translation }) => translation))).toEqual([]);
    });
  },
);

describe.each(visits.filter(({ language }) => language === "en"))(
  "$museum",
  ({ museum, works, tour }) => {
    it("has addresses that can be read aloud, and none twice", () => {
      expect([museum, ...works.map(({ slug }) => slug)].join(" ")).toMatch(/^[a-z -]+$/);
      expect(works.every(({ id }) => Number.isInteger(id) && id > 0)).toBe(true);
      for (const key of ["id", "inventory", "title"] as const)
        expect(shared(works.map((work) => work[key])), key).toEqual([]);
    });

    it("stops at each work of its tour once", () => {
      expect(tour.stops.length).toBeGreaterThan(0);
      expect(shared(tour.stops.map(({ slug }) => slug))).toEqual([]);
    });

    it.each(works)("$slug has facts and a picture of that shape", (work) => {
      const { title, artist, inventory, room = "none", size, picture } = work;
      const credit = picture.kind === "photograph" ? picture.credit : "ours";
      const facts = { title, artist, inventory, room, credit };
      expect(Object.entries(facts).filter(([, fact]) => fact.trim() === "")).toEqual([]);
      expect(Math.min(size.height, size.width)).toBeGreaterThan(0);
      expect(problemsOf(picture.src, picture)).toEqual([]);
    });
  },
);

it("no two partners share an id, each has its logo, and an example is called one", () => {
  const partners = [...supporters, ...examplePartners];
  expect(shared(partners.map(({ id }) => id))).toEqual([]);
  expect(partners.flatMap(({ logo }) => problemsOf(logo))).toEqual([]);
  expect(examplePartners.filter(({ name }) => !name.includes("Esempio"))).toEqual([]);
});

it("each language has a flag", () => {
  expect(Object.values(flags).flatMap((flag) => problemsOf(flag))).toEqual([]);
  expect(shared(Object.values(flags))).toEqual([]);
});

describe("proofreading finds", async () => {
  const { works, tour, messages, tourMessages } = visits.find(
    ({ museum, language }) => museum === "galleria-borghese" && language === "en",
  )!;
  const picture = { kind: "illustration", src: "", width: 1, height: 1, sources: [] } as const;
  const work: Work = { ...works[0]!, picture };
  const words = await works[0]!.words();
  const good = { ...words, alt: "Illustration, not the painting: a lyre." };
  const noSides: Partial<AudioDescription> = { path: ["He sits."], light: ["It is dark."] };
  const scripts = await tour.scripts();
  const [firstStop] = tour.stops;

  it.each<[complaint: string, wrong: Partial<WorkWords>]>([
    ["empty", { alt: "" }],
    ["of another picture than the illustration", { alt: "Apollo plays." }],
    ["marks where none can be", { alt: `${good.alt} A <it>lira</it>.` }],
    ["the short description has 2 words, not 30 to 60", { short: "Apollo plays." }],
    ["the description has 2 words", { description: ["Apollo plays."] }],
    ["another language’s typography", { short: `${good.short} A "title".` }],
    ["a mark that is none", { short: `${good.short} <it>lira.` }],
    ["a mark that is none", { short: `${good.short} <la>lyra</la>.` }],
    ["its own language marked as foreign", { short: `${good.short} <en>Lyre</en>.` }],
    ["a space too many", { short: `${good.short}  Twice.` }],
    [`The label does not say “${work.artist}”`, spoken({ label: ["Untitled."] })],
    ["the audio description has", spoken({ path: ["Apollo sits."] })],
    ["too long for the ear", spoken({ subject: `${"very ".repeat(17)}long.` })],
    ["not in words", spoken({ size: ["It is 191 centimetres high."] })],
    ["not in words", spoken({ size: ["It is two hundred cm high."] })],
    ["a Roman numeral", spoken({ size: ["It hangs in room III."] })],
    ["no full stop", spoken({ subject: "Apollo plays" })],
    ["more than one sentence", spoken({ subject: "“I play.” He rests." })],
    ["eyes or praise", spoken({ subject: "As you can see, Apollo plays." })],
    ["eyes or praise", spoken({ subject: "A beautiful god plays." })],
    ["`namesSides` does not fit", spoken({ ...noSides, namesSides: true })],
  ])("%s", (complaint, wrong) => {
    const complaints = proofreadWork(work, { ...good, ...wrong }, messages, "en");
    expect(complaints.join("\n")).toContain(complaint);
  });

  it.each<[complaint: string, wrong: Partial<Work>]>([
    ["no workshop named", { hand: "workshop" }],
    ["The label does not say “Someone Else”", { artist: "Someone Else" }],
    [
      "of another picture than the photograph",
      { picture: { ...picture, kind: "photograph", sources: [], credit: "The museum" } },
    ],
  ])("%s", (complaint, wrong) => {
    const complaints = proofreadWork({ ...work, ...wrong }, good, messages, "en");
    expect(complaints.join("\n")).toContain(complaint);
  });

  it("a tour that forgets a word, a stop’s name or its measure", () => {
    const wrong = {
      ...scripts,
      introduction: [["Welcome: this plays by itself."]] as const,
      steps: { ...scripts.steps, [firstStop!.slug]: [["Stop one."]] as const },
    };
    const complaints = proofreadTour(wrong, tour.stops, tourMessages, messages, "en").join("\n");
    expect(complaints).toContain("an introduction of 2 seconds");
    expect(complaints).toContain("The introduction does not say “Repeat”");
    expect(complaints).toContain("The introduction does not say “Play”");
    expect(complaints).toContain(`does not say “${firstStop!.artist}”`);
    expect(complaints).toContain("does not say “stop one of");
  });

  function spoken(wrong: Partial<AudioDescription>): Partial<WorkWords> {
    return { audio: { ...good.audio, ...wrong } };
  }
});

/** Values that occur more than once. */
function shared(values: readonly unknown[]) {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** The content security policy refuses inline styles and scripts, so a drawing has none. */
function problemsOf(src: string, shape?: { width: number; height: number }) {
  if (!src.endsWith(".svg")) return [];
  const drawing = readFileSync(decodeURI(src).replace(/^\//, ""), "utf8");
  const { width, height } = shape ?? { width: "\\d+", height: "\\d+" };
  const size = new RegExp(`^<svg [^>]*width="${width}" height="${height}"`);
  return [
    ...(/<(style|script|text|image|a)\b|\s(style|on\w+)=|href="(?!#)/.test(drawing)
      ? [`${src} has a style, a script, a text or a link in it`]
      : []),
    ...(size.test(drawing) ? [] : [`${src} does not begin with <svg … ${width} × ${height}`]),
  ];
}
