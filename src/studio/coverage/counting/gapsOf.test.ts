import { describe, expect, it } from "vitest";
import { coverageOf } from "./coverageOf.ts";
import { draftOf, whole } from "../fixtures/draftOf.ts";
import { gapsOf } from "./gapsOf.ts";

const museum = { works: ["fontana", "vasca"] };
const vasca = { "works/vasca": { id: 2, title: "Vasca" } };
const textsOf = (...draft: Parameters<typeof draftOf>) =>
  gapsOf(coverageOf(draftOf(...draft))).map(({ text }) => text);

describe("what is missing", () => {
  it("comes in the order in which visitors would miss it", () => {
    expect(textsOf(vasca, museum)).toEqual([
      "Non c’è ancora un percorso",
      "2 opere su 2 senza titolo tradotto in inglese",
      "2 opere su 2 senza testo da leggere in italiano e inglese",
      "2 opere su 2 senza testo breve in italiano e inglese",
      "2 opere su 2 senza audiodescrizione in italiano e inglese",
      "2 opere su 2 senza testo con parole semplici in italiano e inglese",
      "2 opere su 2 senza immagine",
      "2 opere su 2 senza film in lingua dei segni",
      "2 opere su 2 senza modello tattile",
      "2 opere su 2 senza autore",
      "2 opere su 2 senza data",
      "2 opere su 2 senza tecnica",
      "2 opere su 2 senza misure",
      "2 opere su 2 senza sala",
      "2 opere su 2 senza numero d’inventario",
    ]);
  });

  it("is told of each language apart where other works lack it, with where to begin", () => {
    const gaps = gapsOf(
      coverageOf(
        draftOf(
          {
            ...vasca,
            "it/fontana": { audio: whole },
            "it/vasca": { audio: whole },
            "en/fontana": { audio: whole },
          },
          museum,
        ),
      ),
    );
    expect(gaps).toContainEqual({
      text: "Un’opera su 2 senza audiodescrizione in inglese",
      to: "opere/vasca/en#parte-audio",
      begin: { says: "apri", title: "Vasca" },
    });
    expect(gaps).toContainEqual({
      text: "2 opere su 2 senza registrazione dell’audiodescrizione in italiano",
      to: "voci/it/fontana",
      begin: { says: "comincia da", title: "Fontana" },
    });
  });

  const table: [what: string, text: string, documents: Record<string, object>][] = [
    [
      "an audio description that is begun",
      "Un’opera su 2 con l’audiodescrizione a metà in italiano",
      { "it/fontana": { audio: { label: ["La."] } } },
    ],
    [
      "a translation older than its original",
      "Un’opera su 2 con testi da aggiornare in inglese",
      {
        "it/fontana": { short: "Due." },
        "en/fontana": { short: "One." },
        "from/en/fontana": { short: "Una." },
      },
    ],
    [
      "a picture that nobody has described",
      "Un’opera su 2 con l’immagine senza alternativa testuale in italiano e inglese",
      {
        "works/vasca": { id: 2, title: "", picture: { kind: "illustration", file: "v.svg" } },
        "file/pictures/v.svg": { sha256: "a", bytes: 1 },
      },
    ],
    ["a title", "Un’opera su 2 senza titolo", { "works/vasca": { id: 2, title: "" } }],
  ];
  it.each(table)("names %s", (_, text, documents) => {
    expect(textsOf({ ...vasca, ...documents }, museum)).toContain(text);
  });

  it("tells of a tour that is begun, and of recordings that a whole one lacks", () => {
    const script = [["Una."]];
    const parts = {
      introduction: script,
      introductionByButtons: script,
      help: script,
      helpByButtons: script,
      notRecognised: script,
      completed: script,
      cannotGoBack: script,
    };
    const texts = textsOf(
      {
        ...vasca,
        "it/tour": { ...parts, steps: { fontana: script } },
        "en/tour": parts,
        "file/recordings/it/tour-fontana.mp3": { sha256: "a", bytes: 1 },
      },
      { ...museum, tour: ["fontana"] },
    );
    expect(texts[0]).toBe(
      "Il percorso è a metà in inglese e non si può ancora fare: manca la tappa «Fontana»",
    );
    expect(texts).toContain("Al percorso in italiano mancano 7 registrazioni su 8");
    expect(texts).not.toContain("Non c’è ancora un percorso");
  });

  it("names no language where there is one", () => {
    const texts = textsOf({}, { languages: ["it"], tour: ["fontana"] });
    expect(texts.slice(0, 2)).toEqual([
      "Il percorso non ha ancora parole",
      "L’opera è senza testo da leggere",
    ]);
    expect(texts.join()).not.toContain("italiano");
  });

  it("is nothing in a museum without works: there is nothing yet that could lack something", () => {
    expect(textsOf({}, { works: [] })).toEqual([]);
  });
});
