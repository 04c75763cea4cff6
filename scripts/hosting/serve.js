import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { networkInterfaces } from "node:os";
import { extname } from "node:path";
import sirv from "sirv";
import { caching } from "../../src/content/hosting/caching.js";
import { isText, mediaTypes } from "../../src/content/hosting/mediaTypes.js";
import { securityHeaders } from "../../src/content/hosting/securityHeaders.js";
import { fileIn, languageAsked } from "./languageByHost.js";
import { site } from "../project.js";

/**
 * Serves the built site as a museum's web server would, or a guide at a path of its host.
 * @param {{ port: number, folder?: string, base?: string, headers?: Record<string, string> }} options
 * @returns {Promise<{ port: number, close: () => void }>}
 */
export function serve({ port, folder = site, base = "", headers = securityHeaders }) {
  const files = sirv(folder, { brotli: true, gzip: true, etag: true, setHeaders });
  const server = createServer((request, response) => {
    const asked = request.url ?? "/";
    const url = asked.slice(base.length);
    const isBelow = asked.startsWith(base) && url.startsWith("/");
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
    } else if (base !== "" && asked.startsWith(base) && /^(?:\?|$)/.test(url)) {
      response.writeHead(301, { Location: `${base}/${url}` }).end();
    } else if (!isBelow || /^\/404\/?(\?|$)/.test(url)) {
      notFound(folder, request, response);
    } else if (addressOfFile(url) !== undefined) {
      response.writeHead(301, { Location: `${base}${addressOfFile(url)}` }).end();
    } else {
      request.url = inLanguageAsked(folder, url);
      files(request, response, () => notFound(folder, request, response));
    }
  });
  return new Promise((resolve, reject) => {
    server.once("error", (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code !== "EADDRINUSE" || port === 0) return reject(error);
      resolve(serve({ port: 0, folder, base, headers }));
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
 * The address of a page that is asked for by its file: the app knows none that ends in .html.
 * @param {string} url
 */
function addressOfFile(url) {
  const [, file, query = ""] = /^([^?]*)\.html(\?.*)?$/.exec(url) ?? [];
  if (file === undefined) return undefined;
  // A Location that begins with two slashes would lead to another host.
  const path = file.replace(/^[/\\]+/, "/");
  return (path === "/index" ? "/" : path.replace(/\/index$/, "")) + query;
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
  const isThere = ["/index.html", ".html"].some(
    (ending) => language && existsSync(`${folder}${fileIn(language, page)}${ending}`),
  );
  return language && isThere ? fileIn(language, page) : url;
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
  const type = mediaTypes[extname(pathname).slice(1)];
  // The name of a page has no ending here: of that sirv knows the type.
  if (type) response.setHeader("Content-Type", isText(type) ? `${type};charset=utf-8` : type);
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
