import { fileOf, languagesIn, versionsOf, webManifestAt } from "./languageVersions.js";
import { fillTemplate } from "./pageTemplate.js";
import { preloadsFor } from "./preloads.js";

/**
 * @typedef {import("../../../src/catalogue/catalogue.ts").ReadCatalogue} ReadCatalogue
 * @typedef {import("../../../src/app/prerender.tsx").Page} Page
 * @typedef {{ address: string, isListed: boolean, files: import("../bundling/bundle.js").BuiltFile[] }} RenderedPage
 *   `isListed`: whether search engines may list it
 */

/**
 * What visitors' pages are made of; `folders` are those of the museums' catalogues, in /assets.
 * @typedef {{
 *   content: import("./languageVersions.js").Museums & Pick<typeof import("../../../src/app/prerender.tsx"), "render" | "renderApp">,
 *   kit: import("../bundling/kit.js").Kit,
 *   folders: Readonly<Record<string, string>>,
 *   read: ReadCatalogue,
 * }} Guide
 */

/**
 * The pages of the visitor's app, each in every language of its museum.
 * @param {Guide} guide
 * @param {readonly string[]} addresses
 * @returns {Promise<RenderedPage[]>}
 */
export function renderVisitorPages(guide, addresses) {
  return Promise.all(
    addresses.map(async (address) => {
      const versions = versionsOf(guide.content, address);
      const pages = await Promise.all(
        versions.map(({ asked }) => guide.content.render(asked, guide.read)),
      );
      return {
        address,
        isListed: pages.every(mayBeListed),
        files: pages.map((page, index) => [versions[index]?.file ?? "", visitorPage(guide, page)]),
      };
    }),
  );
}

/**
 * What hosts answer with where there is no page at an address.
 * @param {Guide} guide
 */
export async function renderNotFoundPage(guide) {
  return visitorPage(guide, await guide.content.render("/404", guide.read));
}

/**
 * The page that a museum's service worker answers every address with.
 * @param {Guide} guide
 * @param {string} museum
 */
export function renderAppPage(guide, museum) {
  return visitorPage(guide, guide.content.renderApp(museum));
}

/**
 * The pages of the Italian site, which come without the app.
 * @param {Pick<typeof import("../../../src/site/prerender.tsx"), "renderSitePage" | "siteAddresses">} italian
 * @param {string} template
 * @param {{ site: string, course: string }} scripts the course has one of its own
 * @param {ReadCatalogue} read
 * @param {import("../../../src/site/accessibility/statement.tsx").StatementFigures} figures
 * @returns {Promise<RenderedPage[]>}
 */
export function renderSitePages(
  { renderSitePage, siteAddresses },
  template,
  scripts,
  read,
  figures,
) {
  return Promise.all(
    siteAddresses.map(async (address) => {
      const { head, body } = await renderSitePage(address, read, figures);
      const isCourse = /^\/formazione(?:\/|$)/.test(address);
      const needed = isCourse ? [scripts.site, scripts.course] : [scripts.site];
      const tags = needed.map((path) => `<script defer src="${path}"></script>`);
      const html = fillTemplate(template, {
        language: "it",
        kind: "site",
        head: head + tags.join(""),
        body,
      });
      return { address, isListed: mayBeListed({ head }), files: [[fileOf(address), html]] };
    }),
  );
}

/** @param {{ head: string }} page */
function mayBeListed({ head }) {
  return !head.includes('name="robots" content="noindex"');
}

/**
 * @param {Guide} guide
 * @param {Page} page
 */
function visitorPage({ content, kit, folders }, page) {
  const { language, kind, museum = "", sources } = page;
  const languages = kind === "visitor" ? [language] : languagesIn(content, museum);
  const words = languages.map((code) => wordsIn(code, page, kit, folders));
  const preloads = preloadsFor(kit.manifest, sources).map(
    (file) => `<link rel="modulepreload" crossorigin href="/${file}" />`,
  );
  return fillTemplate(kit.template, {
    language,
    kind,
    webManifest: museum && webManifestAt(content, museum, language),
    head: `${page.head}<script id="first-paint" src="${kit.firstPaint}"${words.join("")}></script><script defer src="${kit.startApp}"></script>`,
    body: page.body,
    // `startApp` starts the app from it.
    app: `<template id="app">${preloads.join("")}${kit.startOfTheApp}</template>`,
  });
}

/**
 * The files with a page's messages and words in one language, as an attribute for `preloadWords`.
 * @param {string} code
 * @param {Page} page
 * @param {import("../bundling/kit.js").Kit} kit
 * @param {Readonly<Record<string, string>>} folders
 */
function wordsIn(code, { museum = "", files, messages }, { manifest }, folders) {
  const sources = [
    `src/i18n/messages/${code}.ts`,
    ...(messages ? [`src/i18n/${messages}/${code}.ts`] : []),
  ];
  const data = files.map((name) => `assets/${folders[museum]}/${code}/${name}.json`);
  const listed = [...preloadsFor(manifest, sources), ...data].map((file) => `/${file}`);
  return ` data-${code}="${listed.join(" ")}"`;
}
