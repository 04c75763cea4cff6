import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  integer,
  record,
  string,
  uint8Array,
} from "fast-check";
import { Zip, ZipDeflate, strToU8, unzipSync, zipSync, type Zippable } from "fflate";
import { describe, expect, it } from "vitest";
import { joinBytes } from "../../../../lib/joinBytes.ts";
import { sheetRefusals } from "./sheetRefusals.ts";
import { readRows } from "./readRows.ts";
import { SHEET, excel } from "../fixtures/excel.ts";

describe("an Excel sheet is read as it is seen", () => {
  it("texts, numbers, formulas, truths, dates and merged cells", async () => {
    const zip = excel({
      shared: ["Titolo", "Amor sacro &amp; profano", "L’<x>".replace("<x>", "&lt;b&gt;")],
      formats: ["General", "000", "dd/mm/yyyy", '"N. "0', "yyyy", "0.00", "[$-410]d mmmm yyyy;@"],
      sheets: {
        Opere: `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><r><t>In</t></r><r><t>ventario</t></r></is></c></row>
          <row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3"><v>455</v></c><c r="C3" s="1"><v>7</v></c><c r="D3" s="2"><v>44927</v></c></row>
          <row><c t="str"><f>A3&amp;B3</f><v>unito</v></c><c><v>127.5</v></c><c><v>0.30000000000000004</v></c><c><v>4.55E2</v></c><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c></row>
          <row r="5"><c r="A5" s="3"><v>12</v></c><c r="B5" s="4"><v>44927</v></c><c r="C5" s="5"><v>2</v></c><c r="D5" s="6"><v>44927</v></c><c r="E5"><v>12345678901234567890</v></c><c r="F5"><v>1E-7</v></c></row>`,
      },
      after: '<mergeCells><mergeCell ref="A1:B1"/></mergeCells>',
    });
    expect(await readRows(zip, "opere.xlsx")).toEqual({
      sheets: [
        {
          name: "Opere",
          rows: [
            ["Titolo", "", "Inventario"],
            [],
            ["Amor sacro & profano", "455", "007", "01/01/2023"],
            ["unito", "127,5", "0,3", "455", "VERO", "#N/A"],
            ["N. 12", "2023", "2,00", "1 gennaio 2023", "12345678901234567890", "0,0000001"],
          ],
        },
      ],
      notes: [],
    });
  });

  it("two worksheets, without the hidden one", async () => {
    const zip = excel({
      sheets: { Uno: rowWith("a"), Due: rowWith("b"), Tre: rowWith("c") },
      hidden: "Due",
    });
    expect(await readRows(zip, "x.xlsx")).toMatchObject({
      sheets: [
        { name: "Uno", rows: [["a"]] },
        { name: "Tre", rows: [["c"]] },
      ],
    });
  });

  it("a line break of Word’s keeps two sentences apart, and no soft hyphen is left", async () => {
    const zip = excel({
      sheets: {
        A: `<row><c t="inlineStr"><is><t>Uno._x000B_Due. Apol\u00ADlo</t></is></c></row>`,
      },
    });
    expect(await readRows(zip, "a.xlsx")).toMatchObject({
      sheets: [{ rows: [["Uno.\nDue. Apollo"]] }],
    });
    const csv = new TextEncoder().encode("Titolo;Testo\nA;Uno.\u000BDue.");
    expect(await readRows(csv, "a.csv")).toMatchObject({
      sheets: [
        {
          rows: [
            ["Titolo", "Testo"],
            ["A", "Uno.\nDue."],
          ],
        },
      ],
    });
  });

  it("what looks like a formula is text, and “_x000D_” is not seen", async () => {
    const zip = excel({
      sheets: {
        A: `<row><c t="inlineStr"><is><t>=1+1</t></is></c><c t="inlineStr"><is><t>a_x000D_\nb</t></is></c></row>`,
      },
    });
    expect(await readRows(zip, "x.xlsx")).toMatchObject({ sheets: [{ rows: [["=1+1", "a\nb"]] }] });
  });
});

describe("a text with separators is read", () => {
  const text =
    'N.;Titolo;Autore\r\n007;È già là;Dosso\r\n12/A;"Due; righe\r\ncosì «“”»";=SOMMA(A1)\r\n';
  const rows = [
    ["N.", "Titolo", "Autore"],
    ["007", "È già là", "Dosso"],
    ["12/A", "Due; righe\ncosì «“”»", "=SOMMA(A1)"],
  ];

  it.each<[string, Uint8Array]>([
    ["UTF-8", strToU8(text)],
    ["UTF-8 with its mark", strToU8(`\uFEFF${text}`)],
    ["UTF-16 LE", utf16(`\uFEFF${text}`, true)],
    ["UTF-16 BE", utf16(`\uFEFF${text}`, false)],
    ["UTF-16 LE without its mark", utf16(text, true)],
    ["Windows-1252", windows(text)],
    ["Mac Roman", macRoman(text)],
    ["Mac line ends", strToU8(text.replaceAll("\r\n", "\r"))],
  ])("in %s", async (_, bytes) => {
    expect(await readRows(bytes, "opere.csv")).toEqual({
      sheets: [{ name: "opere", rows }],
      notes: [],
    });
  });

  it.each([
    ["commas", 'a,b,c\n1,"x, y",3\n2,z;w,4\n'],
    ["tabs", "a\tb\tc\n1\tx, y\t3\n2\tz;w\t4\n"],
    ["semicolons beside decimal commas", "a;b;c\n1;x, y;3\n2;z,w;4\n"],
  ])("with %s", async (_, csv) => {
    const read = await readRows(strToU8(csv), "x.csv");
    const second = "sheets" in read ? read.sheets[0]?.rows[1] : undefined;
    expect(second).toEqual(["1", "x, y", "3"]);
  });

  it("line numbers count the line that names the separator", async () => {
    expect(await readRows(strToU8("sep=,\na,b\n"), "x.csv")).toMatchObject({
      sheets: [{ rows: [[], ["a", "b"]] }],
    });
  });

  it("quotation marks that never close are told", async () => {
    const read = await readRows(strToU8('a;b\n1;"x\n2;y\n'), "x.csv");
    expect(read).toMatchObject({ notes: [expect.stringContaining("virgolette")] });
  });
});

describe("what is no sheet is refused in words that say what to do", () => {
  const whole = excel({ sheets: { A: "" } });

  it.each<[string, Uint8Array, string]>([
    ["nothing", new Uint8Array(), sheetRefusals.empty],
    ["only spaces", strToU8(" \n \n"), sheetRefusals.noRows],
    ["an empty worksheet", whole, sheetRefusals.noRows],
    ["more than 20 MB", new Uint8Array(20 * 1024 * 1024 + 1), sheetRefusals.tooLarge],
    ["an old Excel file", ole("Workbook"), sheetRefusals.oldExcel],
    ["a file with a password", ole("EncryptedPackage"), sheetRefusals.encrypted],
    ["a binary Excel file", zipOf("xl/workbook.bin"), sheetRefusals.binaryExcel],
    [
      "LibreOffice",
      zipOf("mimetype", "content.xml", "META-INF/manifest.xml"),
      sheetRefusals.openDocument,
    ],
    ["Numbers", zipOf("Index/Document.iwa"), sheetRefusals.numbers],
    ["Word", zipOf("word/document.xml"), sheetRefusals.document],
    ["another zip", zipOf("foto.jpg"), sheetRefusals.otherZip],
    ["a cut zip", whole.subarray(0, whole.length - 30), sheetRefusals.damaged],
    ["a PDF", strToU8("%PDF-1.7"), sheetRefusals.pdf],
    ["a web page", strToU8("\uFEFF <html><table><tr><td>1"), sheetRefusals.webPage],
    ["an XML sheet", strToU8('<?xml version="1.0"?><Workbook/>'), sheetRefusals.webPage],
    [
      "a picture",
      Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]),
      sheetRefusals.other,
    ],
    ["broken XML", excel({ sheets: { A: "<row><c></row" } }), sheetRefusals.damaged],
  ])("%s", async (_, bytes, refusal) => {
    expect(await readRows(bytes, "opere.xls")).toEqual({ refusal });
  });
});

describe("a trap does no harm", () => {
  it("more than 100 MB inside are not inflated", async () => {
    const zip = withDeclaredSize(excelWith({ [SHEET]: zeros(1) }), 101 * 1024 * 1024);
    expect(await readRows(zip, "x.xlsx")).toEqual({ refusal: sheetRefusals.tooMuchInside });
  });

  it("nor where the zip says that they are few", async () => {
    const zip = withDeclaredSize(excelWith({ [SHEET]: zeros(16) }), 1000);
    expect(await readRows(zip, "x.xlsx")).toEqual({ refusal: sheetRefusals.damaged });
  });

  it("entities that multiply stay as they are written", async () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>`;
    const zip = excelWith({
      [SHEET]: strToU8(
        `<?xml version="1.0"?>${bomb}<worksheet><sheetData><row><c t="inlineStr"><is><t>&b;</t></is></c></row></sheetData></worksheet>`,
      ),
    });
    const read = await readRows(zip, "x.xlsx");
    expect(read).toMatchObject({ sheets: [{ rows: [["&b;"]] }] });
  });

  it("a cell at the end of the world makes no million rows", async () => {
    const zip = excel({
      sheets: {
        A: `<row r="1"><c r="A1"><v>1</v></c><c r="XFD1"><v>2</v></c></row><row r="1048576"><c r="A1048576"><v>3</v></c></row>`,
      },
    });
    expect(await readRows(zip, "x.xlsx")).toMatchObject({
      sheets: [{ rows: [["1"]] }],
      notes: [expect.stringContaining("5.000 righe")],
    });
  });

  it("a cell, a row and a sheet that are too long are cut, and that is told", async () => {
    const cells = Array.from({ length: 61 }, (_, index) => `c${index}`).join(";");
    const lines = `${cells}\n${"x".repeat(5000)};b\n`.repeat(2600);
    const read = await readRows(strToU8(lines), "x.csv");
    expect("sheets" in read && read.sheets[0]?.rows.length).toBe(5001);
    expect("sheets" in read && read.sheets[0]?.rows[1]?.[0]?.length).toBe(4000);
    expect("notes" in read && read.notes).toEqual([
      "Nel foglio «x» ci sono più di 5.000 righe: sono state lette le prime 5.000.",
      "Nel foglio «x» ci sono più di 60 colonne: sono state lette le prime 60.",
      "Nel foglio «x» 2500 celle superano i 4.000 caratteri: il testo oltre quel punto non è stato preso.",
    ]);
  });

  it("one long text in every cell does not fill the memory", async () => {
    const cells = '<c t="s"><v>0</v></c>'.repeat(60);
    const zip = excel({
      shared: ["e\u0300".repeat(2000)],
      sheets: { A: `<row>${cells}</row>`.repeat(5000), B: `<row>${cells}</row>` },
    });
    expect(await readRows(zip, "x.xlsx")).toMatchObject({
      sheets: [{ name: "A", rows: { length: 83 } }],
      notes: [
        "Nel foglio «A» c’è più testo di quanto se ne possa leggere: è stato letto fino alla riga 83.",
        expect.stringContaining("non è stato letto"),
      ],
    });
  });

  it("a format of a thousand turnings is left aside", async () => {
    const zip = excel({
      formats: ["_".repeat(199) + "%"],
      sheets: { A: '<row><c s="0"><v>7.5</v></c></row>' },
    });
    expect(await readRows(zip, "x.xlsx")).toMatchObject({ sheets: [{ rows: [["7,5"]] }] });
  });

  it("a zip whose sizes come after its files is read, as Google writes it", async () => {
    expect(
      await readRows(streamed(excel({ sheets: { A: rowWith("a") } })), "x.xlsx"),
    ).toMatchObject({
      sheets: [{ rows: [["a"]] }],
    });
  });

  it("megabytes of quotation marks take no minutes", async () => {
    const before = performance.now();
    await readRows(new Uint8Array(3 * 1024 * 1024).fill(0x22), "x.csv");
    await readRows(strToU8('a;"b"c;'.repeat(512 * 1024)), "x.csv");
    expect(performance.now() - before).toBeLessThan(10_000);
  }, 30_000);

  it("5,000 works come in seconds", async () => {
    const zip = excel({
      sheets: { A: Array.from({ length: 5001 }, (_, index) => rowAt(index + 1)).join("") },
    });
    const before = performance.now();
    const read = await readRows(zip, "x.xlsx");
    expect("sheets" in read && read.sheets[0]?.rows.length).toBe(5001);
    expect(performance.now() - before).toBeLessThan(10_000);
  });

  it("any bytes get rows or words", async () => {
    await expect(
      assert(asyncProperty(uint8Array({ maxLength: 200 }), answers), { numRuns: 300 }),
    ).resolves.toBeUndefined();
    const beginnings = constantFrom(
      "PK\u0003\u0004",
      "\u00FF\u00FE",
      "\u00D0\u00CF\u0011\u00E0",
      "%PD",
      "<ht",
      '"',
      "sep=",
    );
    await expect(
      assert(
        asyncProperty(beginnings, uint8Array({ maxLength: 80 }), (beginning, rest) =>
          answers(
            Uint8Array.from([...Array.from(beginning, (letter) => letter.charCodeAt(0)), ...rest]),
          ),
        ),
        { numRuns: 300 },
      ),
    ).resolves.toBeUndefined();
  });

  it("any text gets rows or words", async () => {
    const pieces = constantFrom(
      ";",
      ",",
      "\t",
      '"',
      "\n",
      "\r",
      "a",
      "è",
      "=1",
      "<",
      "\uD800",
      "\u0000",
    );
    await expect(
      assert(
        asyncProperty(string({ unit: pieces, maxLength: 60 }), (text) => answers(strToU8(text))),
        { numRuns: 500 },
      ),
    ).resolves.toBeUndefined();
  });

  it("a real sheet with some bytes changed gets rows or words", async () => {
    const row = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" s="1"><v>7</v></c><c r="C1" t="inlineStr"><is><t>x&amp;y</t></is></c></row>`;
    const zip = inside(row);
    const change = record({
      at: integer({ min: 0, max: zip.length - 1 }),
      byte: integer({ min: 0, max: 255 }),
    });
    await expect(
      assert(
        asyncProperty(array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
          const changed = zip.slice();
          for (const { at, byte } of changes) changed[at] = byte;
          return answers(changed);
        }),
        { numRuns: 300 },
      ),
    ).resolves.toBeUndefined();
    const pieces = constantFrom(
      "<",
      ">",
      "/",
      "c",
      "row",
      " r=",
      '"',
      "1",
      "A1",
      "&",
      "<v>",
      "</v>",
      "t=",
      "s",
      "<!--",
      "<![CDATA[",
      "]]>",
      "<?",
    );
    await expect(
      assert(
        asyncProperty(
          string({ unit: pieces }),
          integer({ min: 0, max: row.length }),
          async (noise, at) => answers(inside(row.slice(0, at) + noise + row.slice(at))),
        ),
        { numRuns: 300 },
      ),
    ).resolves.toBeUndefined();
  });
});

const rowWith = (text: string) => `<row><c t="inlineStr"><is><t>${text}</t></is></c></row>`;
const ole = (inside: string) =>
  Uint8Array.from([
    0xd0,
    0xcf,
    0x11,
    0xe0,
    ...Array.from(inside, (l) => [l.charCodeAt(0), 0]).flat(),
  ]);
const zipOf = (...paths: string[]) =>
  zipSync(Object.fromEntries(paths.map((path) => [path, strToU8("<a/>")])));
const rowAt = (line: number) =>
  `<row r="${line}">${Array.from({ length: 12 }, (_, index) => `<c r="${String.fromCharCode(65 + index)}${line}" t="inlineStr"><is><t>Cella ${line} ${index}</t></is></c>`).join("")}</row>`;
const inside = (content: string) =>
  excel({ shared: ["a", "b"], formats: ["000", "yyyy"], sheets: { A: content } });

/** The same zip, written in one go. */
function streamed(zip: Uint8Array): Uint8Array {
  const chunks: Uint8Array[] = [];
  const stream = new Zip((_, chunk) => chunks.push(chunk));
  for (const [path, content] of Object.entries(unzipSync(zip))) {
    const file = new ZipDeflate(path);
    stream.add(file);
    file.push(content, true);
  }
  stream.end();
  return joinBytes(chunks);
}

const zeros = (megabytes: number) => new Uint8Array(megabytes * 1024 * 1024);

/** Another size for what is larger than half a megabyte. */
function withDeclaredSize(zip: Uint8Array, size: number): Uint8Array {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.length);
  for (let at = 0; at < zip.length - 46; at += 1) {
    const isEntry = view.getUint32(at, true) === 0x02014b50;
    if (isEntry && view.getUint32(at + 24, true) > 512 * 1024) view.setUint32(at + 24, size, true);
  }
  return zip;
}

/** Rows of words within the limits, or an Italian sentence. */
async function answers(bytes: Uint8Array): Promise<boolean> {
  const read = await readRows(bytes, "opere.xlsx");
  const sentences: readonly string[] = Object.values(sheetRefusals);
  if ("refusal" in read) return sentences.includes(read.refusal);
  return read.sheets.every(({ rows }) =>
    rows.every((row) => row.length <= 60 && row.every((cell) => typeof cell === "string")),
  );
}

function excelWith(parts: Zippable) {
  return excel({ sheets: { A: "" }, parts });
}

function utf16(text: string, isLittle: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  Array.from({ length: text.length }, (_, index) =>
    view.setUint16(index * 2, text.charCodeAt(index), isLittle),
  );
  return bytes;
}

function windows(text: string): Uint8Array {
  const codes: Record<string, number> = { "“": 0x93, "”": 0x94 };
  return Uint8Array.from(text, (letter) => codes[letter] ?? letter.charCodeAt(0));
}

function macRoman(text: string): Uint8Array {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const letters = new TextDecoder("macintosh").decode(bytes);
  return Uint8Array.from(text, (letter) => letters.indexOf(letter));
}
