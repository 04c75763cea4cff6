import { expect, it } from "vitest";
import { filesWithImports, preloadsFor } from "./preloads.js";

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
