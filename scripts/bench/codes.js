import { readdirSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import jsQR from "jsqr";
import { runnerImport } from "vite";
import { inProject, site } from "../project.js";
import { pixels } from "../checks/camera/cameraClip.js";
import { classes, framesOf, framesWithoutCode } from "./frames.js";

/** @typedef {typeof import("../../src/platform/camera/readCodes.ts")} Reader */
/** @typedef {{ right: boolean, wrong: boolean, ms: number }} Reading */
/** One frame, read by each decoder.
 *  @typedef {Record<"ours" | "deep" | "jsQR" | "inverting", Reading>} Row */
/** @typedef {Record<keyof Row, (picture: ImageData) => Promise<string[]> | string[]>} Decoders */

const WANTED = "/galleria-borghese/artwork/";
const FRAMES_A_CLASS = 40;
const FRAMES_WITHOUT_CODE = 300;

/**
 * Measures how well and how fast `readCodes` reads frames of 640 × 480, beside jsQR. The machine
 * may be busy, so every decoder reads each frame twice, and the better time counts. Answers whether
 * every target was met.
 */
export async function benchCodes() {
  const readBy = await decoders();
  /** @type {Record<string, Row[]>} */
  const withCode = {};
  for (const name of Object.keys(classes))
    withCode[name] = await rowsOf(await framesOf(name, FRAMES_A_CLASS), readBy);
  // Here only the time is compared, and jsQR with `attemptBoth` is slower than without.
  const { inverting: _, ...fastest } = readBy;
  const without = await rowsOf(await framesWithoutCode(FRAMES_WITHOUT_CODE), fastest);
  const all = Object.values(withCode).flat();

  console.log(`\nCodes read, of ${FRAMES_A_CLASS} frames a class\n`);
  console.log(line("", ["quick", "+ deep", "jsQR", "jsQR attemptBoth"]));
  for (const [name, rows] of [...Object.entries(withCode), ["all", all]]) {
    const shares = /** @type {const} */ (["ours", "deep", "jsQR", "inverting"]).map((decoder) =>
      share(/** @type {Row[]} */ (rows), decoder),
    );
    console.log(line(String(name), shares.map(percent)));
  }

  console.log("\nMilliseconds a frame: median / 95 of 100\n");
  console.log(line("", ["quick", "deep", "jsQR", "ratio"]));
  for (const [name, rows] of /** @type {const} */ ([
    ["with a code", all],
    ["without", without],
  ]))
    console.log(
      line(name, [
        .../** @type {const} */ (["ours", "deep", "jsQR"]).map(
          (decoder) =>
            `${ms(rows, decoder, 0.5).toFixed(1)} / ${ms(rows, decoder, 0.95).toFixed(1)}`,
        ),
        `${ratio(rows, 0.5).toFixed(1)} / ${ratio(rows, 0.95).toFixed(1)}`,
      ]),
    );

  const belowJsQR = Object.entries(withCode).filter(
    ([, rows]) => share(rows, "ours") < Math.max(share(rows, "jsQR"), share(rows, "inverting")),
  );
  const misread = [...all, ...without].filter(({ ours, deep }) => ours.wrong || deep.wrong).length;
  const points = 100 * (share(all, "ours") - share(all, "inverting"));
  const weight = decoderWeight();
  const targets = /** @type {const} */ ([
    [
      `without a code ${ratio(without, 0.5).toFixed(1)} times as fast`,
      ratio(without, 0.5) >= 8,
      "8",
    ],
    [
      `the slowest of them ${ratio(without, 0.95).toFixed(1)} times`,
      ratio(without, 0.95) >= 25,
      "25",
    ],
    [`with a code ${ratio(all, 0.5).toFixed(1)} times`, ratio(all, 0.5) >= 8, "8"],
    [`${points.toFixed(1)} points more codes read`, points >= 15, "15"],
    [`${belowJsQR.length} classes below jsQR`, belowJsQR.length === 0, "0"],
    [`${misread} frames misread`, misread === 0, "0"],
    [`${weight.toFixed(1)} KiB with brotli`, weight <= 330, "330 at most"],
  ]);
  console.log("\nTargets");
  for (const [what, isMet, target] of targets)
    console.log(`  ${isMet ? "met   " : "MISSED"} ${what} (target ${target})`);
  return targets.every(([, isMet]) => isMet);
}

/** @returns {Promise<Decoders>} */
async function decoders() {
  const { module } = await runnerImport(inProject("src/platform/camera/readCodes.ts"));
  const { prepareCodes, readCodes } = /** @type {Reader} */ (module);
  const { resolve } = createRequire(import.meta.url);
  const program = readFileSync(resolve("zxing-wasm/reader/zxing_reader.wasm"));
  await prepareCodes({ binary: Uint8Array.from(program).buffer });
  // jsQR keeps the options of a call as the defaults of the next, so every call names them all.
  const withJsQR =
    (/** @type {"dontInvert" | "attemptBoth"} */ inversionAttempts) =>
    (/** @type {ImageData} */ { data, width, height }) => {
      const found = jsQR(data, width, height, { inversionAttempts });
      return found ? [found.data] : [];
    };
  return {
    ours: (picture) => readCodes(picture, "quick", WANTED),
    deep: (picture) => readCodes(picture, "deep", WANTED),
    jsQR: withJsQR("dontInvert"),
    inverting: withJsQR("attemptBoth"),
  };
}

/**
 * @param {import("./frames.js").Frame[]} frames
 * @param {Partial<Decoders>} readBy
 */
async function rowsOf(frames, readBy) {
  const rows = /** @type {Row[]} */ ([]);
  // The decoders are slow at first, so the first five frames are read twice and counted once.
  for (const frame of [...frames.slice(0, 5), ...frames]) rows.push(await rowOf(frame, readBy));
  return rows.slice(5);
}

/**
 * @param {import("./frames.js").Frame} frame
 * @param {Partial<Decoders>} readBy
 */
async function rowOf({ light, text }, readBy) {
  const picture = pixels(light);
  const row = /** @type {Partial<Row>} */ ({});
  for (const [decoder, read] of Object.entries(readBy)) {
    const started = performance.now();
    const texts = await read(picture);
    const between = performance.now();
    await read(picture);
    row[/** @type {keyof Row} */ (decoder)] = {
      right: text !== undefined && texts[0] === text,
      wrong: texts.some((each) => each !== text),
      ms: Math.min(between - started, performance.now() - between),
    };
  }
  return /** @type {Row} */ (row);
}

/**
 * The share of frames that are read right. The app reads the frame after a quick miss deeply, so
 * `deep` counts both readings.
 * @param {Row[]} rows
 * @param {keyof Row} decoder
 */
function share(rows, decoder) {
  const read = rows.filter((row) => row[decoder].right || (decoder === "deep" && row.ours.right));
  return read.length / rows.length;
}

/**
 * @param {Row[]} rows
 * @param {keyof Row} decoder
 * @param {number} part
 */
function ms(rows, decoder, part) {
  const sorted = rows.map((row) => row[decoder].ms).toSorted((a, b) => a - b);
  return /** @type {number} */ (sorted[Math.floor(sorted.length * part)]);
}

/**
 * @param {Row[]} rows
 * @param {number} part
 */
function ratio(rows, part) {
  return ms(rows, "jsQR", part) / ms(rows, "ours", part);
}

/** What the built site sends of the decoder, in KiB with brotli. */
function decoderWeight() {
  const files = readdirSync(`${site}/assets`).filter((name) =>
    /^(codesWorker|zxing_reader)-.*\.br$/.test(name),
  );
  if (files.length < 2) throw new Error("The decoder is not among the built files");
  return files.reduce((sum, name) => sum + statSync(`${site}/assets/${name}`).size, 0) / 1024;
}

/** @param {number} part */
function percent(part) {
  return `${(100 * part).toFixed(1)} %`;
}

/**
 * @param {string} name
 * @param {string[]} values
 */
function line(name, values) {
  return `  ${name.padEnd(14)}${values.map((value) => value.padStart(18)).join("")}`;
}
