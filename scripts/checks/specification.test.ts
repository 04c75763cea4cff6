import { existsSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import type { RouteObject } from "react-router";
import { expect, it } from "vitest";
import { galleria } from "../../src/app/fixtures/galleria.ts";
import { routesOf } from "../../src/app/routes.tsx";
import { sitePages } from "../../src/site/sitePages.tsx";
import { studioRoutes } from "../../src/studio/routes.tsx";
import { inProject } from "../project.js";

const page = inProject("docs/specification.md");
const text = readFileSync(page, "utf8");
const links = [...text.matchAll(/\]\(([^)#]+)\)((?:,? (?:`[^`]+`|“[^”]+”))*)/g)].map(
  ([, to, quoted]) => ({ to: to!, quoted: quoted!.match(/`[^`]+`|“[^”]+”/g) ?? [] }),
);

/** The other pages and screens are ours; they need no row. */
const specified = [
  "/",
  "/contatti",
  "/terms",
  "/privacy",
  "/galleria-borghese",
  "/galleria-borghese/disability",
  "/galleria-borghese/deaf-user",
  "/galleria-borghese/blind-user",
  "/galleria-borghese/transcription",
  "/galleria-borghese/list",
  "/galleria-borghese/artwork/:id",
  "/galleria-borghese/artwork-description/:artworkId",
];

it("every file that the specification is found in exists", () => {
  expect(links.length).toBeGreaterThan(200);
  expect(links.filter(({ to }) => !existsSync(fileOf(to)))).toEqual([]);
});

it("what is quoted after a file stands in it", () => {
  const quotes = links.flatMap(({ to, quoted }) => quoted.map((quote) => ({ to, quote })));
  expect(quotes.length).toBeGreaterThan(200);
  expect(quotes.filter(({ to, quote }) => !stands(quote, fileOf(to)))).toEqual([]);
});

it("every route that is specified is in the table, and every route in the table exists", () => {
  const listed = [...text.matchAll(/^\| `(\/[^`]*)` \|/gm)].map(([, route]) => route!);
  const ofStudio = studioRoutes.flatMap((route) => addressesOf(route));
  const inStudio = ofStudio.map((address) => (address === "/" ? "/studio" : `/studio#${address}`));
  const ofSite = sitePages.map(({ path }) => path);
  const ofApp = routesOf(galleria).flatMap((route) => addressesOf(route));
  const existing = new Set([...ofSite, ...ofApp, ...inStudio]);
  expect(listed.filter((route) => !existing.has(route))).toEqual([]);
  expect(specified.filter((route) => !listed.includes(route))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});

function fileOf(link: string) {
  return join(dirname(page), link);
}

/** Whether a file has what is quoted: a title as a whole, a name like `one.two` part by part. */
function stands(quote: string, file: string) {
  const content = existsSync(file) ? readFileSync(file, "utf8") : "";
  const words = quote.slice(1, -1);
  const parts = quote.startsWith("`") ? words.split(".") : [words];
  return parts.every((part) => content.includes(part));
}

/** The addresses that a route and those under it answer. */
function addressesOf({ path, children }: RouteObject, above = "/"): string[] {
  const address = posix.join(above, path ?? "");
  return children ? children.flatMap((child) => addressesOf(child, address)) : [address];
}
