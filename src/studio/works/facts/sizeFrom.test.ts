import { assert, double, property, record, string } from "fast-check";
import { describe, expect, it } from "vitest";
import type { Size } from "./measuresIn.ts";
import { sizeFrom } from "./sizeFrom.ts";
import { sizeText } from "./sizeText.ts";

const understood: [string, Size][] = [
  ["127,5 × 188,5 cm", { height: 127.5, width: 188.5 }],
  ["127.5 x 188.5", { height: 127.5, width: 188.5 }],
  ["cm 191 x 116", { height: 191, width: 116 }],
  ["cm. 191 X 116", { height: 191, width: 116 }],
  ["h 191 x l 116 cm", { height: 191, width: 116 }],
  ["191 (h) x 116 (l) cm", { height: 191, width: 116 }],
  ["l 116 x h 191", { height: 191, width: 116 }],
  ["191x116x40", { height: 191, width: 116, depth: 40 }],
  ["191 × 116 × 40 cm", { height: 191, width: 116, depth: 40 }],
  ["altezza 243", { height: 243 }],
  ["altezza cm 243", { height: 243 }],
  ["h243", { height: 243 }],
  ["Height: 243 cm", { height: 243 }],
  ["diam. 62", { diameter: 62 }],
  ["ø 62 cm", { diameter: 62 }],
  ["Ø62", { diameter: 62 }],
  ["H. 62; L. 40; P. 30", { height: 62, width: 40, depth: 30 }],
  ["h 62 cm, l 40 cm, p 30 cm", { height: 62, width: 40, depth: 30 }],
  ["altezza 62 cm, diametro 40 cm", { height: 62, diameter: 40 }],
  ["62 h; 40 diam", { height: 62, diameter: 40 }],
  ["1,2 m", { height: 120 }],
  ["1,1 m x 45 cm", { height: 110, width: 45 }],
  ["45 mm", { height: 4.5 }],
  ["45 x 30 mm", { height: 4.5, width: 3 }],
  ["1.200 mm", { height: 120 }],
  ["1.200 m", { height: 120 }],
  ["1,25 x 1,01 m", { height: 125, width: 101 }],
  ["1.25 x 1.01 cm", { height: 1.25, width: 1.01 }],
  ["h. 125", { height: 125 }],
  ["62 x 8", { height: 62, width: 8 }],
  ["190 x 159 mm", { height: 19, width: 15.9 }],
  ["1.234,5 cm", { height: 1234.5 }],
  ["191 x 116 cm (senza cornice)", { height: 191, width: 116 }],
  ["Dimensioni: 191 per 116 cm", { height: 191, width: 116 }],
];

describe("a size is understood as curators write it", () => {
  it.each(understood)("%s", (text, size) => {
    expect(sizeFrom(text)).toEqual(size);
  });
});

describe("a size in doubt is left to the curator", () => {
  it.each([
    "",
    "grande",
    "circa 62 cm",
    "1.25 x 1.01",
    "1,25 × 1,01",
    "ø 2",
    "1250 x 1010",
    "1.250 x 1.010",
    "12,500",
    "1.250 cm",
    "1,250 mm",
    "45 mm x 30",
    "191 x 116 cm con cornice",
    "1 x 2 x 3 x 4",
    "h 62 h 40",
    "h 62 l",
    "0 x 12",
    "2000000 cm",
    "24 in",
    "-12",
    "h 62, d 40",
    "9".repeat(400),
  ])("%s", (text) => {
    expect(sizeFrom(text)).toBeUndefined();
  });
});

describe("a size in its field", () => {
  it.each<[Size, string]>([
    [{ height: 127.5, width: 188.5 }, "127,5 × 188,5 cm"],
    [{ height: 62, width: 40, depth: 30 }, "62 × 40 × 30 cm"],
    [{ height: 243 }, "altezza 243 cm"],
    [{ height: 30, diameter: 62 }, "altezza 30 cm, diametro 62 cm"],
  ])("%j is written %s", (size, text) => {
    expect(sizeText(size)).toBe(text);
  });

  it("is the same size when it is read again", () => {
    const centimetres = double({ min: 0, minExcluded: true, max: 100_000, noNaN: true });
    const size = record(
      { height: centimetres, width: centimetres, depth: centimetres, diameter: centimetres },
      { requiredKeys: [] },
    ).filter((one) => Object.keys(one).length > 0);
    assert(
      property(size, (one) => {
        expect(sizeFrom(sizeText(one))).toEqual(one);
      }),
      { numRuns: 2000 },
    );
  });

  it("may hold anything without breaking", () => {
    assert(
      property(string({ unit: "grapheme" }), (text) => {
        const size = sizeFrom(text);
        expect(size && sizeFrom(sizeText(size))).toEqual(size);
      }),
    );
  });
});
