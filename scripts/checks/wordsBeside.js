/**
 * The files with a page's words, by language, as the build lists them beside its first script.
 * @param {string} html
 * @returns {Record<string, string[]>}
 */
export function wordsBeside(html) {
  const lists = [...html.matchAll(/ data-(\w\w)="([^"]*)"/g)];
  return Object.fromEntries(lists.map(([, code = "", files = ""]) => [code, files.split(" ")]));
}
