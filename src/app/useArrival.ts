import { useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { announce } from "../ui/Announcer.tsx";
import { focusOn } from "./focusOn.ts";
import { keepTitle } from "./keptTitle.ts";

let last: unknown;

/**
 * What a browser does when a page opens and an app must do by itself: after a navigation within
 * the app the focus goes to the new heading, or to the section the address names. `at` tells one
 * arrival from the next.
 */
export function useArrival(at: unknown) {
  const { hash } = useLocation();
  // At once: while nothing has focus, a screen reader says the title of the whole page.
  useLayoutEffect(() => {
    keepTitle();
    const before = last;
    last = at;
    // The page the browser itself opened is announced by the browser.
    if (before === undefined || before === at) return;
    const section = hash ? document.getElementById(decoded(hash.slice(1))) : null;
    const heading = document.querySelector<HTMLElement>("h1");
    const isPressedOneGone = document.activeElement === document.body;
    focusOn(section ?? heading ?? document.querySelector("main"));
    // Orca then goes there without a word.
    if (isPressedOneGone && heading)
      announce(heading.textContent, heading.closest<HTMLElement>("[lang]")!.lang);
  }, [at, hash]);
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
