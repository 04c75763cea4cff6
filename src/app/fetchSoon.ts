/** Has scripts and data fetched that the app is about to ask for. */
export function fetchSoon(files: string[]) {
  for (const href of files) {
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
