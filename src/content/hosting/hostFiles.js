import { apacheFile } from "./apacheFile.js";
import { caddyFile } from "./caddyFile.js";
import { headersFile, redirectsFile } from "./netlifyFiles.js";
import { nginxFile } from "./nginxFile.js";
import { notesForTechnician } from "./notesForTechnician.js";

/**
 * A guide that stands alone at its address.
 * @typedef {{
 *   base: string,
 *   slug: string,
 *   otherLanguages: readonly string[],
 * }} HostedGuide `base` is the path before every address, "" at the root of a host;
 *   `otherLanguages` are those whose pages are in a folder
 */

/**
 * What tells hosts how to send a guide, by paths in its folder.
 * @param {HostedGuide} guide
 * @returns {[path: string, text: string][]}
 */
export function hostFiles(guide) {
  const { base, slug, otherLanguages } = guide;
  // What stands in these files as a pattern, or ends a line, would make the host refuse to start.
  if (!/^(?:\/[\w~-][\w.~-]*)*$/.test(base))
    throw new Error(
      `A guide cannot be at “${base}”: only letters without accents, digits and -._~.`,
    );
  return [
    ["/.htaccess", apacheFile(guide)],
    // GitHub Pages would leave out files whose names begin with an underscore.
    ["/.nojekyll", "Varco\n"],
    // Netlify and Cloudflare Pages give a site a host of its own, and read these at its root alone.
    ...(base === ""
      ? /** @type {[string, string][]} */ ([
          ["/_headers", headersFile()],
          ["/_redirects", redirectsFile([slug], () => otherLanguages)],
        ])
      : []),
    ["/tecnico/Caddyfile", caddyFile(guide)],
    ["/tecnico/LEGGIMI.txt", notesForTechnician(guide)],
    ["/tecnico/nginx.conf", nginxFile(guide)],
  ];
}

/** Those that a host may read and never send: whoever asks for every file does not ask for these. */
export const neverSent = [
  "/.htaccess",
  "/.nojekyll",
  "/_headers",
  "/_redirects",
  "/tecnico/Caddyfile",
];
