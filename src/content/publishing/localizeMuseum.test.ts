import { describe, expect, it } from "vitest";
import type { TouchGuide } from "../../catalogue/catalogue.ts";
import type { Language } from "../../i18n/languages.ts";
import { localizeMuseum } from "./localizeMuseum.ts";
import { mediaOf } from "../fixtures/museumOf.ts";
import type { MuseumData } from "../reading/readMuseum.ts";
import type { WorkWords } from "../schema/schema.ts";

const emblem = "models/apollo-emblem.svg";
const composition = "models/apollo-composition.svg";

describe("touch guides", () => {
  it.each<
    [
      what: string,
      files: string[],
      words: Partial<Record<Language, WorkWords>>,
      guides: TouchGuide[] | undefined,
    ]
  >([
    ["are not there without words", [emblem], { en: {} }, undefined],
    ["are not there without the model", [], { en: guide("touchEmblem", "Up.") }, undefined],
    [
      "are not there where the model is another one",
      [composition],
      { en: guide("touchEmblem", "Up.") },
      undefined,
    ],
    [
      "are in the visitor’s language where they can",
      [emblem],
      { it: guide("touchEmblem", "Su."), en: guide("touchEmblem", "Up.") },
      [{ kind: "emblem", script: [["Up."]] }],
    ],
    [
      "are in the first language in which they are written, which is told",
      [emblem],
      { fr: guide("touchEmblem", "En haut."), de: guide("touchEmblem", "Nach oben.") },
      [{ kind: "emblem", script: [["Nach oben."]], language: "de" }],
    ],
    [
      "are one for each model, each in a language of its own",
      [composition, emblem],
      { it: guide("touchEmblem", "Su."), en: guide("touchComposition", "Down.") },
      [
        { kind: "emblem", script: [["Su."]], language: "it" },
        { kind: "composition", script: [["Down."]] },
      ],
    ],
  ])("%s", async (_, files, words, guides) => {
    expect((await shown(files, words)).touch).toEqual(guides);
  });

  it("have the recording of the language in which they are written", async () => {
    const { recordings } = await shown(
      [
        emblem,
        composition,
        "recordings/it/touch-apollo-emblem.mp3",
        "recordings/en/touch-apollo-emblem.mp3",
        "narrated/en/touch-apollo-composition.mp3",
      ],
      { it: guide("touchEmblem", "Su."), en: guide("touchComposition", "Down.") },
    );
    expect(recordings).toMatchObject({
      "touch-apollo-emblem": { src: "/it/touch-apollo-emblem.mp3", voice: "synthetic" },
      "touch-apollo-composition": {
        src: "/en/touch-apollo-composition.mp3",
        voice: "human",
        by: "Read by Maria Rossi in November 2026.",
      },
    });
  });
});

it("a photograph is credited without a second “Photograph:”", async () => {
  const museum = museumWith([], {});
  const credit = "Foto: Museo Civico";
  museum.facts.works[0]!.picture = { kind: "photograph", file: "apollo.jpg", credit };
  const { works } = await localizeMuseum(museum, "en", mediaOf(museum));
  expect(works[0]!.work.picture).toMatchObject({ kind: "photograph", credit: "Museo Civico" });
});

it("a title is in the museum’s own language what its facts say, whatever its words say", async () => {
  const museum = museumWith([], { it: { title: "Orfeo" }, en: { title: "Orpheus" } });
  const said = async (language: Language) => {
    const { works } = await localizeMuseum(museum, language, mediaOf(museum));
    return works[0]!.work.translation;
  };
  expect(await said("it")).toBe("Apollo");
  expect(await said("en")).toBe("Orpheus");
  expect(await said("de")).toBe("Apollo");
});

function guide(key: "touchEmblem" | "touchComposition", sentence: string): WorkWords {
  return { [key]: [[sentence]] };
}

/** What a museum with these files says of its one work in English. */
async function shown(paths: string[], words: Partial<Record<Language, WorkWords>>) {
  const museum = museumWith(paths, words);
  const { works } = await localizeMuseum(museum, "en", mediaOf(museum));
  return works[0]!.words;
}

function museumWith(paths: string[], words: Partial<Record<Language, WorkWords>>): MuseumData {
  const file = { bytes: 0, read: () => Promise.resolve(new Uint8Array()) };
  return {
    address: "small",
    files: new Map(paths.map((path) => [path, file])),
    facts: {
      format: 2,
      name: "Small",
      languages: ["it", "de", "fr", "en"],
      works: [{ slug: "apollo", id: 1, title: "Apollo" }],
    },
    words: Object.fromEntries(
      Object.entries(words).map(([language, apollo]) => [
        language,
        { works: { apollo }, museum: {} },
      ]),
    ),
    narrations: {
      en: {
        "touch-apollo-composition": {
          reader: "Maria Rossi",
          date: "2026-11-17",
          permission: "2026-11-17",
        },
      },
    },
  };
}
