import { caching } from "./caching.js";
import { securityHeaders } from "./securityHeaders.js";

/**
 * `_headers`, for Netlify and Cloudflare Pages, which revalidate by themselves what is not in
 * /assets/.
 */
export function headersFile() {
  const lines = Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`);
  return ["/*", ...lines, "/assets/*", `  Cache-Control: ${caching.hashed}`, ""].join("\n");
}

/**
 * `_redirects`, for Netlify: pages in other languages are in folders. Cloudflare Pages reads it
 * too, and passes over rules with a query.
 * @param {readonly string[]} museums
 * @param {(museum: string) => readonly string[]} otherLanguages those that are in a folder
 */
export function redirectsFile(museums, otherLanguages) {
  const rules = museums.flatMap((museum) =>
    otherLanguages(museum).flatMap((code) =>
      ["", "/*"].map((rest) => {
        const page = `/${code}/${museum}${rest.replace("*", ":splat")}`;
        // The address has a page of its own, which Netlify would send before a rule without `!`.
        return `/${museum}${rest} lang=${code} ${page} 200!`;
      }),
    ),
  );
  return `${rules.join("\n")}\n`;
}
