import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { caching } from "../../../src/content/hosting/caching.js";
import { mediaTypes } from "../../../src/content/hosting/mediaTypes.js";
import { securityHeadersAt } from "../../../src/content/hosting/securityHeaders.js";

/**
 * What a host does with a guide, each in a word or two, so that it can be held against what it is
 * known to do.
 * @typedef {{
 *   pages: string,
 *   "index.html": string,
 *   files: string,
 *   languages: string,
 *   types: string,
 *   "UTF-8": string,
 *   ranges: string,
 *   headers: string,
 *   caching: string,
 *   unchanged: string,
 *   compression: string,
 *   "no page": string,
 *   folders: string,
 *   redirects: string,
 *   "other hosts": string,
 *   beside: string,
 * }} Seen
 */

/**
 * Asks a host for a guide as visitors' browsers do.
 * @param {string} host without a slash at the end
 * @param {import("./readGuide.js").GuideInFolder} guide
 * @returns {Promise<Seen>}
 */
export async function askHost(host, { folder, base, slug, otherLanguages, pages, files }) {
  const root = host + base;
  const screen = `/${slug}/list`;
  const screenIn = (/** @type {string} */ code) => content(`/${code}${screen}/index.html`);
  const asset = files.find((file) => /^\/assets\/.+\.js$/.test(file)) ?? "";
  const notes = "/tecnico/LEGGIMI.txt";
  const recording = files.find((file) => file.endsWith(".mp3")) ?? asset;

  return {
    pages: await agreed(
      pages.filter((page) => page !== ""),
      async (page) => {
        const slash = await ask(`${page}/`);
        const wanted = content(`${page}/index.html`);
        if (slash.status !== 200 || (await bytes(slash)) !== wanted) return `${page}/ is not it`;
        const plain = await ask(page);
        if (plain.status === 200) return (await bytes(plain)) === wanted ? "at once" : "another";
        return leadsTo(plain, `${page}/`) ? "by way of a slash" : `status ${plain.status}`;
      },
    ),
    "index.html": await agreed([`/${slug}`, screen, "/controllo", ""], async (page) => {
      const answer = await ask(`${page}/index.html?a=b`);
      if (answer.status === 200) return "sent";
      const isLed = leadsTo(answer, `${page}?a=b`) || leadsTo(answer, `${page}/?a=b`);
      return isLed ? "to the address" : `status ${answer.status} ${answer.headers.get("location")}`;
    }),
    files: await agreed(files, async (file) => {
      const answer = await ask(file);
      return answer.status === 200 && (await bytes(answer)) === content(file)
        ? "whole"
        : `${file}: ${answer.status}`;
    }),
    languages: await languages(),
    types: await types(),
    "UTF-8": await agreed([`/${slug}/`, `/${slug}/app/`, asset, notes], async (path) =>
      /; ?charset=utf-8$/.test((await ask(path)).headers.get("content-type") ?? "")
        ? "said"
        : "not said",
    ),
    ranges: await part(),
    headers: await headers(),
    caching: await cached(),
    unchanged: await unchanged(),
    compression: await compressed(),
    "no page": await agreed(
      ["/nonsense", `${screen}/nonsense`, `${screen}/nonsense?lang=${otherLanguages[0]}`],
      async (path) => {
        const answer = await ask(path);
        const isOurs = (await bytes(answer)) === content("/404.html");
        return `${answer.status}, ${isOurs ? "ours" : "another"}`;
      },
    ),
    folders: await agreed(["/assets/", "/tecnico/"], async (path) =>
      (await ask(path)).status === 200 ? "listed" : "closed",
    ),
    redirects: await agreed([`/${slug}`, "", `/${slug}/index.html`], async (path) => {
      const answer = await ask(path, { "X-Forwarded-Proto": "https" });
      const location = answer.headers.get("location") ?? "/";
      return /^(?:\/|https:)/.test(location) ? "keep HTTPS" : "may leave HTTPS";
    }),
    "other hosts": await elsewhere(),
    beside: base === "" ? "nothing" : await beside(),
  };

  /**
   * @param {string} path
   * @param {Record<string, string>} [sent]
   * @param {RequestRedirect} [redirect]
   */
  function ask(path, sent = {}, redirect = "manual") {
    return fetch(root + path, {
      redirect,
      headers: { "Accept-Encoding": "identity", Connection: "close", ...sent },
    });
  }

  /** @param {string} file */
  function content(file) {
    return readFileSync(join(folder, file), "latin1");
  }

  /**
   * @param {Response} answer
   * @param {string} address
   */
  function leadsTo(answer, address) {
    const location = answer.headers.get("location");
    return location !== null && new URL(location, answer.url).href === root + address;
  }

  /** A page's address with `?lang=`, as a browser asks for it: led to the slash, it goes there. */
  async function languages() {
    if (otherLanguages.length === 0) return "one";
    const mine = content(`${screen}/index.html`);
    const [first = "", second = first] = otherLanguages;
    const chosen = await agreed(
      [
        ["?lang=", first],
        ["/?lang=", second],
        ["?a=b&lang=", second],
        [`?lang=${first}&lang=`, second, first],
        [`?a=${"x".repeat(3000)}&lang=`, first],
      ],
      async ([query = "", code = "", wanted = code]) => {
        const text = await bytes(await ask(`${screen}${query}${code}`, {}, "follow"));
        if (text === screenIn(wanted)) return "by the host";
        return text === mine ? "by the page" : `${query}${code}: another page`;
      },
    );
    const others = await agreed(
      ["xx", `xx&lang=${first}`, first.toUpperCase(), `../${first}`, "", `${first}x`],
      async (code) =>
        (await bytes(await ask(`${screen}?lang=${code}`, {}, "follow"))) === mine
          ? "left"
          : `?lang=${code} chooses another page`,
    );
    return others === "left" ? chosen : others;
  }

  async function part() {
    const answer = await ask(recording, { Range: "bytes=100-199" });
    const isIt = (await bytes(answer)) === content(recording).slice(100, 200);
    return answer.status === 206 && isIt ? "sent" : `status ${answer.status}`;
  }

  async function headers() {
    return agreed(
      [`/${slug}/`, `${screen}/?lang=${otherLanguages[0]}`, asset, recording, "/nonsense"],
      async (path) => {
        const answer = await ask(path);
        const wrong = securityHeadersAt(base).filter(
          ([name, value]) => answer.headers.get(name) !== value,
        );
        if (wrong.length === 0) return "all";
        const isNone = wrong.length === securityHeadersAt(base).length;
        return isNone ? "none" : `${path} without ${wrong.map(([name]) => name).join(", ")}`;
      },
    );
  }

  async function cached() {
    const all = await agreed(
      /** @type {[string, string][]} */ ([
        [asset, caching.hashed],
        [recording, caching.hashed],
        [`/${slug}/`, caching.revalidated],
        [`${screen}/?lang=${otherLanguages[0]}`, caching.revalidated],
        [`/worker-${slug}.js`, caching.revalidated],
        ["/assets/nothing.js", caching.revalidated],
      ]),
      async ([path, wanted]) => {
        const answer = await ask(path);
        const said = answer.headers.get("cache-control");
        if (answer.headers.has("expires")) return `${path}: Expires`;
        if (said === wanted) return "said";
        return said === null ? "not said" : `${path}: ${said}`;
      },
    );
    return all;
  }

  async function unchanged() {
    return agreed([`/${slug}/`, asset], async (path) => {
      const as = { "Accept-Encoding": "gzip" };
      const { headers: got } = await ask(path, as);
      const etag = got.get("etag");
      const since = got.get("last-modified");
      if (!etag && !since) return "sent again";
      const again = await ask(path, {
        ...as,
        ...(etag ? { "If-None-Match": etag } : { "If-Modified-Since": since ?? "" }),
      });
      return again.status === 304 ? "304" : `status ${again.status}`;
    });
  }

  async function compressed() {
    return agreed([`/${slug}/`, asset], async (path) => {
      const answer = await ask(path, { "Accept-Encoding": "gzip" });
      const said = answer.headers.get("content-encoding");
      if (said !== null && !/accept-encoding/i.test(answer.headers.get("vary") ?? ""))
        return `${path}: ${said} without Vary`;
      const file = path === asset ? asset : `${path}index.html`;
      return (await bytes(answer)) === content(file) ? (said ?? "none") : `${path} is broken`;
    });
  }

  /** Whoever follows a link to the guide stays on its host. */
  async function elsewhere() {
    return agreed(
      ["//outside.invalid/index.html", "//outside.invalid", "/%5Coutside.invalid/index.html"],
      async (path) => {
        const location = (await ask(path)).headers.get("location") ?? "/";
        return new URL(location, `${host}/`).origin === host ? "never" : `${path}: ${location}`;
      },
    );
  }

  /** What the museum's own site, around the folder of the guide, still answers. */
  async function beside() {
    if ((await fetch(root, { redirect: "follow" })).url !== `${root}/`) return `${base} is not led`;
    return agreed(["/", "/mostre/in-corso"], async (path) => {
      const answer = await fetch(host + path);
      return answer.status === 200 && (await answer.text()).includes("Il sito del museo")
        ? "the museum’s site"
        : `status ${answer.status}`;
    });
  }

  /** Of which kinds of files the type is right. */
  async function types() {
    // What no host knows is sent as that: of it nothing can be told.
    const known = files.filter(
      (file) => !file.endsWith(".bin") && mediaTypes[extname(file).slice(1)],
    );
    const wrong = new Set();
    for (const file of known) {
      const said = (await ask(file)).headers.get("content-type") ?? "";
      if (said.split(";")[0] !== mediaTypes[extname(file).slice(1)]) wrong.add(extname(file));
    }
    const right = new Set(known.map((file) => extname(file)).filter((each) => !wrong.has(each)));
    return wrong.size === 0 ? "all" : `only ${[...right].toSorted().join(" ")}`;
  }
}

/** @param {Response} answer */
async function bytes(answer) {
  return Buffer.from(await answer.arrayBuffer()).toString("latin1");
}

/**
 * What is seen of each, if it is the same; else every difference.
 * @template Asked
 * @param {Asked[]} asked
 * @param {(one: Asked) => Promise<string>} see
 */
async function agreed(asked, see) {
  const seen = new Set();
  for (const one of asked) seen.add(await see(one));
  return [...seen].slice(0, 4).join("; ");
}
