import { existsSync } from "node:fs";
import { inProject } from "../project.js";

/**
 * A few files instead of a dozen crumbs: which parts of the app are fetched together, by file or by
 * folder. What stands in two is in the first. The rest goes with the screens that need it.
 */
const chunks = {
  // It stays in the visitor's cache across releases.
  react: ["react", "react-dom", "react-router", "scheduler"].map((name) => `node_modules/${name}`),
  base: [
    "src/ui",
    ...["arrivesWithin", "dayOf", "folded", "siteAddress", "useLatest", "withoutSlash"].map(
      (name) => `src/lib/${name}.ts`,
    ),
    ...["languages", "numbers", "duration"].map((name) => `src/i18n/${name}.ts`),
    ...["artistOf", "captionOf", "script"].map((name) => `src/content/${name}.ts`),
    ...[
      "preferredLanguage",
      "browserLanguage",
      "network",
      "pageVisibility",
      "audioSession",
      "vibration",
      "clipboard",
      "useKept",
      "useKeptOnLeave",
    ].map((name) => `src/platform/${name}.ts`),
  ],
  // Half of the screens have no behaviour of their own.
  machine: ["src/lib/machine.ts", "src/lib/useMachine.ts"],
  // By itself: the way to the tour wakes it, and shows no player.
  voice: ["src/platform/voice.ts"],
  player: ["src/player", "src/platform/mediaSession.ts"],
  visitor: ["src/visitor/VisitorShell.tsx", "src/visitor/Screen.tsx", "src/visitor/useAllWorks.ts"],
};

/** The same for the bundler. A path that is not there would make other chunks without a word. */
export const chunkGroups = Object.entries(chunks).map(([name, paths]) => {
  const missing = paths.filter((path) => !existsSync(inProject(path)));
  if (missing.length > 0) throw new Error(`The chunk ${name} names what is not there: ${missing}`);
  const parts = paths.map((path) => inProject(path).replaceAll("\\", "/"));
  return {
    name,
    test: (/** @type {string} */ id) =>
      parts.some((part) => id === part || id.startsWith(`${part}/`)) ||
      // What the bundler adds itself to fetch the others.
      (name === "base" && id.includes("vite/preload-helper")),
  };
});
