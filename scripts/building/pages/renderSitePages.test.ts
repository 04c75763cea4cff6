import { expect, it } from "vitest";
import { fillTemplate } from "../../../src/app/publishing/fillTemplate.ts";
import { renderSitePages } from "./renderSitePages.js";
import { statementFigures } from "./statementFigures.js";

const template = '<html lang="en"><!--page-head--><!--page-body--><!--page-app--></html>';
const scripts = { site: "/assets/site.js", course: "/assets/course.js" };
const figures = statementFigures(2, 2);

it("a page of the site comes without the app, and one of the course with its script", async () => {
  const pages = await rendered(["/", "/formazione", "/formazione/guida", "/formazioni"]);
  expect(pages.flatMap(({ files }) => files)).toEqual([
    ["/index.html", pageWith(["site"], "/")],
    ["/formazione.html", pageWith(["site", "course"], "/formazione")],
    ["/formazione/guida.html", pageWith(["site", "course"], "/formazione/guida")],
    ["/formazioni.html", pageWith(["site"], "/formazioni")],
  ]);
});

it("a page that asks not to be listed is not", async () => {
  const pages = await rendered(["/", "/privacy"]);
  expect(pages.map(({ address, isListed }) => [address, isListed])).toEqual([
    ["/", true],
    ["/privacy", false],
  ]);
});

function rendered(siteAddresses: string[]) {
  const italian = {
    siteAddresses,
    renderSitePage: async (address: string) => ({
      head: address === "/privacy" ? '<meta name="robots" content="noindex"/>' : "",
      body: `<h1>${address}</h1>`,
    }),
  };
  return renderSitePages(
    italian,
    fillTemplate,
    template,
    scripts,
    async () => undefined,
    figures,
    [],
  );
}

function pageWith(named: (keyof typeof scripts)[], address: string) {
  const tags = named.map((each) => `<script defer src="${scripts[each]}"></script>`).join("");
  return `<html lang="it" data-prerendered="site">${tags}<h1>${address}</h1></html>`;
}
