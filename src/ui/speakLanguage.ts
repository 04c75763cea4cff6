/**
 * Has the whole page be in a language. Firefox tells a screen reader the language that a thing had
 * when it appeared: with another role all that is there appears anew, and nothing else changes.
 */
export function speakLanguage(language: string) {
  document.documentElement.lang = language;
  const root = document.getElementById("root");
  if (!root || root.lang === language) return;
  root.lang = language;
  root.role = root.role === "none" ? "presentation" : "none";
}
