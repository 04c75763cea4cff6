import { expect, it } from "vitest";
import { edgesOf, labelSizes, sheet, shortenTitle } from "./labelSizes.ts";
import type { LabelSize } from "../../draft/documents/labelsDocument.ts";
import * as fc from "fast-check";

/** In millimetres: what printers leave white. */
const UNPRINTED = 5;

it.each(Object.keys(labelSizes) as LabelSize[])("a sheet of %s labels fits A4", (size) => {
  const { width, height, columns, rows, gap } = labelSizes[size];
  const { across, down } = edgesOf(size);
  expect(across[0]).toBeGreaterThanOrEqual(UNPRINTED);
  expect(down[0]).toBeGreaterThanOrEqual(UNPRINTED);
  expect(across.at(-1)).toBeCloseTo(sheet.width - across[0]!);
  expect(down.at(-1)).toBeCloseTo(sheet.height - down[0]!);
  expect(across.at(-1)! - across[0]!).toBeCloseTo(columns * width);
  expect(down.at(-1)! - down[0]!).toBeCloseTo(rows * height + (rows - 1) * gap);
});

it.each([
  ["Apollo", 20, "Apollo"],
  ["  Apollo \n e Dafne ", 20, "Apollo e Dafne"],
  ["Ritratto di gentiluomo con la mano sul cuore", 30, "Ritratto di gentiluomo con la…"],
  ["Davide, con la testa", 10, "Davide…"],
  ["Donaudampfschifffahrt", 10, "Donaudamp…"],
  ["🖼🖼🖼🖼🖼🖼", 4, "🖼🖼🖼…"],
])("“%s” in %i letters is “%s”", (text, most, short) => {
  expect(shortenTitle(text, most)).toBe(short);
});

it("is never longer than asked, and is the text itself where that fits", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 2, max: 50 }), (text, most) => {
      const short = shortenTitle(text, most);
      const whole = text.trim().replaceAll(/\s+/g, " ");
      expect([...short].length).toBeLessThanOrEqual(most);
      expect(short === whole || ([...whole].length > most && short.endsWith("…"))).toBe(true);
    }),
  );
});
