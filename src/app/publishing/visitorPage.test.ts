import { expect, it } from "vitest";
import type { Guide } from "../../catalogue/guide.ts";
import { madeUpKit } from "../fixtures/madeUpKit.ts";
import type { Page } from "../prerender.tsx";
import { visitorPage } from "./visitorPage.ts";

const museum = { slug: "museo", name: "Museo", languages: ["it", "en"] } as const;
const kit = {
  ...madeUpKit,
  template: '<html lang="en"><!--page-head--><!--page-body--><!--page-app--></html>',
};
const page: Page = {
  language: "it",
  kind: "visitor",
  head: "<title>Opere</title>",
  body: '<h1>Opere</h1><img src="/@base@/assets/archway-1.svg">',
  sources: ["src/visitor/artworks/list/ListScreen.tsx"],
  files: ["list"],
  showsSizes: false,
  messages: undefined,
};

it.each(["", "/guida"])(
  "at “%s” a page names itself, and the files that its screen and words need",
  (base) => {
    const guide: Guide = { base, address: `https://museo.example${base}`, museum };
    const html = visitorPage(kit, guide, page, addressOfData(base));
    expect(html).toBe(
      `<html lang="it" data-prerendered="visitor"><title>Opere</title>` +
        `<script type="application/json" id="guide">${JSON.stringify(guide)}</script>` +
        `<script id="first-paint" src="${base}/assets/firstPaint-1.js" data-it="${base}/assets/messages-it-1.js ${base}/it/list.json"></script>` +
        `<script defer src="${base}/assets/startApp-1.js"></script>` +
        `<h1>Opere</h1><img src="${base}/assets/archway-1.svg">` +
        `<template id="app"><link rel="modulepreload" crossorigin href="${base}/assets/ListScreen-1.js" />` +
        `<link rel="modulepreload" crossorigin href="${base}/assets/shell-1.js" />` +
        `<script type="module" crossorigin src="${base}/assets/index-1.js"></script></template></html>`,
    );
  },
);

it("the page for every address of a museum names the words of every language", () => {
  const guide: Guide = { base: "", address: "https://museo.example", museum };
  const app: Page = { ...page, language: "en", kind: "app", files: ["museum"] };
  const html = visitorPage(kit, guide, app, addressOfData(""));
  expect(html).toContain('data-prerendered="app"');
  expect(html).toContain(' data-en="/assets/messages-en-1.js /en/museum.json"');
  expect(html).toContain(' data-it="/assets/messages-it-1.js /it/museum.json"');
});

it("a screen with messages of its own names them beside those of every screen", () => {
  const tour: Page = { ...page, messages: "tour" };
  const guide: Guide = { base: "", address: "https://museo.example", museum };
  expect(visitorPage(kit, guide, tour, addressOfData(""))).toContain(
    ' data-it="/assets/messages-it-1.js /assets/tour-it-1.js /it/list.json"',
  );
});

it("a page of no museum has no words listed and no web manifest, and still says where it is", () => {
  const error: Page = { ...page, kind: "error", language: "en" };
  const guide: Guide = { base: "/guida", address: "https://museo.example/guida" };
  const html = visitorPage(madeUpKit, guide, error, addressOfData("/guida"));
  expect(html).toContain('<script id="first-paint" src="/guida/assets/firstPaint-1.js"></script>');
  expect(html).toContain(JSON.stringify(guide));
  expect(html).not.toContain("manifest");
});

it.each(["</script><script>alert(1)</script>", "<!--<script>", "Museo & “Storia”", "$& $1"])(
  "a museum called %s cannot end the data of its page, which is read as it was written",
  (name) => {
    const guide: Guide = { base: "", address: "", museum: { ...museum, name } };
    const html = visitorPage(kit, guide, page, addressOfData(""));
    const [, data = ""] = /<script type="application\/json" id="guide">(.*?)<\/script>/s.exec(
      html,
    )!;
    expect(JSON.parse(data)).toEqual(guide);
    expect(data).not.toContain("<");
    expect(html).not.toContain("alert(1)</script>");
  },
);

it("a policy that no host is known to send stands before everything that it is about", () => {
  const guide: Guide = { base: "", address: "", museum };
  const policy = '<meta http-equiv="Content-Security-Policy" content="default-src \'self\'">';
  const html = visitorPage(kit, guide, page, addressOfData(""), policy);
  expect(html.indexOf(policy)).toBeGreaterThan(-1);
  expect(html.indexOf(policy)).toBeLessThan(html.indexOf("<script"));
});

function addressOfData(base: string) {
  return (language: string, name: string) => `${base}/${language}/${name}.json`;
}
