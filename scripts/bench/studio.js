import { readdirSync, readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { browser, browserFlags } from "../machine/browser.js";
import { serve } from "../hosting/serve.js";
import { folderOf } from "../museums/folders.js";
import { median } from "./median.js";

const WORKS = 1000;
/** In milliseconds: from opening the draft to its list, and from a key to what is seen of it. */
const OPENED = 2000;
const KEY = 50;
const SLOWER = 4;

const languages = ["it", "en", "fr", "de", "es"];
const text = "Davanti, al centro, c’è una barca con le ruote.";

/**
 * Measures the studio with a museum of a thousand works in five languages: how long it takes to
 * open, and at a quarter of the processor how long a key takes in each kind of field.
 */
export async function benchStudio() {
  const { port, close } = await serve({ port: 0 });
  const chrome = await chromium.launch({ executablePath: await browser(), args: browserFlags });
  try {
    const page = await chrome.newPage({ viewport: { width: 1280, height: 800 } });
    const studio = `http://localhost:${port}/studio`;
    await page.goto(studio);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.evaluate(keepDraft, largeMuseum());
    console.log(`\nThe studio with ${WORKS} works in ${languages.length} languages`);
    const opening = [
      await opened(page, studio),
      await opened(page, studio),
      await opened(page, studio),
    ];
    const met = [show("opened", median(opening), OPENED)];
    const session = await page.context().newCDPSession(page);
    await page.goto(`${studio}/../robots.txt`);
    await page.evaluate(() => document.body.replaceChildren(document.createElement("textarea")));
    const plain = await typing(session, page, page.getByRole("textbox"));
    console.log(
      `  a key in a page with nothing else, at 1/${SLOWER} of the processor: ${plain.toFixed(0)} ms`,
    );
    for (const [what, screen, field] of fields) {
      await page.goto(`${studio}#/bench/${screen}`);
      const typed = page
        .getByRole("region", { name: field[0], exact: true })
        .getByRole("textbox")
        .nth(field[1]);
      await typed.fill("");
      const keys = await typing(session, page, typed);
      met.push(show(`more than that in ${what}`, keys - plain, KEY));
    }
    return met.every(Boolean);
  } finally {
    await chrome.close();
    close();
  }
}

/** @type {[what: string, screen: string, field: [region: string, number: number]][]} */
const fields = [
  ["the title", "opere/apollo-a", ["I dati dell’opera", 0]],
  ["a text, the phone beside it", "opere/apollo-a/it", ["Testo breve", 0]],
  ["a sentence, the phone beside it", "opere/apollo-a/it", ["Descrizione", 1]],
  ["a sentence of a translation", "opere/apollo-a/en", ["Descrizione", 1]],
  ["a sentence of the tour", "percorso/it", ["Introduzione", 0]],
];

/**
 * @param {string} what
 * @param {number} time
 * @param {number} most
 */
function show(what, time, most) {
  const isMet = time <= most;
  console.log(`  ${isMet ? "met   " : "MISSED"} ${what}: ${time.toFixed(0)} ms (target ${most})`);
  return isMet;
}

/**
 * @param {import("@playwright/test").Page} page
 * @param {string} studio
 */
async function opened(page, studio) {
  await page.goto("about:blank");
  await page.goto(`${studio}#/bench/opere`);
  await page.getByText(`${WORKS} opere`).waitFor();
  return page.evaluate(() => performance.now());
}

/**
 * How long a key takes on a slow device, in the middle: the longest ones are the machine's.
 * @param {import("@playwright/test").CDPSession} session
 * @param {import("@playwright/test").Page} page
 * @param {import("@playwright/test").Locator} field
 */
async function typing(session, page, field) {
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await field.focus();
  await page.evaluate(() => {
    const keys = /** @type {number[]} */ ([]);
    Object.assign(window, { keys });
    // What is done for a key: its events, and all that follows from them before the next paint.
    let began = 0;
    addEventListener("keydown", () => (began = performance.now()), true);
    addEventListener("input", () =>
      requestAnimationFrame(() => setTimeout(() => keys.push(performance.now() - began))),
    );
  });
  await field.pressSequentially(text, { delay: 60 });
  const keys = await page.evaluate(() => /** @type {any} */ (window).keys);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const inOrder = keys.toSorted((/** @type {number} */ a, /** @type {number} */ b) => a - b);
  const slow = inOrder[Math.floor(inOrder.length * 0.95)];
  console.log(
    `         in the middle ${median(keys).toFixed(0)} ms, 19 of 20 within ${slow.toFixed(0)} ms`,
  );
  return median(keys);
}

/**
 * The documents of a draft with the words of a real museum, over and over.
 * @returns {[path: string, document: unknown][]}
 */
function largeMuseum() {
  const folder = folderOf("galleria-borghese");
  const json = (/** @type {string} */ path) =>
    JSON.parse(readFileSync(`${folder}/${path}`, "utf8"));
  const { works, tour } = json("museum.json");
  const slugs = works.map((/** @type {{ slug: string }} */ work) => work.slug);
  const all = Array.from({ length: WORKS }, (_, index) => ({
    ...works[index % works.length],
    slug: `${slugs[index % slugs.length]}-${letters(Math.floor(index / slugs.length))}`,
    id: index + 1,
    inventory: `${index + 1}`,
    picture: undefined,
  }));
  const first = tour.map((/** @type {string} */ slug) => `${slug}-a`);
  /** @type {[string, unknown][]} */
  const documents = [
    [
      "museum",
      {
        address: "bench",
        name: "Bench",
        languages,
        works: all.map(({ slug }) => slug),
        tour: first,
      },
    ],
  ];
  for (const { slug, ...facts } of all) documents.push([`works/${slug}`, facts]);
  for (const language of languages) {
    const words = Object.fromEntries(
      readdirSync(`${folder}/${language}`).map((name) => [
        name.replace(".json", ""),
        json(`${language}/${name}`),
      ]),
    );
    for (const { slug } of all) {
      const { $schema: _, ...said } = words[slug.replace(/-[a-z]+$/, "")];
      documents.push([`${language}/${slug}`, said]);
    }
    const { $schema: _, steps, ...parts } = words["tour"];
    const ofFirst = Object.entries(steps).map(([slug, step]) => [`${slug}-a`, step]);
    documents.push([`${language}/tour`, { ...parts, steps: Object.fromEntries(ofFirst) }]);
  }
  return documents;
}

/** @param {number} number 0 is a, 26 is ba @returns {string} */
function letters(number) {
  const last = String.fromCodePoint(97 + (number % 26));
  return number < 26 ? last : letters(Math.floor(number / 26)) + last;
}

/**
 * Runs in the page; the stores are those of `src/platform/drafts/draftsDatabase.ts`.
 * @param {[string, unknown][]} documents
 */
async function keepDraft(documents) {
  const request = indexedDB.open("varco-studio");
  await new Promise((resolve) => (request.onsuccess = resolve));
  const transaction = request.result.transaction(["drafts", "documents"], "readwrite");
  const now = Date.now();
  transaction
    .objectStore("drafts")
    .put({ id: "bench", name: "Bench", made: now, changed: now, seq: 0 });
  for (const [path, document] of documents)
    transaction.objectStore("documents").put(document, ["bench", path]);
  await new Promise((resolve) => (transaction.oncomplete = resolve));
  request.result.close();
}
