import { useEffect } from "react";
import { useLocation } from "react-router";
import { announce } from "../ui/Announcer.tsx";

let last: { at: unknown; page: string } | undefined;

/**
 * What a browser does when a page opens and an app must do by itself: after a navigation within
 * the app the focus goes to the new heading, or to the section the address names, and a screen
 * reader says the new title. `at` tells one arrival from the next.
 */
export function useArrival(at: unknown) {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const page = pathname + search;
    const before = last;
    last = { at, page };
    // The page the browser itself opened is announced by the browser.
    if (!before || before.at === at) return;
    const section = hash ? document.getElementById(decoded(hash.slice(1))) : null;
    const target =
      section ?? document.querySelector<HTMLElement>("h1") ?? document.querySelector("main");
    target?.setAttribute("tabindex", "-1");
    target?.focus({ preventScroll: true });
    if (page !== before.page || !section) announce(document.title);
  }, [at, pathname, search, hash]);
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
