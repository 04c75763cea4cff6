/** `npm run bench`: how heavy and how fast the site is. Its last results: docs/performance.md. */
import { install } from "../machine/install.js";

install();
await import("../building/buildSite.js");
const { pageSizes } = await import("../checks/sizes.js");
const { budgets } = await import("../checks/budgets.js");
const { benchCatalogue } = await import("../bench/catalogue.js");
const { benchOffline } = await import("../bench/offline.js");
const { benchFirstPaint } = await import("../bench/firstPaint.js");
const { benchLighthouse } = await import("../bench/lighthouse.js");
const { benchCaptions } = await import("../bench/captions.js");
const { benchCodes } = await import("../bench/codes.js");
const { benchMainThread } = await import("../bench/mainThread.js");
const { benchStudio } = await import("../bench/studio.js");
const { benchBooth } = await import("../bench/booth.js");

const kB = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1).padStart(8);
console.log("\nFirst visit, kB as sent with brotli");
console.log(`${"page".padEnd(50)}  script    data  budget    html   style    font`);
for (const { route, script, data, html, style, font } of pageSizes()) {
  const budget = (budgets[route] ?? 0) * 1000;
  console.log(`${route.padEnd(50)}${[script, data, budget, html, style, font].map(kB).join("")}`);
}

const met = [
  await benchFirstPaint(),
  await benchLighthouse(),
  await benchOffline(),
  await benchMainThread(),
  await benchStudio(),
  await benchBooth(),
  await benchCaptions(),
  benchCatalogue(),
  await benchCodes(),
];
process.exit(met.every(Boolean) ? 0 : 1);
