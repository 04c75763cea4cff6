import { describe, expect, it } from "vitest";
import { stretches } from "../i18n/markedText.ts";
import { messagesIn, tourMessagesIn } from "../i18n/messagesIn.ts";
import { museumOf } from "./fixtures/museumOf.ts";
import { gapsIn } from "./publishing/gapsIn.ts";
import { proofreadTour, proofreadWork } from "./proofreading/proofread.ts";
import { remarkInEnglish, proofreadMuseum } from "./proofreading/proofreadMuseum.ts";
import type { AudioDescription, WorkFacts, WorkWords } from "./schema/schema.ts";

const borghese = await museumOf("galleria-borghese");

describe("the Galleria Borghese", () => {
  it("is well said", async () => {
    expect(await proofreadMuseum(borghese)).toEqual([]);
  });

  it.each(Object.entries(borghese.words))(
    "in %s, a foreign word that is marked somewhere is marked wherever it is said",
    (_, words) => {
      const said = textsIn(words).flatMap(stretches);
      const foreign = new Set(said.flatMap((part) => (part.language ? [part.words] : [])));
      const own = said.flatMap((part) => (part.language ? [] : [part.words]));
      const unmarked = own.filter((text) => [...foreign].some((word) => hasWord(text, word)));
      expect(unmarked).toEqual([]);
    },
  );

  it("lacks nothing but films and the rooms of four works", () => {
    const rooms = {
      what: "a room",
      works: ["rinaldo-e-armida", "andromeda", "primavera", "autunno"],
    };
    const films = { what: "a film in a sign language", works: { length: 6 } };
    expect(gapsIn(borghese)).toMatchObject([films, rooms]);
  });
});

describe("proofreading finds", async () => {
  const [work] = borghese.facts.works as [WorkFacts];
  const { works, tour } = borghese.words.en!;
  const good = { ...works["apollo"]!, alt: "Illustration, not the painting: a lyre." };
  const noSides: Partial<AudioDescription> = { path: ["He sits."], light: ["It is dark."] };
  const messages = await messagesIn.en();
  const tourMessages = await tourMessagesIn.en();

  it.each<[complaint: string, wrong: Partial<WorkWords>]>([
    ["empty", { alt: "" }],
    ["does not begin as that of an illustration does", { alt: "Apollo plays." }],
    ["marks where none can be", { alt: `${good.alt} A <it>lira</it>.` }],
    ["the short description has 2 words, not 30 to 60", { short: "Apollo plays." }],
    ["the description has 2 words", { description: ["Apollo plays."] }],
    ["another language’s typography", { short: `${good.short} A "title".` }],
    ["a mark that is none", { short: `${good.short} <it>lira.` }],
    ["a mark that is none", { short: `${good.short} <la>lyra</la>.` }],
    ["its own language marked as foreign", { short: `${good.short} <en>Lyre</en>.` }],
    ["a space too many", { short: `${good.short}  Twice.` }],
    ["The label does not say “Dosso Dossi”", spoken({ label: ["Untitled."] })],
    ["the audio description has", spoken({ path: ["Apollo sits."] })],
    ["too long for the ear", spoken({ subject: `${"very ".repeat(17)}long.` })],
    ["not in words", spoken({ size: ["It is 191 centimetres high."] })],
    ["not in words", spoken({ size: ["It is two hundred cm high."] })],
    ["a Roman numeral", spoken({ size: ["It hangs in room III."] })],
    ["no full stop", spoken({ subject: "Apollo plays" })],
    ["more than one sentence", spoken({ subject: "“I play.” He rests." })],
    ["eyes or praise", spoken({ subject: "As you can see, Apollo plays." })],
    ["eyes or praise", spoken({ subject: "A beautiful god plays." })],
    ["neither left nor right is said", spoken({ ...noSides, namesSides: true })],
    ["the touch guide of the emblem has 2 words, not 120 to 180", touched("Move up.")],
    ["the touch guide of the composition has 2 words", { touchComposition: [["Move up."]] }],
    ["eyes or praise", touched("Look at the relief.")],
    ["too long for the ear", touched(`Move ${"very ".repeat(17)}slowly.`)],
    ["not in words", touched("The relief is 3 fingers wide.")],
    ["a space too many", touched("Move  up.")],
    ["easy to read has 2 words", { easy: [["Apollo plays."]] }],
    ["too long to be easy", easy(`Apollo ${"very ".repeat(14)}slowly plays.`)],
    ["more than one idea", easy("Apollo, a god, plays.")],
    ["hard signs", easy("Apollo (a god) plays.")],
    ["hard signs", easy("The picture is 191 cm high.")],
    ["a Roman numeral", easy("Alfonso II plays.")],
    ["no full stop", easy("Apollo plays")],
    ["more than one sentence", easy("Apollo plays. He sits.")],
    ["a paragraph that is too long", { easy: [Array.from({ length: 8 }, () => "Apollo plays.")] }],
  ])("%s", (complaint, wrong) => {
    const complaints = proofreadWork(work, { ...good, ...wrong }, "en").map(remarkInEnglish);
    expect(complaints.join("\n")).toContain(complaint);
  });

  it.each<[complaint: string, wrong: Partial<WorkFacts>]>([
    ["the workshop is not named", { makers: [{ name: "Dosso Dossi", hand: "workshop" }] }],
    ["the workshop is not named", { makers: [{ name: "Dosso Dossi", hand: "workshopOf" }] }],
    ["the workshop is not named", { makers: [{ name: "Dosso Dossi", hand: "withWorkshop" }] }],
    ["The label does not say “Someone Else”", { makers: [{ name: "Someone Else" }] }],
    [
      "begins as that of an illustration does",
      { picture: { kind: "photograph", file: "apollo.jpg", credit: "The museum" } },
    ],
  ])("%s", (complaint, wrong) => {
    const complaints = proofreadWork({ ...work, ...wrong }, good, "en").map(remarkInEnglish);
    expect(complaints.join("\n")).toContain(complaint);
  });

  it("a tour that forgets a word, a stop’s name or its measure", () => {
    const wrong = {
      ...tour!,
      introduction: [["Welcome: this plays by itself."]],
      steps: { ...tour!.steps, apollo: [["Stop one."]] },
    };
    const stops = [{ facts: work, title: "Apollo" }];
    const complaints = proofreadTour(wrong, stops, tourMessages, messages, "en")
      .map(remarkInEnglish)
      .join("\n");
    expect(complaints).toContain("an introduction of 2 seconds");
    expect(complaints).toContain("The introduction does not say “Repeat”");
    expect(complaints).toContain("The introduction does not say “Play”");
    expect(complaints).toContain("does not say “Dosso Dossi”");
    expect(complaints).toContain("does not say “stop one of");
  });

  function spoken(wrong: Partial<AudioDescription>): Partial<WorkWords> {
    return { audio: { ...good.audio!, ...wrong } };
  }
});

/** What is read and heard of a museum. Titles, `alt` and lists of names have no marks. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) =>
    /^(?:title|alt|names|\$schema)$/.test(key) ? [] : textsIn(inside),
  );
}

/** In Spanish “primavera” is a word of its own, and “Primavera” an Italian title. */
function hasWord(text: string, word: string) {
  return new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "u").test(text);
}

function touched(sentence: string): Partial<WorkWords> {
  return { touchEmblem: [[sentence]] };
}

function easy(sentence: string): Partial<WorkWords> {
  return { easy: [[sentence]] };
}
