/**
 * Has the whole page be in a language. Firefox tells a screen reader the language that a thing had
 * when it appeared, and only where that is another one than around it, where the one before would
 * be taken to be. So there is none around it, and with another role of the same meaning all that is
 * there appears anew. Around it means nothing to Firefox without an id, and Chromium takes it for
 * that of the title: it is done only when it has to be.
 */
export function speakLanguage(language: string) {
  document.documentElement.lang = language;
  const [page, root] = ["page", "root"].map((id) => document.getElementById(id));
  if (!page || !root || root.lang === language) return;
  page.lang = "mul";
  root.lang = language;
  root.role = root.role === "none" ? "presentation" : "none";
}
