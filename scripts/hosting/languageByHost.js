/**
 * How hosts choose the language of a visitor's page by its `?lang=`. A host that cannot choose
 * sends the page in the default language, and `src/app/start/firstPaint.ts` puts the right one in its
 * place.
 */

/**
 * The file of a page in another language than the default: in the folder of that language.
 * @param {string} language
 * @param {string} file
 */
export function fileIn(language, file) {
  return `/${language}${file}`;
}

/**
 * The language in `?lang=`, if it could be the name of a folder: `../it` would lead elsewhere.
 * @param {URLSearchParams} query
 */
export function languageAsked(query) {
  const language = query.get("lang") ?? "";
  return /^[a-z]{2}$/.test(language) ? language : undefined;
}

/**
 * For Netlify. Cloudflare Pages reads it too, and passes over rules with a query.
 * @param {string[]} museums
 * @param {(museum: string) => string[]} otherLanguages those that are in a folder
 */
export function redirectsFile(museums, otherLanguages) {
  const rules = museums.flatMap((museum) =>
    otherLanguages(museum).flatMap((code) =>
      ["", "/*"].map((rest) => {
        const page = fileIn(code, `/${museum}${rest.replace("*", ":splat")}`);
        // The address has a page of its own, which Netlify would send before a rule without `!`.
        return `/${museum}${rest} lang=${code} ${page} 200!`;
      }),
    ),
  );
  return `${rules.join("\n")}\n`;
}

/** For Cloudflare Pages: what runs before a visitor's page is sent. */
export function choosingWorker() {
  return `${fileIn}
${languageAsked}
export default {
  async fetch(request, env) {
    const url = new URL(request.url);
    const language = languageAsked(url.searchParams);
    if (language) {
      url.pathname = fileIn(language, url.pathname.replace(/\\/$/, ""));
      const page = await env.ASSETS.fetch(new Request(url, request));
      if (page.ok || page.status === 304) return page;
    }
    return env.ASSETS.fetch(request);
  },
};
`;
}

/**
 * For Cloudflare Pages: has `choosingWorker` run for the museums' addresses alone.
 * @param {string[]} museums
 */
export function choosingRoutes(museums) {
  const include = museums.flatMap((museum) => [`/${museum}`, `/${museum}/*`]);
  return JSON.stringify({ version: 1, include, exclude: [] });
}
