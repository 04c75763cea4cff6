import { bundleScript } from "./bundle.js";

/**
 * All the JavaScript of the Italian site: the script of every page, that of the course, and the
 * modules that these fetch once somebody needs them.
 * @param {{ featuredMuseum: string, earsWatcher: string }} known the constants of
 *   `src/vite-env.d.ts` and of `findRecogniser.ts`
 * @returns {Promise<{ site: string, course: string, files: import("./bundle.js").BuiltFile[] }>}
 */
export async function bundleSiteScripts({ featuredMuseum, earsWatcher }) {
  const viewer = await bundleScript("src/site/models/viewer/modelViewer.ts", {}, "es");
  const captions = await bundleScript(
    "src/site/training/exercises/captions/speakToCaptions.ts",
    { FEATURED: featuredMuseum, EARS_WATCHER: earsWatcher },
    "es",
  );
  const description = await bundleScript(
    "src/site/training/exercises/description/startDescription.ts",
    {},
    "es",
  );
  const site = await bundleScript("src/app/siteScripts/siteScript.ts", { VIEWER: viewer[0] });
  const course = await bundleScript("src/app/siteScripts/courseScript.ts", {
    CAPTIONS: captions[0],
    DESCRIPTION: description[0],
  });
  return {
    site: site[0],
    course: course[0],
    files: [viewer, captions, description, site, course],
  };
}
