import { useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router";
import { pageGuide } from "../../catalogue/guide.ts";
import { withoutSlash } from "../../lib/withoutSlash.ts";
import { preferredLanguage } from "../../platform/storage/preferredLanguage.ts";
import { announce } from "../../ui/announce.ts";
import { focusOn } from "../../ui/page/focusOn.ts";
import { storeEntry } from "./entry.ts";

let last: { at: unknown; pathname: string } | undefined;

/**
 * A browser moves the focus only when it opens a page: after a navigation within the app, this
 * moves it to the new heading, to the section that the address names, or, on the list, to the work
 * that was left. `at` tells one arrival from the next.
 */
export function useArrival(at: unknown) {
  const { pathname, hash } = useLocation();
  const isPop = useNavigationType() === "POP";
  // While nothing has focus a screen reader says the title of the page, so this is a layout effect.
  useLayoutEffect(() => {
    storeEntry(preferredLanguage.read());
    const before = last;
    last = { at, pathname };
    // The page the browser itself opened is announced by the browser.
    if (before === undefined || before.at === at) return;
    const section = hash ? document.getElementById(decoded(hash.slice(1))) : null;
    const heading = document.querySelector<HTMLElement>("h1");
    const left = cardOf(before.pathname);
    const isPressedOneGone = document.activeElement === document.body;
    // Where the page is scrolled as it was left, focus must not scroll it further.
    if (left) left.focus({ preventScroll: isPop });
    else focusOn(section ?? heading ?? document.querySelector("main"));
    // Where the pressed link is gone, Orca follows the focus without a word.
    if (isPressedOneGone || left) announceWords(heading);
    if (isPressedOneGone) announceWords(left?.querySelector(".work-card-title"));
  }, [at, pathname, hash, isPop]);
}

/** The link to a work from the list, if this is the list and that was the work's page. */
function cardOf(pathname: string) {
  const address = pageGuide().base + withoutSlash(pathname);
  return document.querySelector<HTMLElement>(`.work-card[href^="${address}?"]`);
}

/** Announces the words of an element in its language. */
function announceWords(element: Element | null | undefined) {
  if (element) announce(element.textContent, element.closest<HTMLElement>("[lang]")!.lang);
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
