/**
 * `npm run bench`: how heavy and how fast the site is. Its last results: docs/performance.md.
 * `npm run bench -- ears`: how well it recognises speech on the device, which takes hours; with
 * `--quick` a first look, with `--size` and `--language` a part of it, with `--into` as a file.
 * `npm run bench -- publishing --large` publishes a thousand works and builds two hundred museums.
 * Other names run only the benches that are named.
 */
import { parseArgs } from "node:util";
import { install } from "../machine/install.js";

const { values: options, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: "boolean", default: false },
    size: { type: "string", multiple: true, default: [] },
    language: { type: "string", multiple: true, default: [] },
    into: { type: "string" },
    large: { type: "boolean", default: false },
  },
});

install();
await import("../building/buildSite.js");
const { pageSizes } = await import("../checks/sizes.js");
const { budgetOf } = await import("../checks/budgets.js");
const { benchCatalogue } = await import("../bench/catalogue.js");
const { benchOffline } = await import("../bench/offline.js");
const { benchFirstPaint } = await import("../bench/firstPaint.js");
const { benchLighthouse } = await import("../bench/lighthouse.js");
const { benchCaptions } = await import("../bench/captions.js");
const { benchPublishing } = await import("../bench/publishing.js");
const { benchCodes } = await import("../bench/codes.js");
const { benchMainThread } = await import("../bench/mainThread.js");
const { benchStudio } = await import("../bench/studio.js");
const { benchBooth } = await import("../bench/booth.js");
const { benchEars } = await import("../bench/ears.js");

/** @type {Record<string, () => boolean | Promise<boolean>>} */
const benches = {
  sizes: tellSizes,
  firstPaint: benchFirstPaint,
  lighthouse: benchLighthouse,
  offline: benchOffline,
  mainThread: benchMainThread,
  studio: benchStudio,
  booth: benchBooth,
  captions: benchCaptions,
  catalogue: benchCatalogue,
  publishing: () => benchPublishing({ isLarge: options.large }),
  codes: benchCodes,
  ears: () =>
    benchEars({
      isQuick: options.quick,
      sizes: options.size,
      languages: options.language,
      ...(options.into && { into: options.into }),
    }),
};
const unknown = asked.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0)
  throw new Error(
    `There is no bench ${unknown.join(", ")}, but there are ${Object.keys(benches).join(", ")}.`,
  );
const met = [];
for (const [name, bench] of Object.entries(benches))
  if (asked.length > 0 ? asked.includes(name) : name !== "ears") met.push(await bench());
process.exit(met.every(Boolean) ? 0 : 1);

function tellSizes() {
  const kB = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1).padStart(8);
  console.log("\nFirst visit, kB as sent with brotli");
  console.log(`${"page".padEnd(50)}  script    data  budget    html   style    font`);
  for (const { route, script, data, html, style, font } of pageSizes()) {
    const budget = budgetOf(route) * 1000;
    console.log(`${route.padEnd(50)}${[script, data, budget, html, style, font].map(kB).join("")}`);
  }
  return true;
}
