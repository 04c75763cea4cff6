import { assert, constantFrom, oneof, property, string } from "fast-check";
import { expect, it } from "vitest";
import { slugify } from "./slugify.ts";

const sansepolcro =
  "Museo Civico Medievale e Moderno della Città di Sansepolcro e della Valtiberina Toscana";

it.each([
  ["Città & Sala 3", "citta-sala"],
  ["— L’Apollo! —", "l-apollo"],
  [sansepolcro, "museo-civico-medievale-e-moderno-della-citta-di-sansepolcro-e-della-valtiberina"],
  ["1613", ""],
])("“%s” has an address that can be read aloud", (name, address) => {
  expect(slugify(name)).toBe(address);
});

it("whatever the name is, its address is one that every reader takes, or there is none", () => {
  const long = constantFrom("a ", "ab-", "Città, ", "l’").map((piece) => piece.repeat(60));
  assert(
    property(oneof(string({ unit: "grapheme" }), long, string()), string(), (name, more) => {
      const address = slugify(name + more);
      expect(address).toMatch(/^(?:[a-z]+(?:-[a-z]+)*)?$/);
      expect(address.length).toBeLessThanOrEqual(80);
      expect(slugify(address)).toBe(address);
    }),
  );
});
