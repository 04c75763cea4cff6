import { useEffect, useLayoutEffect, useSyncExternalStore } from "react";

type News = { text: string; language: string; count: number };

/** In milliseconds: before that a screen reader knows of no live region, and says nothing of its words. */
const KNOWN = 1_000;
/** In milliseconds: of what comes sooner after something else, one is not said. */
const APART = 400;
/** In milliseconds: by then the slowest screen reader has taken it up. */
const TAKEN_UP = 5_000;

const nothing: readonly News[] = [];
let latest = nothing;
let count = 0;
/** What is still to be announced, and whether it has to wait. */
let waiting: News[] = [];
let hasToWait = true;
const subscribers = new Set<() => void>();
let hushes = 0;

/** Has a screen reader say `text` once, when it has finished what it is saying. */
export function announce(text: string, language = document.documentElement.lang) {
  if (hushes > 0) return;
  // Behind an open dialog nothing is heard: it is said when that is closed.
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

/** What was announced is no news any more: Chromium says it again when a dialog is closed. */
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

/** The one live region of the page; it outlives every screen, or its first words would go unsaid. */
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
    // No role="status": that is read out as an empty line where there is nothing in it.
    <div aria-live="polite" className="visually-hidden">
      {/* A new element each time: the same words twice would not be said twice. */}
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
