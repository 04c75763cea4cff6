/** The page that index.html is before a screen is rendered into it. */

const tagsOfTheApp = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;

/**
 * Tells the page from the tags that start the app, which pages have in a <template> or not at all.
 * @param {string} html the built index.html
 */
export function splitTemplate(html) {
  const startOfTheApp = html.match(tagsOfTheApp)?.join("") ?? "";
  const template = html.replaceAll(tagsOfTheApp, "");
  if (!startOfTheApp || /type="module"|modulepreload/.test(template))
    throw new Error("The app could not be told from the rest of index.html");
  return { template, startOfTheApp };
}

/**
 * The same page with another stylesheet: the one among these files.
 * @param {string} template
 * @param {readonly (readonly [path: string, content: unknown])[]} files
 */
export function withStylesheet(template, files) {
  const [style, another] = files.filter(([path]) => path.endsWith(".css"));
  if (!style || another) throw new Error("There should be one stylesheet of the site");
  const linked = /(?<=<link rel="stylesheet"[^>]* href=")[^"]+(?=")/g;
  if (template.match(linked)?.length !== 1)
    throw new Error("There should be one stylesheet in index.html");
  return template.replace(linked, () => style[0]);
}
