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
 * For Cloudflare Pages: what runs before a visitor's page is sent. The page of an address is a folder
 * with an index.html, which Cloudflare sends where there is a slash at the end; without one it would
 * redirect.
 */
export function choosingWorker() {
  return `${fileIn}
${languageAsked}
export default {
  async fetch(request, env) {
    const url = new URL(request.url);
    const address = url.pathname.replace(/\\/$/, "");
    const language = languageAsked(url.searchParams);
    const pages = language ? [fileIn(language, address), address] : [address];
    for (const page of address.includes(".") ? [] : pages)
      for (const ending of ["/", ""]) {
        url.pathname = page + ending;
        const answer = await env.ASSETS.fetch(new Request(url, request));
        if (answer.ok || answer.status === 304) return answer;
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
