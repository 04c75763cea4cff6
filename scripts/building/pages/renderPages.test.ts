import { expect, it } from "vitest";
import type { Page } from "../../../src/app/prerender.tsx";
import type { MuseumName } from "../../../src/catalogue/catalogue.ts";
import { languagesOf, languageUnasked } from "../../../src/catalogue/museums.ts";
import { museumPrecache } from "../keptByDevice.js";
import { statementFigures } from "./statementFigures.js";
import { renderAppPage, renderSitePages, renderVisitorPages } from "./renderPages.js";

const museums: Record<string, MuseumName> = {
  museo: { name: "Museo", languages: ["en", "it"] },
};
const template = '<html lang="en"><!--page-head--><!--page-body--><!--page-app--></html>';
const guide = {
  content: { languagesOf, languageUnasked, museums, render, renderApp },
  kit: {
    manifest: {
      "index.html": { file: "assets/index-1.js", dynamicImports: ["src/visitor/List.tsx"] },
      "style.css": { file: "assets/style-1.css" },
      "src/visitor/List.tsx": { file: "assets/List-1.js", imports: ["_shell.js"] },
      "_shell.js": { file: "assets/shell-1.js" },
      "src/i18n/messages/en.ts": { file: "assets/en-1.js" },
      "src/i18n/messages/it.ts": { file: "assets/it-1.js" },
    },
    template,
    startOfTheApp: "<script></script>",
    firstPaint: "/assets/firstPaint-1.js",
    startApp: "/assets/startApp-1.js",
  },
  folders: { museo: "museo-1" },
  read: async () => undefined,
};

it("a visitor’s page is there in each language, with the files that its screen and words need", async () => {
  const [page] = await renderVisitorPages(guide, ["/museo/list"]);
  expect(page).toMatchObject({ address: "/museo/list", isListed: true });
  const files = Object.fromEntries(page!.files);
  expect(Object.keys(files)).toEqual(["/museo/list.html", "/it/museo/list.html"]);
  expect(files["/it/museo/list.html"]).toBe(
    `<html lang="it" data-prerendered="visitor"><title>list</title>` +
      `<script id="first-paint" src="/assets/firstPaint-1.js" data-it="/assets/it-1.js /assets/museo-1/it/list.json"></script>` +
      `<script defer src="/assets/startApp-1.js"></script>` +
      `<h1>/museo/list?lang=it</h1>` +
      `<template id="app"><link rel="modulepreload" crossorigin href="/assets/List-1.js" />` +
      `<link rel="modulepreload" crossorigin href="/assets/shell-1.js" /><script></script></template></html>`,
  );
});

it("the page for every address of a museum names the words of every language", () => {
  const page = renderAppPage(guide, "museo");
  expect(page).toContain('data-prerendered="app"');
  expect(page).toContain(' data-en="/assets/en-1.js /assets/museo-1/en/museum.json"');
  expect(page).toContain(' data-it="/assets/it-1.js /assets/museo-1/it/museum.json"');
});

it("a page that asks not to be listed is not", async () => {
  const [page] = await renderVisitorPages(guide, ["/museo/lent"]);
  expect(page!.isListed).toBe(false);
});

it("a page of the site comes without the app, and one of the course with its script", async () => {
  const site = {
    siteAddresses: ["/", "/formazione/guida"],
    renderSitePage: async (address: string) => ({ head: "", body: `<h1>${address}</h1>` }),
  };
  const figures = statementFigures(2, 2);
  const scripts = { site: "/assets/site.js", course: "/assets/course.js" };
  const pages = await renderSitePages(site, template, scripts, guide.read, figures);
  expect(pages.flatMap(({ files }) => files)).toEqual([
    [
      "/index.html",
      '<html lang="it" data-prerendered="site"><script defer src="/assets/site.js"></script><h1>/</h1></html>',
    ],
    [
      "/formazione/guida.html",
      '<html lang="it" data-prerendered="site"><script defer src="/assets/site.js"></script><script defer src="/assets/course.js"></script><h1>/formazione/guida</h1></html>',
    ],
  ]);
});

it("a device keeps every screen of a museum, its words in every language, and its tour", () => {
  const kept = museumPrecache(guide, "museo", "/assets/codes.wasm");
  expect(kept[0]).toEqual(["/museo/app", "/museo/app.html"]);
  expect(kept.map(([address]) => address)).toEqual([
    "/museo/app",
    "/assets/codes.wasm",
    "/assets/index-1.js",
    "/assets/List-1.js",
    "/assets/shell-1.js",
    "/assets/style-1.css",
    "/assets/firstPaint-1.js",
    "/assets/startApp-1.js",
    ...["en", "it"].flatMap((code) =>
      ["museum", "tour", "list"].map((name) => `/assets/museo-1/${code}/${name}.json`),
    ),
    "/museo.webmanifest",
    "/it/museo.webmanifest",
    "/favicon.ico",
    "/icon.svg",
  ]);
});

async function render(asked: string): Promise<Page> {
  const isLent = asked.includes("/lent");
  return {
    language: asked.endsWith("?lang=it") ? "it" : "en",
    kind: "visitor",
    head: isLent ? '<meta name="robots" content="noindex"/>' : "<title>list</title>",
    body: `<h1>${asked}</h1>`,
    sources: ["src/visitor/List.tsx"],
    museum: "museo",
    files: ["list"],
    messages: undefined,
  };
}

function renderApp(museum: string): Page {
  return {
    language: "en",
    kind: "app",
    head: "",
    body: "",
    sources: ["src/visitor/List.tsx"],
    museum,
    files: ["museum"],
    messages: undefined,
  };
}
