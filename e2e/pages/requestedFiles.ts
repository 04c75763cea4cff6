import type { Page } from "@playwright/test";

/** The scripts and the data that a page has asked for so far, each as often as it was asked for. */
export function requestedFiles(page: Page): () => string[] {
  const files: string[] = [];
  page.on("request", (request) => {
    if (/\.js(on)?$/.test(request.url())) files.push(new URL(request.url()).pathname);
  });
  return () => files.toSorted();
}

/**
 * Files that come after the page, while a visitor reads: the decoder, the names that a guide says
 * and the index that tells where they are, what keeps the app, what looks for a downloaded visit,
 * and the exercises of the course.
 */
export const loadedLater =
  /\/(?:(?:codesWorker|appUpdate|waitingVersion|visitDownload|startDescription|speakToCaptions)-|\w\w\/(?:names|index)-[\w-]{8}\.json)/;
