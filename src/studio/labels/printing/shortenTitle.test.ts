import * as fc from "fast-check";
import { expect, it } from "vitest";
import { shortenTitle } from "./shortenTitle.ts";

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
