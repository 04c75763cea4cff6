/**
 * `npm run pictures`: makes the copies of the drawings, the screens in the phone of the home page,
 * the icons and the README's pictures. `npm run pictures -- studio`: those of the studio alone, of
 * its handbook and on the home page.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { browser as findBrowser, browserFlags } from "../machine/browser.js";
import { copyOf, everyDrawing, widths } from "../building/publishing/drawings.js";
import { install } from "../machine/install.js";
import { everyLook, fileOfLook, photographLook } from "../checks/screenshots/looks.js";
import { photographCheckup } from "../checks/screenshots/checkupPictures.js";
import { photographDrawings } from "../checks/screenshots/handbookDrawings.js";
import {
  fileOfStudioLook,
  fileOfStudioPicture,
  photographStudio,
  photographStudioLook,
  studioSchemes,
} from "../checks/screenshots/studioPictures.js";
import { inProject } from "../project.js";
import { run } from "../machine/run.js";

install();
const { default: sharp } = await import("sharp");
const { chromium } = await import("@playwright/test");
const { serve } = await import("../hosting/serve.js");

const mark = readFileSync(inProject("public/icon.svg"), "utf8");
const chrome = await chromium.launch({
  executablePath: await findBrowser(),
  args: browserFlags,
});

const onlyStudio = process.argv[2] === "studio";
if (!onlyStudio) for (const file of everyDrawing()) await paint(file);
build();
let server = await serve({ port: 0 });
await studioPictures();
if (!onlyStudio) await others();
await chrome.close();
server.close();

async function studioPictures() {
  mkdirSync(inProject("docs/studio"), { recursive: true });
  for (const [name, picture] of [
    ...(await photographStudio(chrome, origin())),
    ...(await photographCheckup(chrome)),
    ...(await photographDrawings(chrome)),
  ])
    await sharp(picture).webp({ quality: 80, effort: 6 }).toFile(fileOfStudioPicture(name));
  for (const scheme of studioSchemes) {
    const picture = await photographStudioLook(chrome, origin(), scheme);
    const smaller = sharp(picture).resize(1024);
    await smaller.webp({ quality: 55, effort: 6 }).toFile(fileOfStudioLook(scheme));
  }
}

async function others() {
  for (const look of everyLook) {
    const picture = await photographLook(chrome, origin(), look);
    await sharp(picture).webp({ quality: 82, effort: 6 }).toFile(fileOfLook(look));
  }
  // The home page shows these pictures under new names, and the server lists files only at its
  // start.
  build();
  server.close();
  server = await serve({ port: 0 });
  await icon("icon-192.png", 192);
  await icon("icon-512.png", 512);
  // Phones crop these two, so the mark stays inside the circle that is always shown.
  await icon("apple-touch-icon.png", 180, "#fbf7f0", 0.66);
  await icon("icon-maskable-512.png", 512, "#fbf7f0", 0.56);
  for (const [file, drawing] of [
    ["scan", "camera"],
    ["captions", "captions"],
    ["tour", "play"],
    ["artworks", "palette"],
  ])
    await shortcut(`shortcut-${file}.png`, drawing ?? "");
  writeFileSync(inProject("public/favicon.ico"), icoOf(await drawIcon(32)));
  await shareablePicture();
  await readmePicture();
  await appPicture();
}

function origin() {
  return `http://localhost:${server.port}`;
}

function build() {
  if (!run(process.execPath, ["scripts/building/buildSite.js"])) process.exit(1);
}

/** @param {string} file a drawing of a work */
async function paint(file) {
  const page = await chrome.newPage({
    viewport: { width: 800, height: 1000 },
    deviceScaleFactor: 2,
  });
  await page.setContent(`<style>body { margin: 0 }</style>${readFileSync(file, "utf8")}`);
  const picture = await page.screenshot();
  await page.close();
  for (const width of widths)
    await sharp(picture).resize(width).webp({ quality: 75, effort: 6 }).toFile(copyOf(file, width));
}

/**
 * @param {string} file
 * @param {number} size
 * @param {string} [ground]
 * @param {number} [share] how much of the width the mark takes
 */
async function icon(file, size, ground, share) {
  writeFileSync(inProject(`public/${file}`), await drawIcon(size, ground, share));
}

/**
 * One of the app's icons, for a shortcut that a phone offers when the app on it is held down.
 * @param {string} file
 * @param {string} name
 */
async function shortcut(file, name) {
  const drawings = readFileSync(inProject("src/ui/brand/Icon.tsx"), "utf8");
  const path = new RegExp(`\\b${name}:\\s*"([^"]+)"`).exec(drawings)?.[1];
  if (!path) throw new Error(`There is no drawing ${name}`);
  await sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -12 48 48" width="96" height="96">
      <circle cx="12" cy="12" r="24" fill="#8a2d17"/>
      <path d="${path}" fill="none" stroke="#fffaf3" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>
    </svg>`),
  )
    .png()
    .toFile(inProject(`public/${file}`));
}

/**
 * @param {number} size
 * @param {string} [ground]
 * @param {number} [share]
 */
async function drawIcon(size, ground = "transparent", share = 1) {
  const page = await chrome.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>
    body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${ground} }
    svg { width: ${share * 100}vw }
  </style>${mark}`);
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
}

/**
 * An .ico may hold a PNG as it is.
 * @param {Buffer} png 32 pixels wide and high
 */
function icoOf(png) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.set([32, 32], 6);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** The top of the home page without what can be pressed, at the size that link previews use. */
async function shareablePicture() {
  const page = await chrome.newPage({ viewport: { width: 1200, height: 630 }, bypassCSP: true });
  await openHome(page);
  await page.addStyleTag({
    content: `.site-bar { position: absolute; inset: 0 0 auto; border: 0; background: none }
      .site-menu, .hero .actions, .hero ~ *, .site-footer { display: none }
      .hero { min-height: 630px } .hero h1 { font-size: 5.25rem }`,
  });
  await page.screenshot({ path: inProject("public/share.png") });
  await page.close();
}

/** @param {import("@playwright/test").Page} page */
async function openHome(page) {
  await page.goto(origin(), { waitUntil: "networkidle" });
  const missing = await page.evaluate(() =>
    Array.from(document.images)
      .filter((image) => image.loading !== "lazy" && image.naturalWidth === 0)
      .map((image) => image.src),
  );
  if (missing.length > 0) throw new Error(`The home page lacks ${missing.join(" ")}`);
}

async function readmePicture() {
  mkdirSync(inProject("docs"), { recursive: true });
  const page = await chrome.newPage({ viewport: { width: 1280, height: 800 } });
  await openHome(page);
  await page.screenshot({ path: inProject("docs/home.png") });
  await page.close();
}

/** Four screens of the app side by side, for the README. */
async function appPicture() {
  const [width, height, gap] = [360, 740, 24];
  const phone = await chrome.newContext({ viewport: { width, height }, reducedMotion: "reduce" });
  const page = await phone.newPage();
  const shown = [];
  for (const screen of ["disability", "blind-user", "transcription", "artwork/1"]) {
    await page.goto(`${origin()}/galleria-borghese/${screen}?lang=en`, {
      waitUntil: "networkidle",
    });
    shown.push(await page.screenshot());
  }
  await phone.close();
  await sharp({
    create: {
      width: shown.length * (width + gap) - gap,
      height,
      channels: 3,
      background: "#dccdb4",
    },
  })
    .composite(shown.map((input, at) => ({ input, left: at * (width + gap), top: 0 })))
    .png({ palette: true })
    .toFile(inProject("docs/app.png"));
}
