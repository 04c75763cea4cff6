import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { splitTemplate } from "../../../scripts/building/pages/pageTemplate.js";
import { inProject } from "../../../scripts/project.js";
import { fillTemplate, underBase } from "./fillTemplate.ts";

/** As the bundler leaves index.html: the addresses of its files begin where the page is. */
const built = readFileSync(inProject("index.html"), "utf8").replace(
  '<script type="module" src="/src/app/main.tsx"></script>',
  `<script type="module" crossorigin src="./assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="./assets/react-1.js">
    <link rel="stylesheet" crossorigin href="./assets/style-1.css">`,
);
const { template, startOfTheApp } = splitTemplate(built);

const page = {
  language: "it",
  kind: "visitor",
  webManifest: "/it/museo.webmanifest",
  head: "<title>$& and $1</title>",
  body: '<h1>5 $$</h1><a href="/altrove">altrove</a>',
  app: '<template id="app">$`</template>',
};

it("a page is in its language, and has what was rendered letter by letter", () => {
  const filled = fillTemplate(template, "", page);
  expect(filled).toContain('<html lang="it" data-prerendered="visitor">');
  expect(filled).toContain('<div id="root" lang="it" role="none"><h1>5 $$</h1>');
  expect(filled).toContain("<title>$& and $1</title>");
  expect(filled).toContain('<template id="app">$`</template>');
  expect(filled).toContain('<link rel="manifest" href="/it/museo.webmanifest" />');
  expect(filled).not.toContain("<!--page");
});

it("a page of no museum names no web manifest", () => {
  const filled = fillTemplate(template, "", { language: "it", kind: "site", head: "", body: "" });
  expect(filled).not.toContain("manifest");
});

it.each(["", "/guida", "/a/$&/b"])(
  "at “%s” the template’s own files have it before them once, and what was rendered stays as it is",
  (base) => {
    const webManifest = `${base}/it/museo.webmanifest`;
    const filled = fillTemplate(template, base, { ...page, webManifest });
    expect(filled).toContain(`<link rel="manifest" href="${webManifest}" />`);
    expect(filled).toContain(`href="${base}/assets/style-1.css"`);
    expect(filled).toContain(page.body);
    const addresses = [...filled.matchAll(/<link[^>]*? href="([^"]*)"/g)].map(([, at]) => at!);
    expect(addresses.length).toBeGreaterThan(2);
    expect(addresses.filter((at) => !at.startsWith(`${base}/`) || at.includes("./"))).toEqual([]);
    expect(underBase(startOfTheApp, base)).toContain(`src="${base}/assets/index-1.js"`);
    expect(underBase(startOfTheApp, base)).toContain(`href="${base}/assets/react-1.js"`);
  },
);
