/** `npm run voices`: records every script without an up-to-date recording (docs/voices.md). */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { install } from "../machine/install.js";

const { values: options } = parseArgs({
  options: {
    lang: { type: "string", multiple: true, default: [] },
    only: { type: "string", multiple: true, default: [] },
    check: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

if (options.help) {
  console.log(`npm run voices               records what is missing or out of date
npm run voices -- --check    has Whisper write down every recording, and counts the words it got wrong
  --lang it --lang es        in these languages only
  --only apollo              these recordings only
It needs espeak-ng and ffmpeg (installed on Debian, else named) and gets its models by npm: 0.7 GB, once.`);
  process.exit();
}

install();
const { readClips } = await import("../voices/clips.js");
const { readManifest, recordingPaths } = await import("../voices/files.js");
const { recipe } = await import("../voices/speaking/recipe.js");
const { getPrograms } = await import("../voices/speaking/kit.js");
const { progress } = await import("../voices/checking/progress.js");
const { removeOld } = await import("../voices/removeOld.js");
const { writeReport } = await import("../voices/checking/writeReport.js");

try {
  const { clips, stretches } = await readClips();
  const wanted = clips.filter(({ language, name }) => isAsked(language, name));
  if (wanted.length === 0) throw new Error("Nothing has that name in that language.");
  getPrograms();
  /** @type {string[]} */
  let faults = [];
  if (options.check) faults = await checkAll(wanted, stretches);
  else {
    removeOld(clips);
    await makeAll(wanted, stretches);
  }
  writeReport(clips);
  if (faults.length > 0) throw new Error(`Not understood well enough:\n${faults.join("\n")}`);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}

/**
 * @param {string} language
 * @param {string} name
 */
function isAsked(language, name) {
  const { lang = [], only = [] } = options;
  return (
    (lang.length === 0 || lang.includes(language)) && (only.length === 0 || only.includes(name))
  );
}

/** @param {import("../voices/clips.js").Clip} clip */
function isMade({ folder, language, name, script }) {
  const { made, narrated } = recordingPaths(folder, language, name);
  if (existsSync(`${narrated}.mp3`)) return true;
  const entry = readManifest(folder)[language]?.[name];
  return existsSync(`${made}.mp3`) && entry?.recipe === recipe(language, name, script);
}

/**
 * @param {import("../voices/clips.js").Clip[]} wanted
 * @param {import("../voices/clips.js").Stretches} stretches
 */
async function makeAll(wanted, stretches) {
  const { makeTones } = await import("../voices/speaking/tones.js");
  await makeTones();
  const missing = wanted.filter((clip) => !isMade(clip));
  console.log(`${wanted.length - missing.length} of ${wanted.length} recordings are up to date.`);
  if (missing.length === 0) return;
  const { createSpeaker } = await import("../voices/speaking/speak.js");
  const { makeRecording } = await import("../voices/speaking/makeRecording.js");
  const speak = await createSpeaker();
  const show = progress(missing);
  for (const clip of missing) {
    show.title(`${clip.language}/${clip.name}`);
    await makeRecording(clip, speak, stretches, show.advance);
  }
  show.end();
}

/**
 * @param {import("../voices/clips.js").Clip[]} wanted
 * @param {import("../voices/clips.js").Stretches} stretches
 */
async function checkAll(wanted, stretches) {
  const stale = wanted.filter((clip) => !isMade(clip));
  if (stale.length > 0)
    throw new Error(`${stale.length} recordings are to be made first: npm run voices`);
  const { checkRecordings } = await import("../voices/checking/checkRecordings.js");
  return checkRecordings(wanted, stretches);
}
