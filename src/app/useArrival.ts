import { useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { announce } from "../ui/Announcer.tsx";
import { focusOn } from "./focusOn.ts";
import { keepTitle } from "./keptTitle.ts";

let last: unknown;

/**
 * A browser moves the focus only when it opens a page: after a navigation within the app, this
 * moves it to the new heading, or to the section that the address names. `at` tells one arrival
 * from the next.
 */
export function useArrival(at: unknown) {
  const { hash } = useLocation();
  // While nothing has focus a screen reader says the title of the page, so this is a layout effect.
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
    // Where the pressed link is gone, Orca follows the focus without a word.
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
