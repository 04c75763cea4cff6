import { expect, it } from "vitest";
import { filesOfEars, filesOfTheApp, filesWithImports, preloadsFor } from "./chunks.ts";

const manifest = {
  "index.html": { file: "assets/index.js", imports: ["_react.js"] },
  "_react.js": { file: "assets/react.js" },
  "_player.js": { file: "assets/player.js", imports: ["_react.js"] },
  "src/visitor/Tour.tsx": { file: "assets/Tour.js", imports: ["_react.js", "_player.js"] },
  "src/visitor/Work.tsx": {
    file: "assets/Work.js",
    imports: ["_player.js"],
    dynamicImports: ["src/visitor/Tour.tsx"],
  },
};

it("a screen needs its chunk and what that imports, once, and nothing that comes with the app", () => {
  expect(preloadsFor(manifest, ["src/visitor/Tour.tsx", "src/visitor/Work.tsx"])).toEqual([
    "assets/Tour.js",
    "assets/player.js",
    "assets/Work.js",
  ]);
});

it("what is imported only later is not fetched with the page", () => {
  expect(filesWithImports(manifest, "src/visitor/Work.tsx")).not.toContain("assets/Tour.js");
});

it("a file that is not in the build fails", () => {
  expect(() => preloadsFor(manifest, ["src/visitor/Lost.tsx"])).toThrow(
    "no chunk for src/visitor/Lost.tsx",
  );
});

const app = {
  "index.html": {
    file: "assets/index.js",
    css: ["assets/index.css"],
    dynamicImports: ["src/visitor/List.tsx", "src/i18n/ears/en.ts", "node_modules/web-vitals.js"],
  },
  "style.css": { file: "assets/style.css" },
  "src/visitor/List.tsx": {
    file: "assets/List.js",
    imports: ["_shell.js"],
    assets: ["assets/archway.svg"],
    dynamicImports: ["src/onDevice/ears/watchDownloadedEars.ts"],
  },
  "_shell.js": { file: "assets/shell.js", dynamicImports: ["src/visitor/List.tsx"] },
  "node_modules/web-vitals.js": { file: "assets/web-vitals.js" },
  "src/onDevice/ears/watchDownloadedEars.ts": {
    file: "assets/watchDownloadedEars.js",
    imports: ["_shell.js", "_lag.js"],
  },
  "src/onDevice/ears/offer/EarsSteps.tsx": { file: "assets/EarsSteps.js" },
  "src/platform/ears/ownEars.ts": { file: "assets/ownEars.js", assets: ["assets/earsWorker.js"] },
  "_lag.js": { file: "assets/lag.js" },
  "src/i18n/ears/en.ts": { file: "assets/ears-en.js" },
};

it("a device keeps every screen with its styles and pictures once, and nothing of ears", () => {
  expect(filesOfTheApp(app)).toEqual([
    "assets/index.js",
    "assets/index.css",
    "assets/List.js",
    "assets/archway.svg",
    "assets/shell.js",
    "assets/style.css",
  ]);
});

it("with ears it keeps what they need beside that", () => {
  expect(filesOfEars(app).toSorted()).toEqual([
    "assets/EarsSteps.js",
    "assets/ears-en.js",
    "assets/earsWorker.js",
    "assets/lag.js",
    "assets/ownEars.js",
    "assets/watchDownloadedEars.js",
  ]);
});

it("a chunk that is named and not there fails, instead of being kept by nobody", () => {
  const { "_shell.js": _, ...broken } = app;
  expect(() => filesOfTheApp(broken)).toThrow("no chunk for _shell.js");
});
