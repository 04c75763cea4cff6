import { readdirSync } from "node:fs";
import { extname } from "node:path";
import { caching } from "../../src/content/hosting/caching.js";
import { mediaTypes } from "../../src/content/hosting/mediaTypes.js";
import { securityHeaders } from "../../src/content/hosting/securityHeaders.js";
import { site } from "../project.js";

/**
 * Asks a host of the built site what a visitor's browser would, and tells what it got wrong.
 * @param {string} base
 * @param {{ encodings: string[] }} options what the host is expected to compress with
 * @returns {Promise<string[]>}
 */
export async function checkHost(base, { encodings }) {
  const assets = readdirSync(`${site}/assets`);
  const script = assets.find((file) => /^index-.+\.js$/.test(file));
  const parts = readdirSync(`${site}/assets/studio`);
  const studio = parts.find((file) => /^studio-.+\.js$/.test(file));
  const example = parts.find((file) => file.endsWith(".varco.zip"));
  const data = readdirSync(`${site}/assets`, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .find((file) => /^galleria-borghese.*\.json$/.test(file));
  /** @type {string[]} */
  const complaints = [];

  for (const path of [
    "/",
    "/contatti",
    "/contatti/",
    "/studio",
    "/studio/",
    "/studio/preview",
    "/galleria-borghese",
    "/galleria-borghese/",
    "/galleria-borghese?lang=it",
    `/galleria-borghese?lang=it&q=${"x".repeat(10_000)}`,
    "/galleria-borghese/artwork/1",
    "/galleria-borghese/artwork/1/?lang=it",
    "/galleria-borghese/artwork-description/apollo/",
    "/galleria-borghese/app/",
  ]) {
    const page = await ask(path);
    expect(path, "status", page.status, 200);
    expect(path, "Content-Type", page.headers.get("content-type"), /^text\/html; ?charset=utf-8$/i);
    expect(path, "Cache-Control", page.headers.get("cache-control"), caching.revalidated);
    expect(path, "body", await page.text(), /<h1/);
    secured(path, page);
    const again = await ask(path, { "If-None-Match": page.headers.get("etag") ?? "none" });
    expect(path, "status when unchanged", again.status, 304);
    secured(`${path} unchanged`, again);
  }

  // Pages in other languages are in folders, from which the host has to choose by `?lang=`.
  for (const [path, language] of /** @type {[string, string][]} */ ([
    ["/galleria-borghese", "en"],
    ["/galleria-borghese?lang=en", "en"],
    ["/galleria-borghese?lang=it", "it"],
    ["/galleria-borghese/?lang=it", "it"],
    ["/galleria-borghese/list/?a=b&lang=de", "de"],
    ["/galleria-borghese/artwork/1?lang=fr&lang=it", "fr"],
    ["/galleria-borghese/artwork/1?lang=IT", "en"],
    ["/galleria-borghese/artwork/1?lang=xx", "en"],
    ["/galleria-borghese/artwork/1?lang=../it", "en"],
    ["/contatti?lang=de", "it"],
    ["/?lang=de", "it"],
    ["/studio?lang=de", "it"],
  ])) {
    const page = await ask(path);
    expect(path, "status", page.status, 200);
    expect(path, "language", await page.text(), new RegExp(`<html lang="${language}"`));
  }

  for (const path of [
    "/nonsense",
    "/nonsense?lang=it",
    "//%25CF%25A4?lang=it",
    "/it/../../package?lang=it",
    "/galleria-borghese/artwork/999?lang=it",
    "/contatti/nonsense",
    "/galleria-borghese/artwork/999",
    "/assets/nothing.js",
    "/assets/galleria-borghese/en/artwork/999.json",
    "/404",
    "/%2e%2e/package.json",
    "/..%2f..%2fpackage.json",
  ]) {
    const page = await ask(path);
    expect(path, "status", page.status, /^40[04]$/);
    if (page.status === 404)
      expect(path, "body", await page.text(), /Unexpected Application Error!/);
    secured(path, page);
  }

  for (const [asset, type] of /** @type {[string, RegExp][]} */ ([
    [`/assets/${script}`, /javascript/],
    [`/assets/studio/${studio}`, /javascript/],
    [`/assets/${data}`, /^application\/json/],
  ])) {
    for (const encoding of encodings) {
      const answer = await ask(asset, { "Accept-Encoding": encoding });
      expect(asset, "status", answer.status, 200);
      expect(asset, "Content-Encoding", answer.headers.get("content-encoding"), encoding);
      expect(asset, "Content-Type", answer.headers.get("content-type"), type);
      expect(asset, "Cache-Control", answer.headers.get("cache-control"), caching.hashed);
      expect(asset, "Vary", answer.headers.get("vary"), /accept-encoding/i);
      secured(asset, answer);
    }
  }

  for (const [path, type] of /** @type {[string, RegExp][]} */ ([
    ["/galleria-borghese.webmanifest", /^application\/manifest\+json/],
    ["/sitemap.xml", /xml/],
    ["/robots.txt", /^text\/plain/],
    ["/icon.svg", /^image\/svg\+xml/],
    ["/share.png", /^image\/png/],
    ["/worker-studio.js", /javascript/],
    [`/assets/studio/${example}`, /^application\/zip/],
  ])) {
    const answer = await ask(path);
    expect(path, "status", answer.status, 200);
    expect(path, "Content-Type", answer.headers.get("content-type"), type);
  }

  for (const path of oneOfEachKind()) {
    const answer = await ask(path);
    const [type] = answer.headers.get("content-type")?.split(";") ?? [];
    expect(path, "status", answer.status, 200);
    expect(
      path,
      "Content-Type",
      type ?? "missing",
      mediaTypes[extname(path).slice(1)] ?? "known here",
    );
  }

  for (const [path, location] of /** @type {[string, string][]} */ ([
    ["/index.html", "/"],
    ["/contatti.html?a=b", "/contatti?a=b"],
    ["/studio/preview.html", "/studio/preview"],
    ["/galleria-borghese/index.html", "/galleria-borghese"],
    ["/galleria-borghese/artwork/1.html", "/galleria-borghese/artwork/1"],
    ["/galleria-borghese/artwork/1/index.html?lang=it", "/galleria-borghese/artwork/1?lang=it"],
    ["/404.html", "/404"],
    ["//outside.invalid/x.html", "/outside.invalid/x"],
    ["//outside.invalid/index.html", "/outside.invalid"],
  ])) {
    const answer = await ask(path);
    expect(path, "status", answer.status, 301);
    const target = new URL(answer.headers.get("location") ?? "", base + path);
    expect(path, "Location", target.href, base + location);
  }

  const posted = await fetch(`${base}/`, { method: "POST", body: "x" });
  expect("/", "status of a POST", posted.status, 405);
  const malformed = await ask("/%E0%A4%A");
  expect("/%E0%A4%A", "status", malformed.status, /^40[04]$/);
  return complaints;

  /** The address of one file of each kind; pages are asked for by addresses without an ending. */
  function oneOfEachKind() {
    const files = readdirSync(site, { recursive: true, encoding: "utf8" })
      .map((file) => `/${file.replaceAll("\\", "/")}`)
      .filter((file) => !["", ".html", ".br", ".gz"].includes(extname(file)))
      .filter((file) => file !== "/_worker.js" && file !== "/_routes.json");
    return new Map(files.map((file) => [extname(file), file])).values();
  }

  /**
   * @param {string} path
   * @param {Record<string, string>} [headers]
   */
  function ask(path, headers = {}) {
    return fetch(base + path, { redirect: "manual", headers });
  }

  /**
   * @param {string} path
   * @param {Response} answer
   */
  function secured(path, answer) {
    for (const [name, value] of Object.entries(securityHeaders)) {
      expect(path, name, answer.headers.get(name), value);
    }
  }

  /**
   * @param {string} path
   * @param {string} what
   * @param {string | number | null} got
   * @param {string | number | RegExp} wanted
   */
  function expect(path, what, got, wanted) {
    const right = wanted instanceof RegExp ? wanted.test(String(got)) : got === wanted;
    if (!right) complaints.push(`${path}: ${what} is ${String(got).slice(0, 200)}, not ${wanted}`);
  }
}
