/**
 * Has the app fetched: after all that can be read and seen without it, where the page has its words
 * already. A script of its own, as the app must come also where that for the first paint did not.
 */
import { fetchWords } from "./fetchWords.ts";
import { SETTLED } from "./settled.ts";

/** In milliseconds: a picture that hangs must not keep the app away. */
const SEEN_BY_THEN = 2_000;

const page = document.documentElement;

if (page.dataset["foreign"] === "coming") addEventListener(SETTLED, begin, { once: true });
else begin();

function begin() {
  if (page.dataset["foreign"] !== undefined) return start();
  if (document.readyState === "complete") startOncePainted();
  else addEventListener("load", startOncePainted);
  setTimeout(start, SEEN_BY_THEN);
}

/** On a slow phone all may be there long before any of it is on the screen. */
function startOncePainted() {
  new PerformanceObserver((painted) => {
    if (painted.getEntriesByName("first-contentful-paint").length > 0) start();
  }).observe({ type: "paint", buffered: true });
}

function start() {
  // The build puts it into a template: there no browser looks for what it could fetch.
  const app = document.querySelector<HTMLTemplateElement>("#app");
  if (!app) return;
  app.remove();
  // A page whose own words are not there has had them fetched.
  if (page.dataset["foreign"] === undefined) fetchWords(page.lang);
  document.head.append(document.importNode(app.content, true));
}
