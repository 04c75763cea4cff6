import { strFromU8, unzipSync } from "fflate";
import { assert, array, constantFrom, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { languages } from "../../../i18n/languages.ts";
import { hostileText } from "../../../lib/fixtures/hostileText.ts";
import "../../../lib/fixtures/seed.ts";
import { cleanText } from "../reading/cleanText.ts";
import { about, rows, translations } from "../fixtures/smallMuseum.ts";
import { keyOf } from "../textKey.ts";
import { translationDocument } from "./translationDocument.ts";
import { translationsIn } from "../reading/translationsIn.ts";

describe("the document for a translator", () => {
  it("is read back as it was written, with its language and its originals", () => {
    expect(translationsIn(translationDocument(rows, about))).toEqual({
      language: "fr",
      rows: translations,
      originals: new Map(rows.map(({ key, original }) => [key, original])),
      left: [],
    });
  });

  it("is the same file for the same texts", () => {
    expect(translationDocument(rows, about)).toEqual(translationDocument(rows, about));
  });

  it("has a title and a language, and a head of the table that each page repeats", () => {
    const parts = partsOf();
    expect(parts("docProps/core.xml")).toContain(
      "<dc:title>Museo del Mare &amp; delle «Onde», traduzione in francese</dc:title>",
    );
    expect(parts("docProps/core.xml")).toContain("<dc:language>fr-FR</dc:language>");
    expect(parts("word/document.xml").match(/<w:tblHeader\/>/g)).toHaveLength(1);
    expect(parts("word/document.xml")).toContain("<w:tblCaption ");
  });

  it("sets the language of each column, and of a word that is marked", () => {
    const parts = partsOf();
    expect(styleOf("Originale")).toContain('<w:lang w:val="it-IT"/>');
    expect(styleOf("Traduzione")).toContain('<w:lang w:val="fr-FR"/>');
    expect(parts("word/document.xml")).toMatch(
      /<w:lang w:val="en-US"\/><\/w:rPr><w:t xml:space="preserve">jellyfish</,
    );
  });

  it("names each work once, above its texts, and says in words what has changed", () => {
    const text = partsOf()("word/document.xml");
    expect(text.match(/12 · Fontana delle tre rane/g)).toHaveLength(1);
    expect(text.match(/>cambiato</g)).toHaveLength(1);
    expect(text).toContain("> · modifié<");
  });

  it("says how much there is to do", () => {
    expect(partsOf()("word/document.xml")).toContain(
      "3 marzo 2025 · da tradurre un testo, circa 4 parole · da rivedere un testo",
    );
  });

  it.each(languages)(
    "explains itself in Italian and in the translator’s language: %s",
    (language) => {
      const text = partsOf({ ...about, language })("word/document.xml");
      expect(text).toContain("Come si lavora su questo documento");
      expect(text.match(/<w:pStyle w:val="Heading1"\/>/g)).toHaveLength(language === "it" ? 2 : 3);
      // A mark of the translator's own language would be no example of another one.
      expect(text.split("<w:tbl>")[0]).not.toContain(`&lt;${language}&gt;`);
    },
  );

  it("holds any text, and gives it back", () => {
    const key = keyOf({ work: "apollo", part: "short" });
    const texts = array(hostileText("<it>", "</it>", "\u00A0", "&amp;", "]]>"), {
      minLength: 2,
      maxLength: 2,
    });
    assert(
      property(texts, constantFrom(...languages), ([original = "", words = ""], language) => {
        const translation = words.slice(0, 3000);
        const document = translationDocument(
          [{ key, what: "1 · Apollo · testo breve", original, translation }, ...rows],
          { ...about, language, museum: original },
        );
        expect(translationsIn(document)).toMatchObject({
          language,
          rows: new Map([[key, cleanText(translation)], ...translations]),
          left: [],
        });
      }),
      { numRuns: 60 },
    );
  });
});

function partsOf(of = about) {
  const files = unzipSync(translationDocument(rows, of));
  return (path: string) => strFromU8(files[path]!);
}

function styleOf(name: string) {
  return partsOf()("word/styles.xml")
    .split("<w:style ")
    .find((style) => style.includes(`w:styleId="${name}"`));
}
