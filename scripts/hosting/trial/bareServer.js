import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";

/** All that the poorest of hosts knows. */
const types = { ".css": "text/css", ".html": "text/html", ".js": "text/javascript" };

/**
 * A file server that can do nothing but send files.
 * @param {string} folder
 * @param {number} port
 */
export function bareServer(folder, port) {
  return createServer((request, response) => {
    const { pathname, search } = new URL(`http://host.invalid${request.url}`);
    const path = join(folder, pathname);
    const isFolder = existsSync(path) && statSync(path).isDirectory();
    const file = isFolder ? join(path, "index.html") : path;
    if (isFolder && !pathname.endsWith("/"))
      return response.writeHead(301, { Location: `${pathname}/${search}` }).end();
    if (!existsSync(file) || file.endsWith("/")) return response.writeHead(404).end("Not found");
    const type = /** @type {Record<string, string>} */ (types)[extname(file)];
    response.writeHead(200, { "Content-Type": type ?? "application/octet-stream" });
    return response.end(readFileSync(file));
  }).listen(port, "127.0.0.1");
}
