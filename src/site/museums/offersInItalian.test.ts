import { describe, expect, it } from "vitest";
import type { MuseumSummary } from "../../catalogue/museumSummary.ts";
import { offersInItalian } from "./offersInItalian.ts";

const blind = "Per chi non vede o vede poco";
const deaf = "Per chi non sente o sente poco";
const read = "Da leggere";
const captions = "Trascrizione in tempo reale di chi guida";

describe("of a museum it is told", () => {
  it.each<[what: string, museum: Partial<MuseumSummary>, told: Record<string, string[]>]>([
    ["that every guide is transcribed, and no more of one that has nothing yet", {}, {}],
    [
      "what it has in all of its languages",
      { has: { audio: whole(6), tour: whole(3), touch: whole(2), easy: whole(6) } },
      {
        [blind]: [
          "Audiodescrizioni di 6 opere",
          "Visita con guida vocale, 3 tappe",
          "Guide tattili di 2 opere",
        ],
        [read]: ["Con parole semplici, 6 opere"],
      },
    ],
    [
      "in which languages, where it is not all of them",
      { has: { audio: { count: 6, languages: ["it", "en"], partly: [] } } },
      { [blind]: ["Audiodescrizioni di 6 opere, in italiano e inglese"] },
    ],
    [
      "in which languages only some of it",
      { has: { description: { count: 6, languages: ["it"], partly: ["en", "fr"] } } },
      { [read]: ["Descrizioni di 6 opere, in italiano; in parte in inglese e francese"] },
    ],
    [
      "that there is one of each",
      {
        has: {
          audio: whole(1),
          tour: whole(1),
          touch: whole(1),
          description: whole(1),
          easy: whole(1),
        },
        films: [{ name: "Segni internazionali (IS)", works: 1 }],
      },
      {
        [blind]: [
          "Audiodescrizione di un’opera",
          "Visita con guida vocale, una tappa",
          "Guida tattile di un’opera",
        ],
        [deaf]: [captions, "Filmato di un’opera in segni internazionali (IS)"],
        [read]: ["Descrizione di un’opera", "Con parole semplici, un’opera"],
      },
    ],
    [
      "which sign languages its films are in",
      { films: [{ name: "Lingua dei segni italiana (LIS)", works: 4 }] },
      { [deaf]: [captions, "Filmati di 4 opere in lingua dei segni italiana (LIS)"] },
    ],
  ])("%s", (_, museum, told) => {
    const offers = offersInItalian({
      slug: "museo",
      name: "Museo",
      languages: ["it", "en", "fr"],
      works: 6,
      has: {},
      films: [],
      ...museum,
    });
    expect(Object.fromEntries(offers.map(({ who, what }) => [who, what]))).toEqual({
      [deaf]: [captions],
      ...told,
    });
  });
});

function whole(count: number) {
  return { count, languages: ["it", "en", "fr"] as const, partly: [] };
}
