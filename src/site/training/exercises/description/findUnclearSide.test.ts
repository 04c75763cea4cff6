import { expect, it } from "vitest";
import { findUnclearSide } from "./findUnclearSide.ts";

it.each<[what: string, sentences: string[], found: string | undefined]>([
  ["no side", ["Un cane siede.", "È un maestro maldestro."], undefined],
  ["a side", ["Un cane siede.", "A sinistra c’è un secchio."], "A sinistra c’è un secchio."],
  ["the first of two", ["In alto a Destra.", "A sinistra."], "In alto a Destra."],
  ["beside somebody, who may be turned round", ["Alla destra del cane."], "Alla destra del cane."],
  ["a hand", ["La mano destra tiene l’archetto.", "La zampa sinistra è alzata."], undefined],
  [
    "a hand and a place",
    ["La mano destra tiene l’archetto.", "A destra c’è un ramo."],
    "A destra c’è un ramo.",
  ],
])("left and right belong to nobody: %s", (_, sentences, found) => {
  expect(findUnclearSide(sentences)).toBe(found);
});

it.each([
  "Destra e sinistra sono di chi guarda.",
  "Destra e sinistra sono quelle di chi sta di fronte.",
  "Sinistra e destra sono le tue.",
  "La destra è la nostra.",
  "Alla tua sinistra c’è un secchio.",
  "Sulla nostra destra c’è un secchio.",
  "Un secchio sta a destra, per te.",
  "Dal tuo punto di vista il secchio è a destra.",
  "Stando davanti al disegno, il secchio è a destra.",
  "Guardandolo di fronte, il secchio è a destra.",
])("somebody’s, once it is said: %s", (sentence) => {
  expect(findUnclearSide([sentence, "A sinistra c’è un cane."])).toBeUndefined();
  expect(findUnclearSide(["A sinistra c’è un cane.", sentence])).toBeUndefined();
});
