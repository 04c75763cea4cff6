import { expect, it } from "vitest";
import { addressOfMuseum } from "./newMuseum.ts";

it.each([
  ["Museo della Carta", "museo-della-carta"],
  ["Contatti", "museo-contatti"],
  ["CON", "museo-con"],
  ["", "museo"],
])("the museum “%s” has an address with which its file can be opened again", (name, address) => {
  expect(addressOfMuseum(name)).toBe(address);
});
