/**
 * Runs in <head> before anything is painted, when no module has run yet: gives the page its
 * language, and hides prerendered words in another one until the app has put the right ones there.
 */
import { browserLanguage } from "../platform/browserLanguage.ts";
import { preferredLanguage } from "../platform/preferredLanguage.ts";
import { storage } from "../platform/storage.ts";
import { settingsIn, settingsKey } from "../visitor/captions/settings.ts";
import { fetchWords } from "./fetchWords.ts";
import { languageOfAddress } from "./languageOfAddress.ts";

const page = document.documentElement;
const prerendered = { language: page.lang, title: document.title };

// The page that the device itself keeps stands for every screen, and has no words of its own.
const isKept = page.dataset["prerendered"] === "app";

if (page.dataset["prerendered"] === "visitor" || isKept) {
  page.dataset["speaks"] = browserLanguage() ?? "";
  const language = languageOfAddress(new URL(location.href), preferredLanguage.read());
  if (language !== prerendered.language || isKept) {
    page.lang = language;
    hideUntilRendered();
    fetchWords(language);
  }
}
// A room that is dark enough for the dim light must not be lit up by a page that loads.
if (/\/transcription\/?$/.test(location.pathname)) {
  const { theme } = settingsIn(storage.read(settingsKey));
  if (theme) page.dataset["theme"] = theme;
}
// The page for unknown addresses also answers for a work that is not in the catalogue.
if (page.dataset["prerendered"] === "error") hideUntilRendered();

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
