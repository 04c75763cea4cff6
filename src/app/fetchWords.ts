/**
 * Has the words of the page in one language fetched, which the app is about to ask for. The build
 * lists the files that have them beside the script for the first paint.
 */
export function fetchWords(language: string) {
  const listed = document.getElementById("first-paint")?.dataset[language];
  for (const href of listed?.split(" ") ?? []) {
    const link = document.createElement("link");
    const isData = href.endsWith(".json");
    link.rel = isData ? "preload" : "modulepreload";
    link.as = isData ? "fetch" : "script";
    // Else it would be fetched once more when it is asked for.
    link.crossOrigin = "anonymous";
    link.href = href;
    document.head.append(link);
  }
}
