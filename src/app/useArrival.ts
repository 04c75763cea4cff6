import { useEffect } from "react";
import { useLocation } from "react-router";
import { announce } from "../ui/Announcer.tsx";
import { focusOn } from "./focusOn.ts";

let last: { at: unknown; title: string; language: string } | undefined;

/**
 * What a browser does when a page opens and an app must do by itself: after a navigation within
 * the app the focus goes to the new heading, or to the section the address names, and a screen
 * reader says the new title. `at` tells one arrival from the next.
 */
export function useArrival(at: unknown) {
  const { hash } = useLocation();
  useEffect(() => {
    const before = last;
    const { title, documentElement } = document;
    last = { at, title, language: documentElement.lang };
    // The page the browser itself opened is announced by the browser.
    if (!before || before.at === at) return;
    const section = hash ? document.getElementById(decoded(hash.slice(1))) : null;
    focusOn(section ?? document.querySelector<HTMLElement>("h1") ?? document.querySelector("main"));
    if (title !== before.title || documentElement.lang !== before.language) announce(title);
  }, [at, hash]);
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
