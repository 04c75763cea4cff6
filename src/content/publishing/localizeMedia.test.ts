import { afterEach, describe, expect, it, vi } from "vitest";
import { captionOf } from "../../catalogue/captionOf.ts";
import { languages, type Language } from "../../i18n/languages.ts";
import { messagesIn } from "../../i18n/messagesIn.ts";
import { localizeMuseum } from "./localizeMuseum.ts";
import { mediaOf, museumOf } from "../fixtures/museumOf.ts";
import { narrationCredit, stripPhotoWord } from "./localizeMedia.ts";
import type { MuseumData } from "../reading/readMuseum.ts";

const maria = { reader: "Maria Rossi", date: "2026-11-17", permission: "2026-12-01" };

afterEach(() => vi.unstubAllEnvs());

it.each<[language: Language, said: string]>([
  ["en", "Read by Maria Rossi in November 2026."],
  ["fr", "Texte lu par Maria Rossi en novembre 2026."],
  ["de", "Gesprochen von Maria Rossi im November 2026."],
  ["it", "Legge Maria Rossi, novembre 2026."],
  ["es", "Leído por Maria Rossi en noviembre de 2026."],
])("who reads is said in %s", (language, said) => {
  expect(narrationCredit(maria, language)).toBe(said);
});

it("the month is that of the calendar, wherever the guide is published", () => {
  vi.stubEnv("TZ", "America/Los_Angeles");
  expect(narrationCredit({ ...maria, date: "2026-03-01" }, "en")).toContain("March 2026");
});

const borghese = await museumOf("galleria-borghese");

it("who reads a work is told in the visitor’s words, and only where a person reads", async () => {
  const museum = withNarrated("en/apollo", "en/tour-help");
  const { works, tour } = await localizeMuseum(museum, "en", mediaOf(museum));
  const by = "Read by Maria Rossi in November 2026.";
  expect(works[0]!.words.recordings["apollo"]).toMatchObject({ voice: "human", by });
  expect(tour!.recordings["tour-help"]).toMatchObject({ voice: "human", by });
  const others = [...works.slice(1).map(({ words }) => words), tour!]
    .flatMap(({ recordings }) => Object.entries(recordings))
    .filter(([name]) => name !== "tour-help");
  expect(others).toHaveLength(19);
  expect(others.filter(([, each]) => each.voice !== "synthetic" || "by" in each)).toEqual([]);
});

it("of a computer’s recording no reader is told, though a file names one", async () => {
  const museum = { ...borghese, narrations: { en: { apollo: maria } } };
  const { works } = await localizeMuseum(museum, "en", mediaOf(museum));
  expect(works[0]!.words.recordings["apollo"]).not.toHaveProperty("by");
});

it("a text that is there in Italian alone tells a German visitor in German who reads", async () => {
  const museum = withNarrated("it/apollo");
  const { apollo: _, ...others } = museum.words.de!.works;
  const untranslated = {
    ...museum,
    words: { ...museum.words, de: { ...museum.words.de!, works: others } },
  };
  const { works } = await localizeMuseum(untranslated, "de", mediaOf(museum));
  expect(works[0]!.words).toMatchObject({
    foreign: { script: "it" },
    recordings: { apollo: { by: "Gesprochen von Maria Rossi im November 2026." } },
  });
});

it.each(languages)(
  "a museum without readers is published as it always was, in %s",
  async (code) => {
    const { works, tour } = await localizeMuseum(borghese, code, mediaOf(borghese));
    expect(JSON.stringify({ works, tour })).not.toContain('"by"');
  },
);

describe("a credit says whose a photograph is, once", () => {
  it.each([
    ["Foto: Museo Civico", "Museo Civico"],
    ["FOTO : Museo Civico", "Museo Civico"],
    ["Fotografia: Maria Rossi", "Maria Rossi"],
    ["Fotografie – Maria Rossi", "Maria Rossi"],
    ["Foto di Maria Rossi", "Maria Rossi"],
    ["Foto © Museo Civico", "© Museo Civico"],
    ["ph. Maria Rossi", "Maria Rossi"],
    ["Crediti fotografici: Maria Rossi", "Maria Rossi"],
    ["Photograph: Jane Doe", "Jane Doe"],
    ["Photo by Jane Doe", "Jane Doe"],
    ["Photo credit: Jane Doe", "Jane Doe"],
    ["Photographie\u00A0: Jeanne Martin", "Jeanne Martin"],
    ["Crédit photo : Jeanne Martin", "Jeanne Martin"],
    ["Fotos: Anna Schmidt", "Anna Schmidt"],
    ["Foto von Anna Schmidt", "Anna Schmidt"],
    ["Bildnachweis: Anna Schmidt", "Anna Schmidt"],
    ["Fotografía: Juana Ruiz", "Juana Ruiz"],
    ["Fotografía de Juana Ruiz", "Juana Ruiz"],
  ])("%s", (credit, alone) => {
    expect(stripPhotoWord(credit)).toBe(alone);
  });

  it.each([
    "Museo Civico",
    "Foto Marburg",
    "Foto-Atelier Schmidt",
    "Fotografie di scavo",
    "Ph. Dupont",
    "Foto:",
    "©",
  ])("%s stays as it is", (credit) => {
    expect(stripPhotoWord(credit)).toBe(credit);
  });

  it.each(languages)("also what our own words for a photograph begin in %s", async (language) => {
    const messages = await messagesIn[language]();
    const picture = { kind: "photograph", credit: "Maria Rossi" };
    const caption = captionOf(messages, { picture } as Parameters<typeof captionOf>[1])!;
    expect(caption).not.toBe("Maria Rossi");
    expect(stripPhotoWord(caption)).toBe("Maria Rossi");
  });
});

/** The Galleria Borghese as if Maria Rossi had read these, such as `en/apollo`. */
function withNarrated(...recordings: string[]): MuseumData {
  const file = { bytes: 0, read: async () => new Uint8Array() };
  const files = new Map(borghese.files);
  for (const each of recordings) files.set(`narrated/${each}.mp3`, file);
  const narrations: Partial<Record<Language, Record<string, typeof maria>>> = {};
  for (const each of recordings) {
    const [language, name] = each.split("/") as [Language, string];
    narrations[language] = { ...narrations[language], [name]: maria };
  }
  return { ...borghese, files, narrations };
}
