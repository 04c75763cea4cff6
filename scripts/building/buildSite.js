/** Builds the site into dist/site: bundles, each page in each of its languages, what hosts need. */
import { readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { headersFile, nginxConfig } from "../hosting/headers.js";
import { choosingRoutes, choosingWorker, redirectsFile } from "../hosting/languageByHost.js";
import { inProject, site } from "../project.js";
import { buildStudio } from "./buildStudio.js";
import { bundlePrerenderer, bundleWorker, removeBundles } from "./bundling/bundle.js";
import { compress } from "./compress.js";
import { earsOfMuseum, publishEars } from "./publishing/ears.js";
import { findDecoder, filesOfEars, museumPrecache, precacheEntry } from "./keptByDevice.js";
import { buildKit } from "./bundling/kit.js";
import { otherLanguages } from "./pages/languageVersions.js";
import { checkSiteAddress } from "./checkSiteAddress.js";
import { withStylesheet } from "./pages/pageTemplate.js";
import { catalogueNames, publishMuseums, readPublished } from "./publishing/publishMuseums.js";
import {
  renderAppPage,
  renderNotFoundPage,
  renderSitePages,
  renderVisitorPages,
} from "./pages/renderPages.js";
import { filesWithImports } from "./pages/preloads.js";
import { robots, sitemap } from "./pages/sitemap.js";
import { bundleSiteScripts } from "./bundling/siteScripts.js";
import { statementFigures } from "./pages/statementFigures.js";
import { webManifests } from "./pages/webManifest.js";
import { copyFiles, writeFiles } from "./writeFiles.js";

removeBundles();
const { module: content } = await bundlePrerenderer("app");
const { module: italian, assets } = await bundlePrerenderer("site");
const { museums, siteAddress } = content;
const note = checkSiteAddress(siteAddress, content.isExample(siteAddress));

const ears = publishEars();
const { catalogues, folders, files } = await publishMuseums(content, ears.sizes);
const { kit, scripts } = await buildKit(folders, museums);
writeFiles([...scripts, ...files, ...assets]);
copyFiles(ears.copies);
const partsOfEars = filesOfEars(kit.manifest).map(
  (file) => /** @type {const} */ ([`/${file}`, statSync(`${site}/${file}`).size]),
);
for (const folder of Object.values(folders))
  writeFiles(earsOfMuseum(`/assets/${folder}`, ears.sizes, partsOfEars));

// Where no ears are published, there is no such chunk.
const [earsWatcher] =
  ears.sizes.length > 0
    ? filesWithImports(kit.manifest, "src/onDevice/ears/watchDownloadedEars.ts")
    : [];
const siteScripts = await bundleSiteScripts({
  museums,
  featuredMuseum: italian.featuredMuseum,
  earsWatcher: earsWatcher ? `/${earsWatcher}` : "",
});
writeFiles(siteScripts.files);

const read = readPublished(catalogues);
const guide = { content, kit, folders, read };
const addresses = content.addresses((museum) => catalogueNames(catalogues[museum]));
const template = withStylesheet(kit.template, assets);
const visitorPages = await renderVisitorPages(guide, addresses);
const figures = statementFigures(
  italian.siteAddresses.length + visitorPages.length,
  italian.siteAddresses.length + visitorPages.flatMap(({ files: versions }) => versions).length,
);
const pages = [
  ...(await renderSitePages(italian, template, siteScripts, read, figures)),
  ...visitorPages,
];
writeFiles(pages.flatMap(({ files: versions }) => versions));
writeFiles([["/404.html", await renderNotFoundPage(guide)]]);
const { codesPdf, CODES_ADDRESS } = italian;
if (codesPdf) writeFiles([[CODES_ADDRESS, codesPdf]]);

const listed = pages.filter(({ isListed }) => isListed).map(({ address }) => address);
writeFiles([
  ["/sitemap.xml", sitemap(siteAddress, [...listed, "/studio"])],
  ["/robots.txt", robots(siteAddress)],
  ["/_headers", headersFile()],
  ["/_redirects", redirectsFile(Object.keys(museums), (each) => otherLanguages(content, each))],
  ["/_worker.js", choosingWorker()],
  ["/_routes.json", choosingRoutes(Object.keys(museums))],
]);
writeFileSync(inProject("dist/nginx.conf"), nginxConfig({ root: "/var/www/varco", listen: "80" }));

const decoder = findDecoder(readdirSync(`${site}/assets`));
for (const museum of Object.keys(museums)) {
  writeFiles(await webManifests(content, museum, read));
  writeFiles([[`/${museum}/app.html`, renderAppPage(guide, museum)]]);
  const worker = await bundleWorker("src/platform/serviceWorkers/visitorWorker.ts", {
    MUSEUMS: museums,
    APP: museumPrecache(guide, museum, decoder).map(precacheEntry),
    PAGE: `/${museum}/app`,
    DATA: `/assets/${folders[museum]}/`,
  });
  writeFiles([[`/worker-${museum}.js`, worker]]);
}
const siteWorker = await bundleWorker("src/platform/serviceWorkers/siteWorker.ts", {
  PAGES: italian.siteAddresses,
});
const studioWorker = await bundleWorker(
  "src/platform/serviceWorkers/studioWorker.ts",
  await buildStudio(content),
);
writeFiles([
  ["/worker.js", siteWorker],
  ["/worker-studio.js", studioWorker],
]);

rmSync(`${site}/.vite`, { recursive: true });
removeBundles();
if (!process.env["WITHOUT_COMPRESSION"]) await compress(site);
console.log(`Built ${pages.length} pages and the studio into dist/site.`);
if (note) console.warn(note);
