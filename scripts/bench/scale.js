/**
 * Writes the tables of docs/scale.md from what `npm run bench -- publishing` has measured:
 * node scripts/bench/scale.js
 */
import { readFileSync } from "node:fs";
import { writeSection } from "../checks/writeSection.js";
import { inProject } from "../project.js";

/** Of a museum that is neither small nor large. */
const WORKS = 20;
const VISITS = 1_000_000;
/** Visitors do not come evenly: so many times as many as on average come in the busiest hours. */
const BUSIEST = 10;

const { date, load, guides, builds } = JSON.parse(
  readFileSync(inProject("scripts/bench/publishing.json"), "utf8"),
);
const [few, ...others] = guides;
const many = others.at(-1);

writeSection("docs/scale.md", "measured", [
  `Measured ${date}; the load of the machine with two cores was ${load}, and a quiet one is faster.`,
  "",
  "| works in five languages | files | MB | published, s | in all threads, s | memory, MB | after a changed sentence, s |",
  "| --- | --- | --- | --- | --- | --- | --- |",
  ...guides.map(
    (/** @type {any} */ { works, files, bytes, anew, again }) =>
      `| ${count(works)} | ${count(files)} | ${mega(bytes)} | ${anew.seconds} | ${anew.threads} | ${anew.megabytes} | ${again.seconds} |`,
  ),
  "",
  ...builds.map(
    (/** @type {any} */ { museums, seconds, threads, megabytes, kit }) =>
      `- \`npm run build\` with ${museums} ${museums === 1 ? "museum" : "museums"}: ${seconds} s (${threads} in all threads), ${megabytes} MB of memory, version of the app \`${kit}\`, without compressed copies`,
  ),
]);

writeSection("docs/scale.md", "museums", [
  `| museums of ${WORKS} works | files | GB | published one after the other, h | the same after a changed sentence each, h |`,
  "| --- | --- | --- | --- | --- |",
  ...[10, 1_000, 100_000].map((museums) => {
    const hours = (/** @type {(guide: any) => number} */ seconds) =>
      decimal((museums * at(WORKS, seconds)) / 3600);
    return `| ${count(museums)} | ${count(museums * at(WORKS, ({ files }) => files))} | ${count((museums * at(WORKS, ({ bytes }) => bytes)) / 1e9)} | ${hours(({ anew }) => anew.threads)} | ${hours(({ again }) => again.threads)} |`;
  }),
]);

const { first, kept, download } = few.visit;
const both = { requests: first.requests + kept.requests, bytes: first.bytes + kept.bytes };
writeSection("docs/scale.md", "visits", [
  `| a visit | requests | kB as sent | ${count(VISITS)} a month | requests a second, in the busiest hours |`,
  "| --- | --- | --- | --- | --- |",
  visitRow("the first page, the list", first),
  visitRow("and the app, which the device keeps", kept),
  visitRow("a page after that, in a museum with a network", { requests: 2, bytes: 2_000 }),
  visitRow("any page without a network", { requests: 0, bytes: 0 }),
  visitRow(`a whole visit downloaded, ${few.works} works`, download),
]);

const perWork = (/** @type {(guide: any) => number} */ measure) =>
  (measure(many) - measure(few)) / (many.works - few.works);
const upTo = (/** @type {(guide: any) => number} */ measure, /** @type {number} */ most) =>
  count(few.works + (most - measure(few)) / perWork(measure));
writeSection("docs/scale.md", "hosts", [
  "| what a host takes | is reached with |",
  "| --- | --- |",
  `| 1,000 files, Cloudflare Pages by drag and drop | ${upTo(({ files }) => files, 1_000)} works |`,
  `| 20,000 files, Cloudflare Pages, free | ${upTo(({ files }) => files, 20_000)} works |`,
  `| 100,000 files, Cloudflare Pages, paid | ${upTo(({ files }) => files, 100_000)} works |`,
  `| 25 MiB a file, Cloudflare Pages | the largest here has ${mega(many.largest)} MB, with ${many.works} works |`,
  `| 1 GB, GitHub Pages | ${upTo(({ bytes }) => bytes, 1e9)} works |`,
  `| 100 GB a month, GitHub Pages | ${count(100e9 / both.bytes)} first visits, or ${count(100e9 / (both.bytes + download.bytes))} with a downloaded visit of ${few.works} works |`,
  `| 500 builds a month, Cloudflare Pages, free | none: what is published is not built there |`,
]);

/**
 * @param {string} title
 * @param {{ requests: number, bytes: number }} visit
 */
function visitRow(title, { requests, bytes }) {
  const perSecond = (requests * VISITS * BUSIEST) / (30 * 86_400);
  return `| ${title} | ${count(requests)} | ${count(bytes / 1000)} | ${count((bytes * VISITS) / 1e9)} GB | ${count(perSecond)} |`;
}

/**
 * Of a museum of so many works, between the two that were measured.
 * @param {number} works
 * @param {(guide: any) => number} measure
 */
function at(works, measure) {
  const next = others[0];
  const share = (works - few.works) / (next.works - few.works);
  return measure(few) + share * (measure(next) - measure(few));
}

/** @param {number} number */
function count(number) {
  return new Intl.NumberFormat("en").format(Math.round(number));
}

/** @param {number} number */
function decimal(number) {
  return new Intl.NumberFormat("en", { maximumSignificantDigits: 2 }).format(number);
}

/** @param {number} bytes */
function mega(bytes) {
  return count(bytes / 1e6);
}
