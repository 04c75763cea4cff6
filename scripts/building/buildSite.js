/** Builds the site into dist/site: the kit, each museum's guide, the Italian site, the studio. */
import { rmSync, writeFileSync } from "node:fs";
import { headersFile, redirectsFile } from "../../src/content/hosting/netlifyFiles.js";
import { choosingRoutes, choosingWorker } from "../hosting/languageByHost.js";
import { nginxConfig } from "../hosting/nginxConfig.js";
import { everyAddress, filesOfMuseum } from "../museums/folders.js";
import { inProject, site } from "../project.js";
import { buildStudio } from "./buildStudio.js";
import { bundlePrerenderer, bundleWorker, removeBundles } from "./bundling/bundle.js";
import { buildKit } from "./bundling/kit.js";
import { bundleSiteScripts } from "./bundling/siteScripts.js";
import { checkSiteAddress } from "./checkSiteAddress.js";
import { compress } from "./compress.js";
import { withStylesheet } from "./pages/pageTemplate.js";
import { renderSitePages } from "./pages/renderSitePages.js";
import { statementFigures } from "./pages/statementFigures.js";
import { publishMuseums } from "./publishing/publishMuseums.js";
import { writeFiles } from "./writeFiles.js";

removeBundles();
const { kit, address: kitAddress, publisher } = await buildKit();
const { module: italian, assets } = await bundlePrerenderer();
writeFiles(assets);
const { siteAddress } = publisher;
const note = checkSiteAddress(siteAddress, publisher.isExample(siteAddress));
const museums = everyAddress().map(filesOfMuseum);
const { summaries, pages, read, told } = await publishMuseums(publisher, kit, museums, siteAddress);

if (!summaries.some(({ slug }) => slug === italian.featuredMuseum))
  throw new Error(`Without ${italian.featuredMuseum} the home page has nothing to show`);

// Where no ears are published, there is no such chunk.
const [earsWatcher] =
  kit.ears.length > 0
    ? publisher.filesWithImports(kit.chunks, "src/onDevice/ears/watchDownloadedEars.ts")
    : [];
const siteScripts = await bundleSiteScripts({
  featuredMuseum: italian.featuredMuseum,
  earsWatcher: earsWatcher ? `/${earsWatcher}` : "",
});
writeFiles(siteScripts.files);
const figures = statementFigures(
  italian.siteAddresses.length + pages.length,
  italian.siteAddresses.length + pages.reduce((sum, { versions }) => sum + versions, 0),
);
const sitePages = await renderSitePages(
  italian,
  publisher.fillTemplate,
  withStylesheet(kit.template, assets),
  siteScripts,
  read,
  figures,
  summaries,
);
writeFiles(sitePages.flatMap(({ files }) => files));
writeFiles([
  ["/404.html", await publisher.notFoundPage(kit, { base: "", address: siteAddress, site: "" })],
]);
const { codesPdf, CODES_ADDRESS } = italian;
if (codesPdf) writeFiles([[CODES_ADDRESS, codesPdf]]);

const listed = [...sitePages, ...pages].filter(({ isListed }) => isListed);
const slugs = summaries.map(({ slug }) => slug);
writeFiles([
  [
    "/sitemap.xml",
    publisher.sitemap(siteAddress, [...listed.map(({ address }) => address), "/studio"]),
  ],
  ["/robots.txt", publisher.robots(siteAddress)],
  ["/_headers", headersFile()],
  [
    "/_redirects",
    redirectsFile(slugs, (slug) => {
      const museum = summaries.find((each) => each.slug === slug);
      return museum ? [...publisher.otherLanguages(museum)] : [];
    }),
  ],
  ["/_worker.js", choosingWorker()],
  ["/_routes.json", choosingRoutes(slugs)],
]);
writeFileSync(inProject("dist/nginx.conf"), nginxConfig({ root: "/var/www/varco", listen: "80" }));

const siteWorker = await bundleWorker("src/platform/serviceWorkers/siteWorker.ts", {
  PAGES: italian.siteAddresses,
});
writeFiles([["/worker.js", siteWorker]]);
await buildStudio(publisher, kit, kitAddress);

rmSync(`${site}/.vite`, { recursive: true });
removeBundles();
if (!process.env["WITHOUT_COMPRESSION"]) await compress(site);
console.log(`Built ${sitePages.length + pages.length} pages and the studio into dist/site.`);
if (note) console.warn(note);
if (told) console.error(told);
