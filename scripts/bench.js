/** `npm run bench`: what pages weigh, how well and fast codes are read, what captions cost after hours. */
import { install } from "./install.js";

install();
await import("./buildSite.js");
const { pageSizes } = await import("./sizes.js");
const { budgets } = await import("./budgets.js");
const { benchCaptions } = await import("./bench/captions.js");
const { benchCodes } = await import("./bench/codes.js");
const { benchMainThread } = await import("./bench/mainThread.js");

const kB = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1).padStart(8);
console.log("\nFirst visit, kB as sent with brotli");
console.log(`${"page".padEnd(50)}  script  budget    html   style    font`);
for (const { route, script, html, style, font } of pageSizes()) {
  const budget = (budgets[route] ?? 0) * 1000;
  console.log(`${route.padEnd(50)}${[script, budget, html, style, font].map(kB).join("")}`);
}

const met = [await benchCaptions(), await benchMainThread(), await benchCodes()];
process.exit(met.every(Boolean) ? 0 : 1);
