/**
 * Runs in <head> before anything is painted, when no module has run yet: sees to it that the first
 * words are in the visitor's language. A host that chooses by `?lang=` has sent those; one that
 * cannot, or that is not told, has sent the default ones, which are not shown.
 */
import { browserLanguage } from "../platform/browserLanguage.ts";
import { readStored } from "../platform/readStored.ts";
import { storedLanguage } from "../platform/storedLanguage.ts";
import { settingsIn, settingsKey } from "../visitor/captions/settings.ts";
import { fetchWords } from "./fetchWords.ts";
import { keptTitle } from "./keptTitle.ts";
import { languageOfAddress } from "./languageOfAddress.ts";
import { putInPlace } from "./putInPlace.ts";
import { SETTLED } from "./settled.ts";

/** In milliseconds: words in another language are better than an empty page. */
const LONG = 10_000;

const page = document.documentElement;
const kind = page.dataset["prerendered"];
const prerendered = { language: page.lang, title: document.title };

if (kind === "visitor" || kind === "app") {
  page.dataset["speaks"] = browserLanguage() ?? "";
  const language = languageOfAddress(new URL(location.href), storedLanguage());
  if (location.pathname.startsWith(`/${page.lang}/`)) leaveFolder();
  else if (kind === "app") {
    // The page that the device itself keeps stands for every screen, and has no words of its own.
    page.lang = language;
    hide("hidden");
    fetchWords(language);
  } else if (language !== page.lang) {
    page.lang = language;
    hide("coming");
    void putInPlace(language, () => page.dataset["foreign"] === "coming")
      .catch(() => false)
      .then(settle);
  }
}
// A room that is dark enough for the dim light must not be lit up by a page that loads.
if (/\/transcription\/?$/.test(location.pathname)) {
  const { theme } = settingsIn(readStored(settingsKey));
  if (theme) page.dataset["theme"] = theme;
}
// The page for unknown addresses also answers for a work that is not in the catalogue.
if (kind === "error") hide("hidden");

/** The file of a page in one language was opened by its own name, which no screen has. */
function leaveFolder() {
  const { pathname, search } = new URL(
    document.querySelector<HTMLLinkElement>("link[rel=canonical]")!.href,
  );
  location.replace(pathname + search);
}

function hide(how: "hidden" | "coming") {
  page.dataset["foreign"] = how;
  document.title = keptTitle() ?? "Varco";
  addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && show(), true);
  setTimeout(show, LONG);
}

function settle(isInPlace: boolean) {
  if (isInPlace) {
    delete page.dataset["foreign"];
    page.dataset["replaced"] = "";
  } else if (page.dataset["foreign"] === "coming") {
    // The app has the words too.
    page.dataset["foreign"] = "hidden";
  }
  dispatchEvent(new Event(SETTLED));
}

function show() {
  if (page.dataset["foreign"] === undefined) return;
  page.dataset["foreign"] = "shown";
  page.lang = prerendered.language;
  document.title = prerendered.title;
  dispatchEvent(new Event(SETTLED));
}
