import type { Page } from "@playwright/test";

/** The scripts that a page has asked for so far, each once. */
export function scriptsOf(page: Page): () => string[] {
  const files = new Set<string>();
  page.on("request", (request) => {
    if (request.url().endsWith(".js")) files.add(new URL(request.url()).pathname);
  });
  return () => [...files].toSorted();
}
