/** `npm run models`: makes every drawing without up-to-date files into a model (docs/tactile.md). */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { isDeepStrictEqual, parseArgs } from "node:util";
import { install } from "../machine/install.js";

const { values: options } = parseArgs({
  options: {
    only: { type: "string", multiple: true, default: [] },
    check: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

if (options.help) {
  console.log(`npm run models               makes what is missing or out of date
npm run models -- --check    has admesh and prusa-slicer look at every model, and prints time, grams, sizes
  --only apollo-emblem       these models only
What is wrong with a drawing is told with its place, and marked in a picture in models-faults/.`);
  process.exit();
}

install();
const { inProject } = await import("../project.js");
const { withSource } = await import("../museums/loadContent.js");
const { readDrawings } = await import("../models/drawings.js");
const { modelsFolder, readManifest, recipe, writeManifest } = await import("../models/manifest.js");

/** The files of a model by the end of their names, and what `buildModel` calls them. */
const files = /** @type {const} */ ({
  ".3mf": "threeMf",
  "-labels.3mf": "labels",
  "-stl.zip": "stl",
  "-swell.pdf": "swell",
});

const sides = /** @type {const} */ (["front", "right", "back", "left"]);

try {
  const { only = [] } = options;
  const drawings = await readDrawings();
  const wanted = drawings.filter(({ name }) => only.length === 0 || only.includes(name));
  if (wanted.length === 0) throw new Error("No drawing has that name.");
  mkdirSync(modelsFolder, { recursive: true });
  if (options.check) await checkAll(wanted);
  else await makeAll(wanted, drawings);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}

/**
 * @param {import("../models/drawings.js").ModelDrawing[]} wanted
 * @param {import("../models/drawings.js").ModelDrawing[]} all
 */
async function makeAll(wanted, all) {
  const { drawModel } = await import("../models/drawModel.js");
  await withSource("/src/tactile/forScripts.ts", async (tactile) => {
    const refused = [];
    for (const drawing of wanted) {
      const { faults, picture } = await tactile.checkDrawing(drawing.svg);
      if (faults.length > 0) refused.push(told(drawing.name, faults, picture));
    }
    if (refused.length > 0) throw new Error(refused.join("\n"));
    const manifest = readManifest();
    for (const drawing of wanted) {
      const { name, kind, title, svg, titles, path } = drawing;
      const from = recipe(svg, titles, tactile.figures);
      const facts = {
        recipe: from,
        title,
        kind,
        inserted: { path, lines: [...new Set(titles.map(([, each]) => each))] },
      };
      const known = manifest.models[name];
      for (const label of tactile.labelsFor(titles).unwritable) console.warn(missing(name, label));
      if (known?.recipe === from && areMade(name, known)) {
        manifest.models[name] = { ...known, ...facts };
        continue;
      }
      const started = performance.now();
      const model = await tactile.makeModel(svg, titles);
      const bytes = /** @type {Record<string, number>} */ ({});
      for (const [end, part] of Object.entries(files)) {
        const content = model[part];
        if (content) {
          writeFileSync(`${modelsFolder}/${name}${end}`, content);
          bytes[end] = content.length;
        } else rmSync(`${modelsFolder}/${name}${end}`, { force: true });
      }
      const seconds = (performance.now() - started) / 1000;
      for (const side of sides)
        writeFileSync(`${modelsFolder}/${name}-${side}.webp`, await drawModel(model.surface, side));
      manifest.models[name] = {
        ...facts,
        height: rounded(model.height),
        smallest: model.smallest,
        bytes,
        ...(known?.printed && { printed: known.printed }),
      };
      console.log(
        `${name}: ${seconds.toFixed(1)} s, ${model.surface.triangles.length / 3} triangles`,
      );
      writeManifest(manifest);
    }
    const from = recipe(tactile.figures);
    const isThere = [".3mf", ".stl"].every((end) => existsSync(`${modelsFolder}/holder${end}`));
    if (manifest.holder.recipe !== from || !isThere) {
      const { threeMf, stl } = await tactile.makeHolder();
      writeFileSync(`${modelsFolder}/holder.3mf`, threeMf);
      writeFileSync(`${modelsFolder}/holder.stl`, stl);
      manifest.holder = { recipe: from, bytes: { ".3mf": threeMf.length, ".stl": stl.length } };
    }
    const entries = new Map(Object.entries(manifest.models));
    // In the order of the works, and without those whose drawing is gone.
    manifest.models = Object.fromEntries(
      all.flatMap(({ name }) => {
        const entry = entries.get(name);
        return entry ? [[name, entry]] : [];
      }),
    );
    writeManifest(manifest);
  });
}

/**
 * @param {string} name
 * @param {import("../../src/tactile/model/label.ts").UnwritableLabel} label
 */
function missing(name, { language, title, because }) {
  const why = !because
    ? "the title is empty"
    : "letter" in because
      ? `“${because.letter}” in “${title}” has no Braille sign in that language`
      : `“${because.word}” in “${title}” is longer than a line`;
  return `${name}: no label in “${language}”: ${why}`;
}

/**
 * @param {string} name
 * @param {import("../models/manifest.js").MadeEntry} known
 */
function areMade(name, { bytes }) {
  const ends = [...Object.keys(bytes), ...sides.map((side) => `-${side}.webp`)];
  return ends.every((end) => existsSync(`${modelsFolder}/${name}${end}`));
}

/** @param {import("../models/drawings.js").ModelDrawing[]} wanted */
async function checkAll(wanted) {
  const { faultsOfBodies, checkModel, getPrograms, faultsOfMesh, printer, slicePart } =
    await import("../models/checkModel.js");
  getPrograms();
  const manifest = readManifest();
  const isSameSetting = isDeepStrictEqual(manifest.printer, printer);
  if (wanted.length < Object.keys(manifest.models).length && !isSameSetting)
    throw new Error("The settings of the printer are others now: check every model.");
  manifest.printer = printer;
  const faults = [
    ...faultsOfBodies(`${modelsFolder}/holder.3mf`),
    ...faultsOfMesh(`${modelsFolder}/holder.stl`),
    ...slicePart(`${modelsFolder}/holder.stl`, false).faults,
  ].map((fault) => `holder: ${fault}`);
  const rows = [];
  for (const { name } of wanted) {
    const entry = manifest.models[name];
    if (!entry) throw new Error(`${name} is to be made first: npm run models`);
    const read = (/** @type {string} */ end) =>
      new Uint8Array(readFileSync(`${modelsFolder}/${name}${end}`));
    const found = checkModel(read(".3mf"), read("-stl.zip"));
    faults.push(
      ...(entry.bytes["-labels.3mf"] ? faultsOfBodies(`${modelsFolder}/${name}-labels.3mf`) : []),
      ...found.faults.map((fault) => `${name}: ${fault}`),
    );
    const { relief, label } = found;
    entry.printed = { recipe: entry.recipe, relief, ...(label && { label }) };
    rows.push({
      model: name,
      time: `${Math.floor(relief.minutes / 60)} h ${relief.minutes % 60} min`,
      grams: relief.grams,
      "height, mm": entry.height,
      "smallest, mm": entry.smallest,
      "label, min": label?.minutes,
      "label, g": label?.grams,
    });
  }
  writeManifest(manifest);
  console.table(rows);
  if (faults.length > 0) throw new Error(`Cannot be printed so:\n${faults.join("\n")}`);
}

/**
 * @param {string} name
 * @param {import("../../src/tactile/model/buildModel.ts").ModelFault[]} faults
 * @param {string | undefined} picture
 */
function told(name, faults, picture) {
  const folder = inProject("models-faults");
  mkdirSync(folder, { recursive: true });
  if (picture) writeFileSync(`${folder}/${name}.svg`, picture);
  const lines = faults.map((fault, index) => {
    const { other, at } = fault.kind === "unreadable" ? {} : fault;
    const place = at ? ` at ${at[0]} mm from the left, ${at[1]} mm from the top` : "";
    const what = `${fault.kind}${fault.thing && `: ${fault.thing}`}`;
    return `  ${index + 1}. ${what}${other ? `, ${other}` : ""}${place}`;
  });
  return [
    `${name} cannot be made${picture ? `, see models-faults/${name}.svg` : ""}:`,
    ...lines,
  ].join("\n");
}

/** @param {number} value */
function rounded(value) {
  return Math.round(value * 100) / 100;
}
