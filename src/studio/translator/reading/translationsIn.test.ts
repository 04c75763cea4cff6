import { deflateSync, strToU8, zipSync } from "fflate";
import { array, assert, nat, property, record, tuple, uint8Array } from "fast-check";
import { readFileSync } from "node:fs";
import { constants, deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { hostileText } from "../../../lib/fixtures/hostileText.ts";
import "../../../lib/fixtures/seed.ts";
import { asWordWrites, seen } from "../fixtures/asWordWrites.ts";
import { about, rows, translations } from "../fixtures/smallMuseum.ts";
import { wordFile } from "../fixtures/wordFile.ts";
import { documentRefusals } from "./documentRefusals.ts";
import { keyOf } from "../textKey.ts";
import { translationDocument } from "../writing/translationDocument.ts";
import { translationsIn } from "./translationsIn.ts";

const one = keyOf({ work: "rana", part: "short" });
const two = keyOf({ work: "rana", part: "title" });

describe("a translator’s document comes back", () => {
  it.each(["savedByLibreOffice", "savedAsOdtBefore", "savedAsDocBefore"])(
    "from another program, every text as it was: %s",
    (name) => {
      const file = new Uint8Array(
        readFileSync(new URL(`../fixtures/${name}.docx`, import.meta.url)),
      );
      expect(translationsIn(file)).toEqual({
        language: "fr",
        rows: translations,
        originals: new Map(rows.map(({ key, original }) => [key, original])),
        left: [],
      });
    },
  );

  it("from Word with tracked changes, as if all were accepted", () => {
    expect(translationsIn(wordFile(asWordWrites))).toMatchObject({
      language: "en",
      rows: seen,
      left: [],
    });
  });

  it("from Word on the web, which calls the text by another name", () => {
    const file = wordFile(asWordWrites, "word/document2.xml");
    expect(translationsIn(file)).toMatchObject({ rows: seen });
  });

  it("with other prefixes, in the strict format and in UTF-16", () => {
    const other = asWordWrites
      .replaceAll(/(<\/?)w:/g, "$1x:")
      .replace(/xmlns:w="[^"]*"/, 'xmlns:x="http://purl.oclc.org/ooxml/wordprocessingml/main"');
    expect(translationsIn(wordFile(other))).toMatchObject({ rows: seen });
    const wide = new Uint8Array(Buffer.from(`\uFEFF${asWordWrites}`, "utf16le"));
    expect(translationsIn(wordFile(wide))).toMatchObject({ rows: seen });
  });

  it("with its rows sorted, some taken away, and without its head", () => {
    const texts = asWordWrites.match(/<w:tr w:rsidR="00C3">.*?<\/w:tr>(?=\n<w:tr |\n<\/w:tbl>)/gs)!;
    const file = wordFile(documentOf(texts.toReversed().slice(1).join("")));
    const kept = [...seen].filter(([, words]) => !words.startsWith("bleu"));
    expect(translationsIn(file)).toEqual(
      expect.objectContaining({ rows: new Map(kept.toReversed()), left: [] }),
    );
    expect(translationsIn(file)).not.toHaveProperty("language");
  });

  it("with a column added before, or after", () => {
    const head = ["Codice", "Originale in italiano", "Note", "Traduzione in inglese", "Prezzo"];
    const file = fileOf(head, [one, "Una rana", "chiedere", "A frog", "2 €"]);
    expect(translationsIn(file)).toMatchObject({ rows: new Map([[one, "A frog"]]) });
  });

  it("inside another table, and split into two", () => {
    const inner = tableOf([one, "Una rana", "A frog"]);
    const file = wordFile(documentOf(rowOf([`</w:t></w:r></w:p>${inner}<w:p><w:r><w:t>`])) + "");
    expect(translationsIn(file)).toMatchObject({ rows: new Map([[one, "A frog"]]) });
    const split = wordFile(bodyOf(inner + tableOf([two, "Rana", "Frog"])));
    expect(translationsIn(split)).toMatchObject({
      rows: new Map([
        [one, "A frog"],
        [two, "Frog"],
      ]),
    });
  });

  it.each([
    [3, "A frog"],
    [20, ""],
  ])("with tables pasted in tables, %i deep: it reads %j", (depth, words) => {
    const open = "</w:t></w:r></w:p>" + "<w:tbl><w:tr><w:tc>".repeat(depth) + "<w:p><w:r><w:t>";
    const close = "</w:t></w:r></w:p>" + "</w:tc></w:tr></w:tbl>".repeat(depth) + "<w:p><w:r><w:t>";
    const file = fileOf([one, "", `${open}A frog${close}`], [two, "Rana", "Frog"]);
    expect(translationsIn(file)).toMatchObject({
      rows: new Map([
        [one, words],
        [two, "Frog"],
      ]),
    });
  });

  it.each([
    ["‹IT›lira‹/IT›", "<it>lira</it>"],
    ["&lt; it &gt;lira&lt;/ it &gt;", "<it>lira</it>"],
    ["＜it＞lira⟨/it⟩", "<it>lira</it>"],
    ["1 &lt; 2 ‹ici›", "1 < 2 ‹ici›"],
  ])("with its marks as programs change them: %s", (written, right) => {
    expect(translationsIn(fileOf([one, "", written]))).toMatchObject({
      rows: new Map([[one, right]]),
    });
  });

  it("with the dashes of a code as programs change them", () => {
    const key = keyOf({ work: "la-fontana", part: "title" });
    const file = fileOf([key.replace("-", "\u2011").toUpperCase(), "", "Fountain"]);
    expect(translationsIn(file)).toMatchObject({ rows: new Map([[key, "Fountain"]]), left: [] });
  });
});

describe("a row that cannot be put in its place is told, never guessed", () => {
  const right = [two, "Rana", "Frog"];
  it.each([
    ["a code with a wrong letter", [[one.replace("sh", "al"), "Una", "A"]], "code"],
    ["a code that is gone", [["testo breve", "Una", "A"]], "code"],
    [
      "two codes in one cell",
      [[`${one} ${keyOf({ work: "rana", part: "alt" })}`, "Una", "A"]],
      "code",
    ],
    ["cells that were merged", [[one, "Una A"]], "cells"],
    [
      "two translations of one text",
      [
        [one, "Una", "A"],
        [one, "Una", "B"],
      ],
      "twice",
    ],
    ["a text longer than a museum’s", [[one, "Una", "a".repeat(4001)]], "long"],
  ])("%s", (_what, wrong, why) => {
    const read = translationsIn(fileOf(...wrong, right));
    expect(read).toMatchObject({ rows: new Map([[two, "Frog"]]), left: [{ why }] });
  });

  it("also where no other row is right", () => {
    const read = translationsIn(fileOf([one, "Una A"]));
    expect(read).toMatchObject({ rows: new Map(), left: [{ code: one, why: "cells" }] });
  });

  it("but a copy of a row that says the same, or nothing, is no matter", () => {
    const file = fileOf([one, "Una", ""], [one, "Una", "A"], [one, "Una", "A"], [one, "Una", ""]);
    expect(translationsIn(file)).toMatchObject({ rows: new Map([[one, "A"]]), left: [] });
  });
});

describe("what cannot be read is refused with a way on", () => {
  const odt = { mimetype: strToU8("application/vnd.oasis.opendocument.text") };
  const doctype = asWordWrites.replace(
    "<w:document",
    '<!DOCTYPE x [<!ENTITY a "&b;&b;">]><w:document',
  );
  it.each<[string, Uint8Array, keyof typeof documentRefusals]>([
    ["an empty file", new Uint8Array(), "empty"],
    ["a file of 20 MB and a byte", new Uint8Array(20 * 1024 * 1024 + 1), "tooLarge"],
    ["an old Word document", bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1), "oldWord"],
    [
      "a document with a password",
      bytes(0xd0, 0xcf, 0x11, 0xe0, ...Buffer.from("EEncryptedPackage", "utf16le")),
      "encrypted",
    ],
    ["an OpenDocument text", zipSync(odt), "openDocument"],
    ["a PDF", strToU8("%PDF-1.7"), "pdf"],
    ["an RTF", strToU8("{\\rtf1"), "richText"],
    ["a document of Pages", zipSync({ "Index/Document.iwa": bytes(0) }), "pages"],
    ["a sheet", zipSync({ "xl/workbook.xml": bytes(0) }), "sheet"],
    ["a museum", zipSync({ "museum.json": bytes(0) }), "otherZip"],
    ["a plain text", strToU8("Apollo"), "notWord"],
    ["a document cut off", translationDocument(rows, about).slice(0, 4000), "damaged"],
    ["a text that is no XML", wordFile("<w:document><w:body></w:document></w:body>"), "damaged"],
    ["a text that is no UTF-8", wordFile(bytes(0x3c, 0xff, 0x3e)), "damaged"],
    ["an entity nobody knows", fileOf([one, "", "&frog;"]), "damaged"],
    ["definitions that grow", wordFile(doctype), "unsafe"],
    ["another document", wordFile(bodyOf("<w:p/>")), "noTable"],
    ["the document as it was sent", fileOf([one, "Una rana", ""]), "untranslated"],
    ["tables of two languages", twoLanguages(), "twoLanguages"],
    ["codes that are all damaged", fileOf(["varco/it-en/bv"], ["x/ap1/bb", "Una", "A"]), "noCodes"],
  ])("%s", (_what, file, why) => {
    expect(translationsIn(file)).toEqual({ refusal: documentRefusals[why] });
  });

  it("a bomb, whether it says how large it becomes or not", () => {
    const zeros = new Uint8Array(21 * 1024 * 1024);
    const liar = wordFile(zeros);
    expect(translationsIn(liar)).toEqual({ refusal: documentRefusals.tooLarge });
    const view = new DataView(liar.buffer, liar.byteOffset);
    const directory = view.getUint32(liar.length - 6, true);
    const entry = directory + 46 + view.getUint16(directory + 28, true);
    expect(view.getUint32(entry + 24, true)).toBe(zeros.length);
    view.setUint32(entry + 24, 1000, true);
    expect(translationsIn(liar)).toEqual({ refusal: documentRefusals.damaged });
  });

  it("a bomb that would take a minute to inflate", () => {
    const block = deflateRawSync(new Uint8Array(1024 * 1024), {
      finishFlush: constants.Z_FULL_FLUSH,
    });
    const bomb = new Uint8Array(Buffer.concat(Array.from({ length: 8000 }, () => block)));
    expect(translationsIn(packedAs(bomb, 1000))).toEqual({ refusal: documentRefusals.damaged });
  });

  it("a packed text with megabytes hidden after its end", () => {
    const xml = strToU8(asWordWrites);
    const hidden = new Uint8Array(19 * 1024 * 1024);
    hidden.set(deflateSync(xml));
    expect(translationsIn(packedAs(hidden, xml.length + 1))).toEqual({
      refusal: documentRefusals.damaged,
    });
  });

  it("elements in elements without end", () => {
    const deep = "<w:p>".repeat(100_000) + "</w:p>".repeat(100_000);
    expect(translationsIn(wordFile(bodyOf(deep)))).toEqual({ refusal: documentRefusals.damaged });
  });
});

describe("whatever comes, the answer is rows or a refusal, at once", () => {
  const document = translationDocument(rows, about);
  const changes = array(tuple(nat(100_000), nat(255)), { minLength: 1, maxLength: 12 });

  it("a file with other bytes", () => {
    assert(
      property(changes, (all) => {
        const changed = document.slice();
        for (const [at, byte] of all) changed[at % changed.length] = byte;
        expect(isAnAnswer(translationsIn(changed))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it("a text with other words and tags", () => {
    const piece = hostileText(
      "<w:tbl>",
      "</w:tc>",
      "<w:t>",
      "<w:del>",
      "<!--",
      "<![CDATA[",
      "&#x0;",
      "&",
      one,
    );
    const change = record({ at: nat(100_000), length: nat(60), piece });
    assert(
      property(array(change, { minLength: 1, maxLength: 5 }), (all) => {
        let xml = asWordWrites;
        for (const { at, length, piece: words } of all) {
          const start = at % xml.length;
          xml = xml.slice(0, start) + words + xml.slice(start + length);
        }
        expect(isAnAnswer(translationsIn(wordFile(xml)))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it("bytes that only begin like a document", () => {
    assert(
      property(uint8Array({ maxLength: 400 }), (tail) => {
        expect(isAnAnswer(translationsIn(bytes(0x50, 0x4b, 3, 4, ...tail)))).toBe(true);
        expect(
          isAnAnswer(translationsIn(bytes(0x50, 0x4b, 3, 4, ...tail, ...document.slice(-22)))),
        ).toBe(true);
      }),
    );
  });

  it.each([
    ["accents on one letter", `a${"\u0301\u0316".repeat(200_000)}`],
    ["spaces", " ".repeat(1_000_000)],
    ["marks that are not closed", "&lt; ".repeat(200_000)],
    ["halves of codes", "a/".repeat(400_000)],
    ["paragraphs", "</w:t></w:r></w:p><w:p><w:r><w:t>".repeat(30_000)],
  ])("a cell with far too many %s", (_what, words) => {
    const file = fileOf([words, "x", `${words}x`], [two, "Rana", "Frog"]);
    expect(translationsIn(file)).toMatchObject({ rows: new Map([[two, "Frog"]]) });
  });
});

function isAnAnswer(read: ReturnType<typeof translationsIn>): boolean {
  return "refusal" in read
    ? Object.values(documentRefusals).includes(read.refusal)
    : read.rows.size + read.left.length > 0;
}

function twoLanguages() {
  const english = tableOf(["varco/it-en/bv", "o", "t"], [one, "Una", "A"]);
  const german = tableOf(["varco/it-de/yr", "o", "t"], [two, "Due", "B"]);
  return wordFile(bodyOf(english + german));
}

/** A zip whose one text is packed in those bytes, and says that it becomes so long. */
function packedAs(packed: Uint8Array, size: number) {
  const file = zipSync({ "word/document.xml": packed }, { level: 0 });
  const view = new DataView(file.buffer, file.byteOffset);
  const directory = view.getUint32(file.length - 6, true);
  view.setUint16(directory + 10, 8, true);
  view.setUint32(directory + 24, size, true);
  return file;
}

function fileOf(...all: readonly (readonly string[])[]) {
  return wordFile(bodyOf(tableOf(...all)));
}

function tableOf(...all: readonly (readonly string[])[]) {
  return `<w:tbl>${all.map(rowOf).join("")}</w:tbl>`;
}

function rowOf(cells: readonly string[]) {
  return `<w:tr>${cells.map((words) => `<w:tc><w:p><w:r><w:t>${words}</w:t></w:r></w:p></w:tc>`).join("")}</w:tr>`;
}

function documentOf(allRows: string) {
  return bodyOf(`<w:tbl>${allRows}</w:tbl>`);
}

function bodyOf(content: string) {
  return `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${content}</w:body></w:document>`;
}

function bytes(...all: readonly number[]) {
  return new Uint8Array(all);
}
