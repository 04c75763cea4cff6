import { useEffect, useLayoutEffect, useSyncExternalStore } from "react";

type News = { text: string; language: string; count: number };

/**
 * In milliseconds: a screen reader says nothing of words in a live region that it does not know
 * yet, so the first announcement waits so long.
 */
const KNOWN = 1_000;
/** In milliseconds: of two announcements closer together, a screen reader says only one. */
const APART = 400;
/** In milliseconds: then an announcement is removed; the slowest screen reader has it by then. */
const TAKEN_UP = 5_000;

const nothing: readonly News[] = [];
let latest = nothing;
let count = 0;
/** The announcements still to be made, and whether the next one has to wait. */
let waiting: News[] = [];
let hasToWait = true;
const subscribers = new Set<() => void>();
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
  waiting.push({ text, language, count: ++count });
  if (!hasToWait) announceNext();
}

function announceNext() {
  const news = hushes > 0 ? undefined : waiting.shift();
  hasToWait = news !== undefined;
  if (!news) return void (waiting = []);
  change([...latest, news]);
  setTimeout(announceNext, APART);
  setTimeout(() => change(latest.filter((each) => each !== news)), TAKEN_UP);
}

/** Chromium repeats all announcements when a dialog is closed, so opening one removes them. */
export function forgetAnnouncements() {
  waiting = [];
  change(nothing);
}

/** While `isOn` nothing is announced: it would talk over the voice, or into the microphone. */
export function useHush(isOn: boolean) {
  useLayoutEffect(() => {
    if (!isOn) return;
    hushes++;
    return () => {
      hushes--;
    };
  }, [isOn]);
}

/**
 * The one live region of the page. The first words of a new one would go unsaid, so it outlives
 * every screen.
 */
export function Announcer() {
  const said = useSyncExternalStore(
    subscribe,
    () => latest,
    () => nothing,
  );
  useEffect(() => {
    const timer = setTimeout(announceNext, KNOWN);
    return () => clearTimeout(timer);
  }, []);

  return (
    // A screen reader reads an empty role="status" out as an empty line, so there is no role.
    <div aria-live="polite" className="visually-hidden">
      {/* The same words in the same element are not said twice: each time it is a new element. */}
      {said.map(({ text, language, count: number }) => (
        <p key={number} lang={language}>
          {text}
        </p>
      ))}
    </div>
  );
}

function change(news: readonly News[]) {
  latest = news;
  subscribers.forEach((onChange) => onChange());
}

function subscribe(onChange: () => void) {
  subscribers.add(onChange);
  return () => subscribers.delete(onChange);
}
