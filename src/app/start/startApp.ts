/**
 * Has the app fetched: once the page can be read and seen, or at once where the app must bring the
 * words. A script of its own, because the app must come also where `firstPaint` could not be had.
 */
import { preloadWords, WORDS_SETTLED } from "./preloadWords.ts";

/** In milliseconds: a picture that has not come by then keeps the app waiting no longer. */
const SEEN_BY_THEN = 2_000;

const page = document.documentElement;

if (page.dataset["foreign"] === "coming") addEventListener(WORDS_SETTLED, begin, { once: true });
else begin();

function begin() {
  if (page.dataset["foreign"] !== undefined) return start();
  if (document.readyState === "complete") startOncePainted();
  else addEventListener("load", startOncePainted);
  setTimeout(start, SEEN_BY_THEN);
}

/** A slow phone may paint long after the page has loaded, and the app would delay it further. */
function startOncePainted() {
  new PerformanceObserver((painted) => {
    if (painted.getEntriesByName("first-contentful-paint").length > 0) start();
  }).observe({ type: "paint", buffered: true });
}

function start() {
  // Browsers fetch ahead what a page names, but not in a <template>: the build puts the app there.
  const app = document.querySelector<HTMLTemplateElement>("#app");
  if (!app) return;
  app.remove();
  // For a page without its words, `firstPaint` has fetched those that the page lists.
  if (page.dataset["foreign"] === undefined) preloadWords(page.lang);
  document.head.append(document.importNode(app.content, true));
}
