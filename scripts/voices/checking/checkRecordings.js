import { existsSync, readFileSync } from "node:fs";
import { recordingPaths, readManifest, writeManifest } from "../files.js";
import { createTranscriber } from "./transcribe.js";
import { phonemes, bareSounds } from "../speaking/phonemes.js";
import { splitIntoPieces, pronunciation } from "../speaking/pieces.js";
import { lettersIn, progress } from "./progress.js";
import { fromWebVtt } from "../../../src/lib/sound/webVtt.js";
import { wordErrors } from "./wordErrors.js";

/**
 * How many words in a hundred may be misheard; more in German, which has no voice of its own.
 * @type {Record<import("../../../src/i18n/languages.ts").Language, number>}
 */
export const misheardLimits = { en: 5, fr: 5, de: 10, it: 5, es: 5 };

/**
 * Has Whisper, which does not know the scripts, transcribe every recording that we made, and answers
 * those that it misheard too often. A recording that has not changed is not transcribed again.
 * @param {import("../clips.js").Clip[]} clips
 * @param {import("../clips.js").Stretches} stretches
 */
export async function checkRecordings(clips, stretches) {
  const unchecked = clips.filter((clip) => {
    const entry = readManifest(clip.folder)[clip.language]?.[clip.name];
    return entry && entry.check?.sha256 !== entry.sha256 && !isNarrated(clip);
  });
  if (unchecked.length > 0) {
    const { transcribe, spellings } = await createTranscriber();
    const show = progress(unchecked);
    for (const { folder, language, name, script } of unchecked) {
      show.title(`${language}/${name}`);
      const { made } = recordingPaths(folder, language, name);
      const cues = fromWebVtt(readFileSync(`${made}.vtt`, "utf8"));
      const text = await transcribe(`${made}.mp3`, cues, language);
      const manifest = readManifest(folder);
      const entry = manifest[language]?.[name];
      if (!entry) throw new Error(`${language}/${name} is not in the manifest.`);
      const parts = stretches(script.flat().join(" "));
      const written = parts.map(({ words }) => words).join("");
      const foreign = parts.filter((part) => part.language).map(({ words }) => words);
      const { names, words: respelt } = pronunciation[language];
      const known = {
        names: [...Object.keys(names), ...foreign],
        soundOf: (/** @type {string} */ words) =>
          bareSounds(phonemes(splitIntoPieces([{ words }], language, respelt), language)),
        ...(language === "en" ? { spellings } : {}),
      };
      entry.check = { sha256: entry.sha256, ...wordErrors(written, text, known) };
      writeManifest(folder, manifest);
      show.advance(lettersIn(script));
    }
    show.end();
  }
  return clips.flatMap((clip) => {
    const result = readManifest(clip.folder)[clip.language]?.[clip.name]?.check;
    if (isNarrated(clip) || !result) return [];
    const share = (result.errors / result.words) * 100;
    if (share <= misheardLimits[clip.language]) return [];
    return `${clip.language}/${clip.name}: ${share.toFixed(1)} %: ${result.misheard.join("; ")}`;
  });
}

/** @param {import("../clips.js").Clip} clip */
const isNarrated = ({ folder, language, name }) =>
  existsSync(`${recordingPaths(folder, language, name).narrated}.mp3`);
