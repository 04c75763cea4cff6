import { realpathSync } from "node:fs";
import { inProject } from "../../project.js";

/**
 * The bundler alone would make a dozen tiny files, so this says which parts of the app are fetched
 * together, by file or by folder. A part that two chunks name is in the first; a part that none
 * names goes with the screens that need it.
 */
const chunks = {
  // React seldom changes, so its chunk stays in the visitor's cache across releases.
  react: ["react", "react-dom", "react-router", "scheduler"].map((name) => `node_modules/${name}`),
  base: [
    "src/ui",
    ...[
      "withTimeout",
      "dayOf",
      "siteAddress",
      "withoutSlash",
      "text/foldText",
      "machine/useLatest",
    ].map((name) => `src/lib/${name}.ts`),
    ...["languages", "numbers", "duration"].map((name) => `src/i18n/${name}.ts`),
    "src/catalogue",
    ...[
      "storage/preferredLanguage",
      "storage/inUse",
      "storage/useVisitStorage",
      "storage/useSaveOnLeave",
      "browser/browserLanguage",
      "browser/pageVisibility",
      "browser/vibration",
      "browser/clipboard",
      "offline/network",
      "sound/audioSession",
    ].map((name) => `src/platform/${name}.ts`),
  ],
  // Half of the screens have no behaviour and do not need this.
  machine: ["src/lib/machine/machine.ts", "src/lib/machine/useMachine.ts"],
  // `ProfileScreen` prepares the voice for the tour and shows no player, so it is not in `player`.
  voice: ["src/platform/sound/voice.ts"],
  // By file, not the whole folder: the device's voice is fetched only where a text is not recorded.
  player: [
    ...["AudioPlayer.tsx", "tones.ts"].map((name) => `src/player/${name}`),
    "src/platform/sound/mediaSession.ts",
  ],
  // The captions and the tour need both: who recognises speech, and what a visitor has chosen to.
  hearing: [
    "src/platform/speech/hearing.ts",
    "src/visitor/parts/useOnDeviceSpeech.ts",
    "src/onDevice/ears/useEars.ts",
  ],
  visitor: [
    "src/visitor/shell/VisitorShell.tsx",
    "src/visitor/shell/Screen.tsx",
    "src/visitor/parts/useAllWorks.ts",
  ],
};

/**
 * The chunks for the bundler, which would ignore a path that does not exist: here that fails. In
 * the studio only React is apart: with `base`, the preview would load what is known of the museums
 * before it has said which one it shows.
 * @param {string} mode
 */
export function chunkGroups(mode) {
  const groups = Object.entries(chunks).map(groupOf);
  return mode === "studio" ? groups.filter(({ name }) => name === "react") : groups;
}

/** @param {[name: string, paths: string[]]} chunk */
function groupOf([name, paths]) {
  const parts = paths.map((path) => realpathSync(inProject(path)).replaceAll("\\", "/"));
  return {
    name,
    test: (/** @type {string} */ id) =>
      parts.some((part) => id === part || id.startsWith(`${part}/`)) ||
      // Vite's own code, which fetches the other chunks.
      (name === "base" && id.includes("vite/preload-helper")),
  };
}
