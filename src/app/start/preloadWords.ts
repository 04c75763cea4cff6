/** The event that tells that the words of the page are there, or will not come before the app. */
export const WORDS_SETTLED = "settled";

/**
 * Preloads the words and messages of the page in one language, which the app is about to ask for.
 * The build lists their files for each language in an attribute of the script `#first-paint`.
 */
export function preloadWords(language: string) {
  const listed = document.getElementById("first-paint")?.dataset[language];
  for (const href of listed?.split(" ") ?? []) {
    const link = document.createElement("link");
    const isData = href.endsWith(".json");
    link.rel = isData ? "preload" : "modulepreload";
    link.as = isData ? "fetch" : "script";
    // A preload without it does not match the request of the app, which would fetch the file again.
    link.crossOrigin = "anonymous";
    link.href = href;
    document.head.append(link);
  }
}
