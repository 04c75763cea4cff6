import { expect, it } from "vitest";
import * as content from "../../../src/content/forScripts.ts";
import { featuredMuseum } from "../../../src/site/home/homeData.ts";
import { exampleMuseum, packExample } from "./example.js";

it("the museum that the studio is tried on is the one that the site speaks of", () => {
  expect(exampleMuseum).toBe(featuredMuseum);
});

it("the example can be opened like any museum, and is small enough for every host", async () => {
  const { zip, example } = await packExample(content);
  expect(example).toMatchObject({ address: featuredMuseum, bytes: zip.length });
  expect(example.name).not.toBe("");
  expect(zip.length).toBeLessThan(20_000_000);
  const opened = await content.readMuseumZip(new Uint8Array(zip));
  expect(opened).not.toHaveProperty("refusal");
  expect(opened).toHaveProperty("museum");
  const { museum, faults } = await content.readMuseum((opened as { museum: never }).museum);
  expect(faults).toEqual([]);
  expect(museum?.facts.works.length).toBeGreaterThan(0);
});
