import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { basename } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { inProject } from "../../project.js";

/** @param {string | Uint8Array} content */
export function hashOf(content) {
  return createHash("sha256").update(content).digest("base64url").slice(0, 8);
}

/** @typedef {[path: string, content: string | Uint8Array]} BuiltFile a path in the site begins with a slash */

const forNode = inProject("dist/prerender");

/**
 * Bundles what renders the pages of the site, and loads it. Its parts may be loaded later, so they
 * stay until `removeBundles`.
 * @returns {Promise<{ module: typeof import("../../../src/site/prerender.tsx"), assets: BuiltFile[] }>}
 *   with the pictures, recordings and styles that it imports
 */
export async function bundlePrerenderer() {
  const outDir = `${forNode}/site`;
  await build({
    logLevel: "warn",
    base: "/",
    build: {
      outDir,
      emptyOutDir: true,
      ssr: "src/site/prerender.tsx",
      ssrEmitAssets: true,
      minify: false,
      cssMinify: true,
      copyPublicDir: false,
    },
  });
  const assets = readdirSync(`${outDir}/assets`).filter((name) => !name.endsWith(".js"));
  return {
    module: await import(pathToFileURL(`${outDir}/prerender.js`).href),
    assets: assets.map((name) => [`/assets/${name}`, readFileSync(`${outDir}/assets/${name}`)]),
  };
}

export function removeBundles() {
  rmSync(forNode, { recursive: true, force: true });
}

/**
 * A classic script that runs without the app, or a module that is fetched by itself, with all that
 * it imports; its name has a hash of its code.
 * @param {string} entry
 * @param {Record<string, unknown>} known constants that are written into the script, by name
 * @param {"iife" | "es"} [format]
 * @returns {Promise<[path: string, code: string]>}
 */
export async function bundleScript(entry, known, format = "iife") {
  const code = await bundleWorker(entry, known, format);
  return [`/assets/${basename(entry, ".ts")}-${hashOf(code)}.js`, code];
}

/**
 * The code alone: the address of a service worker never changes.
 * @param {string} entry
 * @param {Record<string, unknown>} known
 * @param {"iife" | "es"} [format]
 */
export async function bundleWorker(entry, known, format = "iife") {
  const output = await build({
    configFile: false,
    logLevel: "warn",
    define: {
      "process.env.NODE_ENV": '"production"',
      ...Object.fromEntries(
        Object.entries(known).map(([name, value]) => [name, JSON.stringify(value)]),
      ),
    },
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry: inProject(entry), formats: [format], name: basename(entry, ".ts") },
      rolldownOptions: {
        // What is fetched later is a file of the app.
        external: /^\/assets\//,
        // A library in this format would keep its comments and line breaks.
        output: { minify: true },
      },
    },
  });
  const [chunk, another] = [output]
    .flat()
    .flatMap((result) => ("output" in result ? result.output : []));
  if (chunk?.type !== "chunk") throw new Error(`${entry} was not built`);
  if (another) throw new Error(`${entry} would need ${another.fileName}, which nobody writes`);
  return chunk.code;
}
