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

test.each<[Language, string]>([
  ["en", "less than 1 MB"],
  ["fr", "moins de 1 Mo"],
  ["de", "weniger als 1 MB"],
  ["it", "meno di 1 MB"],
  ["es", "menos de 1 MB"],
])("what is small is not said to be nothing, in %s", (language, said) => {
  expect(spaced(megabytesIn(language, 1))).toBe(said);
  expect(spaced(megabytesIn(language, 49_999))).toBe(said);
  expect(megabytesIn(language, 50_000)).not.toBe(said);
  expect(megabytesIn(language, 0)).toMatch(/^0/);
});

function tenths() {
  return double({ min: 0, max: 20_000, noNaN: true }).map((value) => Math.round(value * 10) / 10);
}

/** Any space that does not break will do, so all of them are compared as one. */
function spaced(text: string) {
  return text.replaceAll(/\s/g, " ");
}
