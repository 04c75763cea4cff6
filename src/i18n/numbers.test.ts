import { constantFrom, double, assert, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { languages, type Language } from "./languages.ts";
import { megabytesIn, numberIn, percentIn } from "./numbers.ts";

const one = { minimumFractionDigits: 0, maximumFractionDigits: 1 };

describe.each([
  ["a number", (language: Language, value: number) => numberIn(language, value), {}, 1],
  ["a share", percentIn, { style: "percent" }, 1],
  ["a size", megabytesIn, { style: "unit", unit: "megabyte", ...one }, 1_000_000],
] as const)("%s", (_, written, options: Intl.NumberFormatOptions, unit) => {
  test("is written as the language writes it", () => {
    assert(
      property(constantFrom(...languages), tenths(), (language, value) => {
        const expected = new Intl.NumberFormat(language, options).format(value);
        expect(spaced(written(language, value * unit))).toBe(spaced(expected));
      }),
    );
  });
});

function tenths() {
  return double({ min: 0, max: 20_000, noNaN: true }).map((value) => Math.round(value * 10) / 10);
}

/** Any space that does not break will do, so all of them are compared as one. */
function spaced(text: string) {
  return text.replaceAll(/\s/g, " ");
}
