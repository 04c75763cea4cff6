/**
 * Runs in <head> before anything is painted: gives the page its language, hides prerendered words in
 * another one until the app has put the right ones there, and has the app fetched.
 */
import { browserLanguage } from "../platform/browserLanguage.ts";
import { preferredLanguage } from "../platform/preferredLanguage.ts";
import { storage } from "../platform/storage.ts";
import { settingsIn, settingsKey } from "../visitor/captions/settings.ts";
import { languageOfAddress } from "./languageOfAddress.ts";

/** In milliseconds: a picture that hangs must not keep the app away. */
const SEEN_BY_THEN = 2_000;

const page = document.documentElement;
const prerendered = { language: page.lang, title: document.title };

// The page that the device itself keeps stands for every screen, and has no words of its own.
const isKept = page.dataset["prerendered"] === "app";

if (page.dataset["prerendered"] === "visitor" || isKept) {
  page.dataset["speaks"] = browserLanguage() ?? "";
  const language = languageOfAddress(new URL(location.href), preferredLanguage.read());
  // The build lists what has the page's words beside this script, language by language.
  const words = document.currentScript?.dataset[language]?.split(" ") ?? [];
  if (isKept || language !== prerendered.language) {
    page.lang = language;
    hideUntilRendered();
    fetchSoon(words);
    addEventListener("DOMContentLoaded", startApp);
  } else {
    const start = () => {
      fetchSoon(words.splice(0));
      startApp();
    };
    // The app would only be in the way of what can be read and seen without it.
    addEventListener("load", () => requestAnimationFrame(() => setTimeout(start)));
    setTimeout(start, SEEN_BY_THEN);
  }
}
// A room that is dark enough for the dim light must not be lit up by a page that loads.
if (/\/transcription\/?$/.test(location.pathname)) {
  const { theme } = settingsIn(storage.read(settingsKey));
  if (theme) page.dataset["theme"] = theme;
}
// The page for unknown addresses also answers for a work that is not in the catalogue.
if (page.dataset["prerendered"] === "error") {
  hideUntilRendered();
  addEventListener("DOMContentLoaded", startApp);
}

function fetchSoon(files: string[]) {
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

/** The build puts what starts the app into a template: there no browser looks for it on its own. */
function startApp() {
  const app = document.querySelector<HTMLTemplateElement>("#app");
  if (!app) return;
  document.head.append(document.importNode(app.content, true));
  app.remove();
}

function hideUntilRendered() {
  page.dataset["foreign"] = "hidden";
  document.title = "Varco";
  // Words in another language are better than an empty page, if the app cannot be had.
  const show = () => {
    if (page.dataset["foreign"] === undefined) return;
    page.dataset["foreign"] = "shown";
    page.lang = prerendered.language;
    document.title = prerendered.title;
  };
  addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && show(), true);
  setTimeout(show, 10_000);
}
