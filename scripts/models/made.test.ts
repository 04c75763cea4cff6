import { existsSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { modelKinds } from "../../src/catalogue/models.ts";
import { figures } from "../../src/tactile/model/figures.ts";
import { labelsFor } from "../../src/tactile/model/label.ts";
import { checkDrawing } from "../../src/tactile/model/buildModel.ts";
import { everyMuseum, withContent } from "../museums/loadContent.js";
import { printer } from "./checkModel.js";
import { readDrawings } from "./drawings.js";
import { modelsFolder, readManifest, recipe } from "./manifest.js";

const drawings = await readDrawings();
const manifest = readManifest();

test("every drawing is made into a model, and no model is left of one that is gone", () => {
  expect(Object.keys(manifest.models)).toEqual(drawings.map(({ name }) => name));
});

test.each(drawings)(
  "$name has no fault, and its files are those of its drawing",
  async (drawing) => {
    const { name, title, kind, path, svg, titles } = drawing;
    expect((await checkDrawing(svg)).faults).toEqual([]);
    const entry = manifest.models[name]!;
    expect(entry).toMatchObject({ title, kind, inserted: { path } });
    expect(entry.recipe, "npm run models").toBe(recipe(svg, titles, figures));
    expect(entry.printed?.recipe, "npm run models -- --check").toBe(entry.recipe);
    for (const [end, bytes] of Object.entries(entry.bytes))
      expect(statSync(`${modelsFolder}/${name}${end}`).size).toBe(bytes);
    for (const side of ["front", "right", "back", "left"])
      expect(existsSync(`${modelsFolder}/${name}-${side}.webp`)).toBe(true);
  },
);

test("every title of every museum has its label in each language of the museum", async () => {
  const unwritable = await withContent(async (content) => {
    const museums = await everyMuseum(content);
    return museums.flatMap(({ facts, words }) =>
      facts.works.flatMap(({ slug, title }) =>
        modelKinds.flatMap((kind) => {
          const titles = facts.languages.map(
            (language) => [language, words[language]?.works[slug]?.title ?? title] as const,
          );
          return labelsFor(content.titlesOnLabel(kind, titles)).unwritable;
        }),
      ),
    );
  });
  expect(unwritable).toEqual([]);
});

test("times and weights are those of the settings that the page says", () => {
  expect(manifest.printer, "npm run models -- --check").toEqual(printer);
});

test("the holder is the one of these figures", () => {
  expect(manifest.holder.recipe, "npm run models").toBe(recipe(figures));
  expect(readFileSync(`${modelsFolder}/holder.3mf`).length).toBe(manifest.holder.bytes[".3mf"]);
});
