import { readFileSync } from "node:fs";
import { build } from "vite";
import { site } from "../../project.js";
import { bundleScript } from "./bundle.js";
import { splitTemplate } from "../pages/pageTemplate.js";

/**
 * The visitor's app as it was built: its chunks by the files they come from, the page that screens
 * are rendered into, the tags that start the app, and the two scripts that run before it.
 * @typedef {{
 *   manifest: import("vite").Manifest,
 *   template: string,
 *   startOfTheApp: string,
 *   firstPaint: string,
 *   startApp: string,
 * }} Kit
 */

/**
 * Builds the visitor's app into dist/site, which is emptied before.
 * @param {Readonly<Record<string, string>>} folders of the museums' catalogues, in /assets
 * @param {unknown} museums
 * @returns {Promise<{ kit: Kit, scripts: import("./bundle.js").BuiltFile[] }>}
 */
export async function buildKit(folders, museums) {
  await build({
    logLevel: "warn",
    define: { "import.meta.env.CATALOGUES": JSON.stringify(folders) },
    build: { outDir: site, manifest: true },
  });
  const scripts = await Promise.all(
    ["src/app/start/firstPaint.ts", "src/app/start/startApp.ts"].map((entry) =>
      bundleScript(entry, { MUSEUMS: museums }),
    ),
  );
  const [firstPaint, startApp] = scripts.map(([path]) => path);
  if (!firstPaint || !startApp) throw new Error("The scripts before the app were not built");
  const manifest = JSON.parse(readFileSync(`${site}/.vite/manifest.json`, "utf8"));
  const html = readFileSync(`${site}/index.html`, "utf8");
  return { kit: { manifest, ...splitTemplate(html), firstPaint, startApp }, scripts };
}
