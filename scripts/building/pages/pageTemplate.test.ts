import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { inProject } from "../../project.js";
import { splitTemplate, withStylesheet } from "./pageTemplate.js";

/** As the bundler leaves index.html. */
const built = readFileSync(inProject("index.html"), "utf8").replace(
  '<script type="module" src="/src/app/main.tsx"></script>',
  `<script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-1.js">
    <link rel="stylesheet" crossorigin href="/assets/style-1.css">`,
);

it("the tags that start the app are apart from the page", () => {
  const { template, startOfTheApp } = splitTemplate(built);
  expect(startOfTheApp.trim().split(/\n\s*/)).toEqual([
    '<script type="module" crossorigin src="/assets/index-1.js"></script>',
    '<link rel="modulepreload" crossorigin href="/assets/react-1.js">',
  ]);
  expect(template).not.toMatch(/index-1|react-1/);
  expect(template).toContain("style-1.css");
});

it("a page from which the app cannot be told is refused", () => {
  expect(() => splitTemplate("<!doctype html><body></body>")).toThrow("could not be told");
  expect(() => splitTemplate(`${built}<script async type="module" src="/a.js"></script>`)).toThrow(
    "could not be told",
  );
});

it("the site has its own stylesheet in the place of the app’s", () => {
  const { template } = splitTemplate(built);
  const files = ["/assets/a.svg", "/assets/style-2.css"].map((path) => [path, ""] as const);
  expect(withStylesheet(template, files)).toBe(template.replace("style-1", "style-2"));
  expect(() => withStylesheet("<head></head>", files)).toThrow("one stylesheet in index.html");
  expect(() => withStylesheet(template, files.slice(0, 1))).toThrow("one stylesheet of the site");
  expect(() => withStylesheet(template, [...files, ["/b.css", ""]])).toThrow("of the site");
});
