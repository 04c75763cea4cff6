/**
 * @typedef {import("../../../src/catalogue/catalogue.ts").ReadCatalogue} ReadCatalogue
 * @typedef {{ address: string, isListed: boolean, files: import("../bundling/bundle.js").BuiltFile[] }} RenderedPage
 *   `isListed`: whether search engines may list it
 */

/**
 * The pages of the Italian site, which come without the app.
 * @param {Pick<typeof import("../../../src/site/prerender.tsx"), "renderSitePage" | "siteAddresses">} italian
 * @param {import("../bundling/kit.js").Publisher["fillTemplate"]} fillTemplate
 * @param {string} template
 * @param {{ site: string, course: string }} scripts the course has one of its own
 * @param {ReadCatalogue} read
 * @param {import("../../../src/site/accessibility/statement.tsx").StatementFigures} figures
 * @param {readonly import("../../../src/catalogue/museumSummary.ts").MuseumSummary[]} museums
 * @returns {Promise<RenderedPage[]>}
 */
export function renderSitePages(
  { renderSitePage, siteAddresses },
  fillTemplate,
  template,
  scripts,
  read,
  figures,
  museums,
) {
  return Promise.all(
    siteAddresses.map(async (address) => {
      const { head, body } = await renderSitePage(address, read, figures, museums);
      const isCourse = /^\/formazione(?:\/|$)/.test(address);
      const needed = isCourse ? [scripts.site, scripts.course] : [scripts.site];
      const tags = needed.map((path) => `<script defer src="${path}"></script>`);
      const html = fillTemplate(template, "", {
        language: "it",
        kind: "site",
        head: head + tags.join(""),
        body,
      });
      return {
        address,
        isListed: mayBeListed({ head }),
        files: [[address === "/" ? "/index.html" : `${address}.html`, html]],
      };
    }),
  );
}

/** @param {{ head: string }} page */
function mayBeListed({ head }) {
  return !head.includes('name="robots" content="noindex"');
}
