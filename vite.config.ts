import { readdirSync, readFileSync } from "node:fs";
import basicSsl from "@vitejs/plugin-basic-ssl";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { cataloguesInDevelopment } from "./scripts/building/development/cataloguesInDevelopment.js";
import { chunkGroups } from "./scripts/building/bundling/chunks.js";
import { layersFirst } from "./scripts/building/bundling/layersFirst.js";
import { siteInDevelopment } from "./scripts/building/development/siteInDevelopment.js";
import { studioInDevelopment } from "./scripts/building/development/studioInDevelopment.js";
import { ears } from "./scripts/ears/folder.js";
import { inProject } from "./scripts/project.js";

// A phone on the local network gives camera and microphone to HTTPS only.
const reachedFromPhone = process.argv.includes("--host");

const ofEars = /\/(?:EarsOffer|downloadMachine|startWorker)-/;

/** Nobody waits for these, and to name their parts would make the first scripts of every page heavier. */
const comesLate = /\/(?:StillYours|appUpdate)-/;

/** What the first script of a page imports is there before any other part is fetched. */
const ofStart = /\/(?:rolldown-runtime|base|react|visitor|lastPress)-/;

/** The path of a file that a script names; both are in one folder. */
function pathInApp(file: string, { hostType, ssr }: { hostType: string; ssr: boolean }) {
  if (hostType !== "js" || ssr) return undefined;
  const name = JSON.stringify(`./${file.slice(file.lastIndexOf("/") + 1)}`);
  return { runtime: `new URL(${name}, import.meta.url).pathname` };
}

/** For Node the package has its two entries in files that do not share the context of the router. */
const oneRouter = ["index", "dom-export"].map((entry) => ({
  find: entry === "index" ? /^react-router$/ : /^react-router\/dom$/,
  replacement: inProject(`node_modules/react-router/dist/production/${entry}.mjs`),
}));

const unitTests = ["src", "scripts"].flatMap((folder) =>
  readdirSync(inProject(folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".test.ts"))
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`),
);

/** Whether a test mocks modules, which others in its process may have loaded, or would meet. */
function changesModules(file: string) {
  return /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(inProject(file), "utf8"));
}

export default defineConfig(({ mode }) => ({
  envPrefix: "SITE_",
  // A guide may be in any folder of a host: its files find each other by where they are.
  base: "./",
  experimental: { renderBuiltUrl: pathInApp },
  define: {
    EARS: JSON.stringify(mode === "test" || ears.read() !== undefined),
  },
  // Only this format knows where a worker is, and finds its program beside it.
  worker: { format: "es" },
  plugins: [
    react(),
    cataloguesInDevelopment(),
    siteInDevelopment(),
    studioInDevelopment(),
    layersFirst(),
    reachedFromPhone && basicSsl(),
  ],
  build: {
    cssCodeSplit: false,
    // A data: address in the stylesheet would need a hole in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The route table names what each screen needs, and every page loads that: what is a file of
      // its own only for the sake of ears comes with the screen instead.
      // A script names neither what it imports nor what is there already; a page names everything.
      resolveDependencies: (imported, files, { hostType }) =>
        files.filter(
          (file) =>
            !ofEars.test(file) &&
            (hostType === "html" ||
              (file !== imported && !ofStart.test(file) && !comesLate.test(imported))),
        ),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      // Where nothing is left of these modules, their import would still be a file to fetch.
      treeshake: {
        moduleSideEffects: [{ test: /\/src\/onDevice\/.+\.tsx?$/, sideEffects: false }],
      },
      output: {
        codeSplitting: { groups: chunkGroups(mode) },
      },
    },
  },
  ...(mode === "test" && { resolve: { alias: oneRouter } }),
  test: {
    // Vitest itself would leave a core idle.
    maxWorkers: "100%",
    // Tests decode recordings: on a busy machine one takes longer than Vitest's five seconds.
    testTimeout: 60_000,
    setupFiles: "src/lib/fixtures/seed.ts",
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: unitTests.filter((file) => !changesModules(file)),
          // To load everything anew for each file takes as long as all tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: "with modules of its own", include: unitTests.filter(changesModules) },
      },
      {
        extends: true,
        test: {
          name: "screens",
          include: ["src/**/*.test.tsx"],
          globalSetup: "src/app/fixtures/publishedFolder.ts",
          // Each page is a window of its own, with the modules of the app loaded anew.
          isolate: false,
          // As visitors have it: React for development is three times as slow.
          env: { NODE_ENV: "production" },
        },
        oxc: { jsx: { runtime: "automatic", development: false } },
      },
    ],
  },
}));
