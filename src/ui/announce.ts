/**
 * In milliseconds: a screen reader says nothing of words in a live region that it does not know
 * yet, so the first announcement waits so long.
 */
const KNOWN = 1_000;
/** In milliseconds: of two announcements closer together, a screen reader says only one. */
const APART = 400;
/** In milliseconds: an announcement is removed after so long; the slowest screen reader has it. */
const TAKEN_UP = 5_000;

/** The live region of the page, once there is one. */
let region: HTMLElement | undefined;
/** The announcements still to be made, and whether the next one has to wait. */
let waiting: { text: string; language: string }[] = [];
let hasToWait = true;
let hushes = 0;

/** Has a screen reader say `text` once, when it has finished what it is saying. */
export function announce(text: string, language = document.documentElement.lang) {
  if (hushes > 0) return;
  // A screen reader says nothing from behind a modal dialog, so this waits until it is closed.
  const dialog = document.querySelector("dialog:modal");
  if (dialog) {
    const announceNow = () => announce(text, language);
    return dialog.addEventListener("close", announceNow, { once: true });
  }
  waiting.push({ text, language });
  if (!hasToWait) announceNext();
}

function announceNext() {
  const news = hushes > 0 ? undefined : waiting.shift();
  hasToWait = news !== undefined;
  if (!news) return void (waiting = []);
  if (region) announceIn(region, news.text, news.language);
  setTimeout(announceNext, APART);
}

/**
 * Has a screen reader say `text`, at once, in a live region that it knows already: that of an
 * exercise, or of a dialog. `language`: where it is not that of the region.
 */
export function announceIn(liveRegion: HTMLElement, text: string, language?: string) {
  // The same words in the same element are not said twice: each time it is a new element.
  const news = document.createElement("p");
  if (language !== undefined) news.lang = language;
  news.textContent = text;
  liveRegion.append(news);
  setTimeout(() => news.remove(), TAKEN_UP);
}

/** Announcements appear in this element from now on. Returns what cancels its first one. */
export function setLiveRegion(liveRegion: HTMLElement): () => void {
  region = liveRegion;
  const timer = setTimeout(announceNext, KNOWN);
  return () => clearTimeout(timer);
}

/** Chromium repeats all announcements when a dialog is closed, so opening one removes them. */
export function forgetAnnouncements() {
  waiting = [];
  region?.replaceChildren();
}

/** Announces nothing until the returned function is called. */
export function hush(): () => void {
  hushes++;
  return () => {
    hushes--;
  };
}
