import { build } from "vite";
import { inProject } from "../../project.js";
import { bundleScript, hashOf } from "./bundle.js";
import { layersFirst } from "./layersFirst.js";

/**
 * The script and the stylesheet of the page that checks a published guide, with the font that the
 * stylesheet names. Its addresses are relative: the page has to look right in a wrong folder, too.
 * @returns {Promise<{
 *   script: [path: string, code: string],
 *   style: [path: string, css: string],
 *   fonts: import("./bundle.js").BuiltFile[],
 * }>}
 */
export async function bundleCheckup() {
  const script = await bundleScript("src/checkup/checkup.ts", {}, "es");
  const { css, fonts } = await bundleStyle();
  return { script, style: [`/assets/checkup-${hashOf(css)}.css`, css], fonts };
}

/** What the components of the page import, and nothing of any other page. */
async function bundleStyle() {
  const output = await build({
    configFile: false,
    logLevel: "warn",
    plugins: [layersFirst()],
    build: {
      write: false,
      copyPublicDir: false,
      ssr: inProject("src/checkup/renderCheckup.tsx"),
      ssrEmitAssets: true,
      assetsInlineLimit: 0,
      cssMinify: true,
    },
  });
  const files = [output].flat().flatMap((result) => ("output" in result ? result.output : []));
  const assets = files.flatMap((file) => (file.type === "asset" ? [file] : []));
  const [style, another] = assets.filter(({ fileName }) => fileName.endsWith(".css"));
  if (!style || another) throw new Error("There should be one stylesheet of the checkup");
  // For Node, Vite writes no relative addresses.
  const css = String(style.source).replaceAll("url(/assets/", "url(");
  if (css.includes("url(/")) throw new Error("The checkup would look right at a root only");
  return {
    css,
    fonts: assets
      .filter((file) => file !== style)
      .map(
        ({ fileName, source }) =>
          /** @type {import("./bundle.js").BuiltFile} */ ([`/${fileName}`, source]),
      ),
  };
}
