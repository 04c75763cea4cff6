import { assert, constantFrom, integer, oneof, property, string, tuple } from "fast-check";
import { describe, expect, it } from "vitest";
import type { Dating } from "../../../content/schema/schema.ts";
import { dateFrom } from "./dateFrom.ts";
import { dateText } from "./dateText.ts";

const understood: [string, Dating][] = [
  ["1613", { year: 1613 }],
  [" 1613. ", { year: 1613 }],
  ["(1613)", { year: 1613 }],
  ["datato 1613", { year: 1613 }],
  ["1613-1615", { year: [1613, 1615] }],
  ["1613 – 1615", { year: [1613, 1615] }],
  ["1613/1615", { year: [1613, 1615] }],
  ["1613–15", { year: [1613, 1615] }],
  ["1613-5", { year: [1613, 1615] }],
  ["dal 1613 al 1615", { year: [1613, 1615] }],
  ["tra il 1613 e il 1615", { year: [1613, 1615] }],
  ["between 1613 and 1615", { year: [1613, 1615] }],
  ["from 1613 to 1615", { year: [1613, 1615] }],
  ["ca. 1525", { about: 1525 }],
  ["ca 1525", { about: 1525 }],
  ["c. 1525", { about: 1525 }],
  ["c.1525", { about: 1525 }],
  ["circa 1620-1625", { about: [1620, 1625] }],
  ["ca. 1620 - ca. 1625", { about: [1620, 1625] }],
  ["tra il 1620 e il 1625 circa", { about: [1620, 1625] }],
  ["verso il 1525", { about: 1525 }],
  ["intorno al 1525", { about: 1525 }],
  ["around 1525", { about: 1525 }],
  ["1525 ca.", { about: 1525 }],
  ["1525ca", { about: 1525 }],
  ["1525 circa", { about: 1525 }],
  ["1525 (?)", { about: 1525 }],
  ["1525?", { about: 1525 }],
  ["prima del 1612", { before: 1612 }],
  ["ante 1612", { before: 1612 }],
  ["Before 1612", { before: 1612 }],
  ["prima dell’80 a.C.", { before: -80 }],
  ["dopo il 1600", { after: 1600 }],
  ["post 1600", { after: 1600 }],
  ["after 1600", { after: 1600 }],
  ["XVII secolo", { century: 17 }],
  ["sec. XVII", { century: 17 }],
  ["sec.XVII", { century: 17 }],
  ["secolo XVII", { century: 17 }],
  ["XVII sec.", { century: 17 }],
  ["XVII", { century: 17 }],
  ["17° secolo", { century: 17 }],
  ["diciassettesimo secolo", { century: 17 }],
  ["Seicento", { century: 17 }],
  ["’600", { century: 17 }],
  ["17th century", { century: 17 }],
  ["Seventeenth century", { century: 17 }],
  ["17th c.", { century: 17 }],
  ["I secolo a.C.", { century: -1 }],
  ["sec. IV a. C.", { century: -4 }],
  ["5th century BC", { century: -5 }],
  ["II secolo d.C.", { century: 2 }],
  ["44 a.C.", { year: -44 }],
  ["44 aC", { year: -44 }],
  ["-44", { year: -44 }],
  ["50 BC", { year: -50 }],
  ["50 BCE", { year: -50 }],
  ["100-44 a.C.", { year: [-100, -44] }],
  ["27 a.C. - 14 d.C.", { year: [-27, 14] }],
  ["79 d.C.", { year: 79 }],
  ["AD 79", { year: 79 }],
  ["circa 44 a.C.", { about: -44 }],
  ["1500/1510", { year: [1500, 1510] }],
  ["14-37 d.C.", { year: [14, 37] }],
  ["12/05/1913", { year: 1913 }],
  ["12.05.1913", { year: 1913 }],
  ["1974/04/25", { year: 1974 }],
  ["1922/00/00", { year: 1922 }],
  ["1913-05-12", { year: 1913 }],
  ["12 maggio 1913", { year: 1913 }],
  ["prima metà del XVII secolo", { about: [1600, 1649] }],
  ["sec. XVII, seconda metà", { about: [1650, 1699] }],
  ["secondo quarto del Seicento", { about: [1625, 1649] }],
  ["prima metà del I secolo a.C.", { about: [-100, -51] }],
  ["prima metà del I secolo", { about: [1, 49] }],
];

const inDoubt = [
  "03/1999",
  "3/1999",
  "12-1999",
  "03.1999",
  "dal 3 al 1999",
  "1999/03",
  "1903/05",
  "03/12",
  "45/45/1999",
  "99",
  "circa 79",
  "prima dell’80",
  "",
  "s.d.",
  "0",
  "1613 o 1614",
  "2200",
  "1615-1613",
  "44 a.C. - 14",
  "14 d.C. - 44 a.C.",
  "inizio Seicento",
  "XVI-XVII secolo",
  "forse prima del 1612",
  "circa XVII secolo",
  "entro il 1612",
  "1612, restaurato nel 1900",
  "XXIII secolo",
  "IIV secolo",
  "1613-05",
  "secolo",
  "1".repeat(4000),
];

describe("a date is understood as curators write it", () => {
  it.each(understood)("%s", (text, date) => {
    expect(dateFrom(text)).toEqual(date);
  });
});

describe("a date in doubt is left to the curator", () => {
  it.each(inDoubt)("%s", (text) => {
    expect(dateFrom(text)).toBeUndefined();
  });
});

describe("a date in its field", () => {
  it.each<[Dating, string]>([
    [{ year: 1613 }, "1613"],
    [{ year: [1613, 1615] }, "1613–1615"],
    [{ year: [-100, -44] }, "100–44 a.C."],
    [{ year: [-27, 14] }, "27 a.C. – 14 d.C."],
    [{ about: 1525 }, "1525 circa"],
    [{ about: [1620, 1625] }, "1620–1625 circa"],
    [{ before: 1612 }, "prima del 1612"],
    [{ after: -80 }, "dopo l’80 a.C."],
    [{ year: 79 }, "79 d.C."],
    [{ year: [14, 37] }, "14–37 d.C."],
    [{ before: 80 }, "prima dell’80 d.C."],
    [{ century: -1 }, "I secolo a.C."],
  ])("%j is written %s", (date, text) => {
    expect(dateText(date)).toBe(text);
  });

  it("is the same date when it is read again", () => {
    const year = integer({ min: -5000, max: 2100 }).filter((number) => number !== 0);
    const years = tuple(year, year).map(([one, other]): [number, number] => [
      Math.min(one, other),
      Math.max(one, other),
    ]);
    const date = oneof(
      year.map((number) => ({ year: number })),
      years.map((pair) => ({ year: pair })),
      year.map((number) => ({ about: number })),
      years.map((pair) => ({ about: pair })),
      year.map((number) => ({ before: number })),
      year.map((number) => ({ after: number })),
      integer({ min: -50, max: 21 })
        .filter((number) => number !== 0)
        .map((number) => ({ century: number })),
    );
    assert(
      property(date, (one) => {
        expect(dateFrom(dateText(one))).toEqual(one);
      }),
      { numRuns: 3000 },
    );
  });

  it("may hold anything without breaking", () => {
    const pieces = constantFrom(
      "16",
      "13",
      " ",
      "-",
      "a.C.",
      "circa",
      "sec.",
      "XV",
      "dal",
      "(",
      "?",
      "’",
    );
    const text = oneof(string({ unit: "grapheme" }), string({ unit: pieces }));
    assert(
      property(text, (one) => {
        const date = dateFrom(one);
        expect(date && dateFrom(dateText(date))).toEqual(date);
      }),
      { numRuns: 2000 },
    );
  });
});
