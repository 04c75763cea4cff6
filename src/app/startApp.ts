/**
 * Has the app fetched: after all that can be read and seen without it, where the page has its words
 * already. A script of its own, as the app must come also where that for the first paint did not.
 */
import { fetchWords } from "./fetchWords.ts";

/** In milliseconds: a picture that hangs must not keep the app away. */
const SEEN_BY_THEN = 2_000;

const page = document.documentElement;
const hasItsWords = page.dataset["foreign"] === undefined;

if (hasItsWords) {
  addEventListener("load", () => requestAnimationFrame(() => setTimeout(start)));
  setTimeout(start, SEEN_BY_THEN);
} else {
  start();
}

function start() {
  // The build puts it into a template: there no browser looks for what it could fetch.
  const app = document.querySelector<HTMLTemplateElement>("#app");
  if (!app) return;
  app.remove();
  if (hasItsWords) fetchWords(page.lang);
  document.head.append(document.importNode(app.content, true));
}
