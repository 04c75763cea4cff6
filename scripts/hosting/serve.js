import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { networkInterfaces } from "node:os";
import { extname } from "node:path";
import sirv from "sirv";
import { caching, securityHeaders, types } from "./headers.js";
import { fileIn, languageAsked } from "./languageByHost.js";
import { site } from "../project.js";

/**
 * Serves the built site as a museum's web server would.
 * @param {{ port: number, folder?: string, headers?: Record<string, string> }} options
 * @returns {Promise<{ port: number, close: () => void }>}
 */
export function serve({ port, folder = site, headers = securityHeaders }) {
  const files = sirv(folder, { brotli: true, gzip: true, etag: true, setHeaders });
  const server = createServer((request, response) => {
    const url = request.url ?? "/";
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
    } else if (/^\/404\/?(\?|$)/.test(url)) {
      notFound(folder, request, response);
    } else if (/^[^?]*\.html(\?|$)/.test(url)) {
      // The app knows no address that ends in .html, so the page's own address is sent instead.
      // A Location that begins with two slashes would lead to another host.
      const path = url.replace(/^[/\\]+/, "/");
      response
        .writeHead(301, { Location: path.replace(/(?:(?<=^\/)index)?\.html(?=\?|$)/, "") })
        .end();
    } else {
      request.url = inLanguageAsked(folder, url);
      files(request, response, () => notFound(folder, request, response));
    }
  });
  return new Promise((resolve, reject) => {
    server.once("error", (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code !== "EADDRINUSE" || port === 0) return reject(error);
      resolve(serve({ port: 0, folder, headers }));
    });
    server.listen(port, () => {
      const address = server.address();
      if (address === null || typeof address === "string") throw new Error("no port");
      resolve({
        port: address.port,
        close() {
          server.close();
          server.closeAllConnections();
        },
      });
    });
  });
}

/**
 * The address of the page in the language that is asked for, where there is one.
 * @param {string} folder
 * @param {string} url
 */
function inLanguageAsked(folder, url) {
  // `new URL` would throw at some of the addresses that a client can send.
  const [, page, query] = /^((?:\/[\w-]+)+)\/?\?(.*)$/.exec(url) ?? [];
  const language = page && languageAsked(new URLSearchParams(query));
  return language && existsSync(`${folder}${fileIn(language, `${page}.html`)}`)
    ? fileIn(language, page)
    : url;
}

/** The addresses of this machine that a phone on the same network can open. */
export function addressesOnNetwork() {
  return Object.values(networkInterfaces())
    .flat()
    .filter((address) => address?.family === "IPv4" && !address.internal)
    .map((address) => address?.address);
}

/**
 * @param {import("node:http").ServerResponse} response
 * @param {string} pathname
 */
function setHeaders(response, pathname) {
  const type = types[extname(pathname).slice(1)];
  if (type) response.setHeader("Content-Type", type);
  if (response.hasHeader("Cache-Control")) return;
  const isHashed = pathname.startsWith("/assets/");
  response.setHeader("Cache-Control", isHashed ? caching.hashed : caching.revalidated);
}

/**
 * sirv answers every file with 200, so this page is sent by hand.
 * @param {string} folder
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
function notFound(folder, request, response) {
  const accepted = String(request.headers["accept-encoding"] ?? "");
  // A site that was built for a test has no compressed copies.
  const [encoding, ending] = [
    ["br", ".br"],
    ["gzip", ".gz"],
  ].find(
    ([name, end]) =>
      new RegExp(`\\b${name}\\b`).test(accepted) && existsSync(`${folder}/404.html${end}`),
  ) ?? ["identity", ""];
  const file = `${folder}/404.html${ending}`;
  response.writeHead(404, {
    "Content-Type": "text/html;charset=utf-8",
    "Cache-Control": caching.revalidated,
    Vary: "Accept-Encoding",
    ...(encoding !== "identity" && { "Content-Encoding": encoding }),
  });
  response.end(existsSync(file) ? readFileSync(file) : "Not found");
}
