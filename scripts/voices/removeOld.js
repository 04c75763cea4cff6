import { rmSync } from "node:fs";
import { recordingPaths, readManifest, writeManifest } from "./files.js";

/**
 * Removes the recordings of scripts that no longer exist.
 * @param {import("./clips.js").Clip[]} clips
 */
export function removeOld(clips) {
  for (const folder of new Set(clips.map((clip) => clip.folder))) {
    const manifest = readManifest(folder);
    for (const [language, entries] of Object.entries(manifest)) {
      const isSpoken = (/** @type {string} */ name) =>
        clips.some(
          (clip) => clip.folder === folder && clip.language === language && clip.name === name,
        );
      for (const name of Object.keys(entries).filter((each) => !isSpoken(each))) {
        const { made } = recordingPaths(folder, language, name);
        for (const file of [`${made}.mp3`, `${made}.vtt`]) rmSync(file, { force: true });
        delete entries[name];
        console.log(`Removed ${language}/${name}: nothing says that any more.`);
        writeManifest(folder, manifest);
      }
    }
  }
}
