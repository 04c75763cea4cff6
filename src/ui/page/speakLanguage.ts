/**
 * Has the whole page be in a language. Firefox tells a screen reader only the language that an
 * element had when it appeared, and only where the element around it has another one. So `#page`,
 * around `#root`, gets `mul`, no language in particular, and `#root` another role of the same
 * meaning, which has all in it appear anew. Without an id Firefox would ignore `#page`. Chromium
 * takes `mul` for the language of the title, so this is done only when the language changes.
 */
export function speakLanguage(language: string) {
  document.documentElement.lang = language;
  const [page, root] = ["page", "root"].map((id) => document.getElementById(id));
  if (!page || !root || root.lang === language) return;
  page.lang = "mul";
  root.lang = language;
  root.role = root.role === "none" ? "presentation" : "none";
}
