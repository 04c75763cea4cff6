import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { serve } from "../serve.js";
import { bareServer } from "./bareServer.js";
import { startApache } from "./startApache.js";
import { startCaddy } from "./startCaddy.js";
import { startNginx } from "./startNginx.js";
import { startStore } from "./startStore.js";

/**
 * The hosts that a guide is tried on, and what each of them does with it.
 * @typedef {import("./askHost.js").Seen} Seen
 * @typedef {{ root: string, base: string, port: number, scratch: string }} Place `root` is the
 *   folder of the whole host, in which the guide lies at `base`; `scratch` is for its own files
 * @typedef {{
 *   name: string,
 *   program?: string,
 *   expected: Seen,
 *   log?: string,
 *   start: (place: Place) => Promise<() => Promise<void>>,
 * }} Host `log` is the file in `scratch` that has to name none of the guide's screens
 */

/** @type {Seen} */
const everything = {
  pages: "at once",
  "index.html": "to the address",
  files: "whole",
  languages: "by the host",
  types: "all",
  "UTF-8": "said",
  ranges: "sent",
  headers: "all",
  caching: "said",
  unchanged: "304",
  compression: "gzip",
  "no page": "404, ours",
  folders: "closed",
  redirects: "keep HTTPS",
  "other hosts": "never",
  beside: "the museum’s site",
};

/** What is left where a host can only send files. @type {Partial<Seen>} */
const onlyFiles = {
  pages: "by way of a slash",
  "index.html": "sent",
  languages: "by the page",
  headers: "none",
  caching: "not said",
  compression: "none",
  beside: "the museum’s site; status 404",
};

/** @type {Host[]} */
export const hosts = [
  {
    name: "our own server",
    // It sends what the build has compressed, and a published guide leaves that to its host.
    expected: { ...everything, compression: "none", beside: "status 404" },
    async start({ root, base, port }) {
      const { close } = await serve({ port, base, folder: join(root, base) });
      return async () => close();
    },
  },
  {
    name: "nginx",
    program: "nginx",
    expected: everything,
    log: "access.log",
    start: startNginx,
  },
  {
    name: "Apache",
    program: "apache2",
    expected: { ...everything, pages: "by way of a slash" },
    start: (place) => startApache(place, { modules: "all", rights: "All" }),
  },
  {
    name: "Apache, without slashes",
    program: "apache2",
    expected: everything,
    async start(place) {
      const file = join(place.root, place.base, ".htaccess");
      const text = readFileSync(file, "utf8");
      const changed = text.replace(/(DirectorySlash Off\n)(?:.+\n){2}/, "$1DirectorySlash Off\n");
      if (changed === text) throw new Error(".htaccess names no line to be tried.");
      writeFileSync(file, changed);
      const stop = await startApache(place, { modules: "all", rights: "All" });
      return async () => {
        await stop();
        writeFileSync(file, text);
      };
    },
  },
  {
    name: "Apache, few rights",
    program: "apache2",
    expected: { ...everything, pages: "by way of a slash" },
    start: (place) => startApache(place, { modules: "all", rights: "FileInfo" }),
  },
  {
    name: "Apache, few modules",
    program: "apache2",
    expected: {
      ...everything,
      ...onlyFiles,
      folders: "listed",
      redirects: "may leave HTTPS; keep HTTPS",
    },
    start: (place) => startApache(place, { modules: "few", rights: "All" }),
  },
  {
    name: "Caddy",
    program: "caddy",
    expected: everything,
    start: startCaddy,
  },
  {
    name: "an object store behind nginx",
    program: "s3rver",
    expected: everything,
    start: startStore,
  },
  {
    name: "a bare file server",
    expected: {
      ...everything,
      ...onlyFiles,
      types: "only .css .js",
      "UTF-8": "not said",
      ranges: "status 200",
      unchanged: "sent again",
      "no page": "404, another",
    },
    async start({ root, port }) {
      const server = bareServer(root, port);
      return async () => {
        server.close();
        server.closeAllConnections();
      };
    },
  },
];
