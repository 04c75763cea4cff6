import { existsSync, readFileSync, statSync } from "node:fs";
import { recordingPaths, sha256 } from "../files.js";
import { measureMp3 } from "./measureMp3.js";
import { level } from "../../../src/lib/sound/loudness.js";
import { pausesOf } from "../../../src/lib/sound/pauses.js";
import { recipe } from "../speaking/recipe.js";
import { fromWebVtt } from "../../../src/lib/sound/webVtt.js";

/** In LUFS, from softest to loudest. Museums level theirs by hand, so those may differ more. */
const LOUDNESS = { made: [-17, -15], narrated: [-20, -13] };

/** In bytes: about what a phone has loaded when it starts a recording, so speech must be in it. */
const FIRST_BYTES = 32_768;

/** In dB: the encoder leaves a little noise in a pause, and what is softer than this is silence. */
const SILENCE = -50;

/**
 * What is wrong with the recording of a script; nothing, when all is well.
 * @param {string} folder the museum’s, in src/content
 * @param {import("../files.js").Language} language
 * @param {string} name
 * @param {import("../../../src/catalogue/catalogue.ts").Script} script
 * @param {import("../files.js").Entry | undefined} entry
 * @returns {Promise<string[]>}
 */
export async function inspect(folder, language, name, script, entry) {
  const { made, narrated } = recordingPaths(folder, language, name);
  if (existsSync(`${narrated}.mp3`)) return inspectNarrated(narrated, script);
  const faults = inspectFiles(folder, language, name, script, entry);
  if (!entry || !isUnchanged(made, entry)) return faults;
  const bytes = readFileSync(`${made}.mp3`);
  const sound = await measureMp3(bytes);
  return [
    ...faults,
    ...soundFaults(sound, LOUDNESS.made),
    ...(await firstSoundFaults(bytes)),
    ...(Math.abs(sound.seconds - entry.seconds) > 0.05
      ? ["is not as long as was written down"]
      : []),
    ...gapFaults(fromWebVtt(read(`${made}.vtt`)), sound),
  ];
}

/**
 * What is wrong with a recording of ours as far as its files and the manifest tell. Decoding the sound
 * would take a hundred times as long, and a file with the checksum in the manifest is unchanged.
 * @param {Parameters<typeof inspect>} recording
 * @returns {string[]}
 */
export function inspectFiles(...[folder, language, name, script, entry]) {
  const { made } = recordingPaths(folder, language, name);
  if (!entry) return ["was never made"];
  if (entry.recipe !== recipe(language, name, script))
    return ["was made from another text or voice"];
  if (!existsSync(`${made}.mp3`)) return ["is missing"];
  if (statSync(`${made}.mp3`).size < entry.bytes) return ["is cut short"];
  if (!isUnchanged(made, entry)) return ["is not the file that was made"];
  const cues = fromWebVtt(read(`${made}.vtt`));
  const last = cues.at(-1)?.end ?? 0;
  return [
    ...timingFaults(cues, script, entry),
    Math.abs(last + pausesOf(name).after - entry.seconds) > 0.1 && "ends elsewhere than its timing",
    cues.some(({ text }, at) => text !== script.flat()[at]) && "has a timing for another text",
  ].filter((fault) => typeof fault === "string");
}

/**
 * @param {string} made
 * @param {import("../files.js").Entry} entry
 */
function isUnchanged(made, entry) {
  return existsSync(`${made}.mp3`) && sha256(readFileSync(`${made}.mp3`)) === entry.sha256;
}

/**
 * @param {string} file
 * @param {import("../../../src/catalogue/catalogue.ts").Script} script
 */
async function inspectNarrated(file, script) {
  const bytes = readFileSync(`${file}.mp3`);
  const sound = await measureMp3(bytes);
  const timing = read(`${file}.vtt`);
  return [
    ...soundFaults(sound, LOUDNESS.narrated),
    ...(await firstSoundFaults(bytes)),
    ...(timing ? timingFaults(fromWebVtt(timing), script, sound) : []),
  ];
}

/** @typedef {Awaited<ReturnType<typeof measureMp3>>} Sound */

/**
 * @param {Sound} sound
 * @param {number[]} allowed
 */
function soundFaults({ isDamaged, seconds, loudness, peak }, [softest = 0, loudest = 0]) {
  if (isDamaged || !(seconds > 0)) return ["cannot be played"];
  if (!(loudness > -70)) return ["is silent"];
  return [
    loudness < softest && `is too soft: ${loudness.toFixed(1)} LUFS, not ${softest} or more`,
    loudness > loudest && `is too loud: ${loudness.toFixed(1)} LUFS, not ${loudest} or less`,
    peak > -0.5 && "clips",
  ].filter((fault) => typeof fault === "string");
}

/** @param {Uint8Array} bytes */
async function firstSoundFaults(bytes) {
  const { samples } = await measureMp3(bytes.subarray(0, FIRST_BYTES));
  return level(samples) > SILENCE ? [] : ["starts with silence or a large header"];
}

/**
 * @param {import("../../../src/lib/sound/webVtt.js").Cue[]} cues
 * @param {import("../../../src/catalogue/catalogue.ts").Script} script
 * @param {{ seconds: number }} sound
 */
function timingFaults(cues, script, { seconds }) {
  const sentences = script.flat().length;
  if (cues.length !== sentences)
    return [`has a timing of ${cues.length} sentences for a text of ${sentences}`];
  const isOrdered = cues.every(
    ({ start, end }, at) => start >= (cues[at - 1]?.end ?? 0) && end > start && end <= seconds,
  );
  return isOrdered ? [] : ["has a timing that is out of order or ends after the sound"];
}

/**
 * A sound between two sentences means that the times are wrong, or that a join clicks.
 * @param {import("../../../src/lib/sound/webVtt.js").Cue[]} cues
 * @param {Sound} sound
 */
function gapFaults(cues, { samples, sampleRate }) {
  const isLoud = cues.some(({ end }, at) => {
    const until = cues[at + 1]?.start ?? Infinity;
    const gap = samples.subarray((end + 0.06) * sampleRate, (until - 0.06) * sampleRate);
    return level(gap) > SILENCE;
  });
  return isLoud ? ["has a sound between two sentences"] : [];
}

/** @param {string} file */
const read = (file) => (existsSync(file) ? readFileSync(file, "utf8") : "");
