import { describe, expect, it } from "vitest";
import { at, readerOf, type WordsDocument } from "../draft/documents/documents.ts";
import { staleParts } from "./stale/staleness.ts";
import { confirmTranslation, wordsEdits } from "./wordsEdits.ts";
import type { Edits } from "../draft/journal/journal.ts";
import { originalWords, type PartValue, type WordsPart } from "./parts/wordsParts.ts";
import type { Language } from "../../i18n/languages.ts";

describe("writing the words of a work", () => {
  it("keeps what the translator had before them when a part is begun", () => {
    const draft = museum({ it: { short: "Apollo siede.", alt: "Un dio." } });
    draft.write("en", "short", "A");
    draft.write("it", "short", "Apollo canta.");
    draft.write("en", "short", "Apollo s");
    expect(draft.from("en")).toEqual({ short: "Apollo siede." });
    expect(draft.stale("en")).toEqual(["short"]);
  });

  it("a confirmed translation is up to date until the original changes again", () => {
    const draft = museum({ it: { short: "Uno." }, en: { short: "One." } });
    draft.write("it", "short", "Uno e due.");
    expect(draft.stale("en")).toEqual(["short"]);
    draft.apply(confirmTranslation(draft.read, { slug: "apollo", language: "en" }, "short"));
    expect(draft.stale("en")).toEqual([]);
    draft.write("it", "short", "Tre.");
    expect(draft.stale("en")).toEqual(["short"]);
  });

  it("a translation that came from elsewhere is out of date once its original is changed", () => {
    const draft = museum({
      it: { audio: { label: ["Apollo."] } },
      en: { audio: { label: ["Apollo."] } },
      de: {},
    });
    draft.write("it", "audio.label", ["Apollo e"]);
    draft.write("it", "audio.label", ["Apollo e Dafne."]);
    expect(draft.from("en")).toEqual({ audio: { label: ["Apollo."] } });
    expect(draft.from("de")).toBeUndefined();
    expect(draft.stale("en")).toEqual(["audio.label"]);
  });

  it("an original that is written after its translation is told as new", () => {
    const draft = museum({ it: {}, en: { short: "One." } });
    draft.write("it", "short", "U");
    draft.write("it", "short", "Uno.");
    expect(draft.from("en")).toEqual({ short: "" });
    expect(draft.stale("en")).toEqual(["short"]);
  });

  it("a translation that is taken away begins anew", () => {
    const draft = museum({ it: { short: "Uno." } });
    draft.write("en", "short", "One.");
    draft.write("en", "short", " ");
    expect(draft.from("en")).toBeUndefined();
    expect(draft.read(at.words("en", "apollo"))).toBeUndefined();
  });

  it("the original of a title is the title of the facts", () => {
    const draft = museum({ it: { title: "Vecchio" } });
    draft.write("en", "title", "Apollo");
    expect(draft.from("en")).toEqual({ title: "Apollo" });
  });

  it("lines that are all empty are no words; one empty line among others stays", () => {
    const draft = museum({ it: {} });
    draft.write("it", "audio.path", ["", " "]);
    expect(draft.read(at.words("it", "apollo"))).toBeUndefined();
    draft.write("it", "audio.path", ["Uno.", ""]);
    expect(draft.read(at.words("it", "apollo"))).toEqual({ audio: { path: ["Uno.", ""] } });
  });
});

function museum(words: Partial<Record<Language, WordsDocument>>) {
  const languages = ["it", "en", "de"] as const;
  const documents = new Map<string, unknown>([
    [at.museum, { address: "m", name: "M", languages, works: ["apollo"], tour: [] }],
    [at.work("apollo"), { id: 1, title: "Apollo" }],
    ...Object.entries(words).map(
      ([language, said]) => [at.words(language as Language, "apollo"), said] as const,
    ),
  ]);
  const read = readerOf(documents);
  const apply = (changed: Edits) => {
    for (const [path, document] of changed)
      if (document === undefined) documents.delete(path);
      else documents.set(path, document);
  };
  return {
    read,
    apply,
    write: (language: Language, part: WordsPart, value: PartValue) =>
      apply(wordsEdits(read, { slug: "apollo", language }, part, value)),
    from: (language: Language) => read(at.wordsFrom(language, "apollo")),
    stale: (language: Language) =>
      staleParts(
        read(at.wordsFrom(language, "apollo")),
        originalWords(read(at.work("apollo")), read(at.words("it", "apollo"))),
        read(at.words(language, "apollo")),
      ).map(({ part }) => part),
  };
}
