import { useOutletContext } from "react-router";
import type { Museum, Work, WorkWords } from "../content/museum.ts";
import type { Messages } from "../i18n/en.ts";
import type { Language } from "../i18n/languages.ts";

/** The museum and the language of this visit. */
export type Visit = { museum: Museum; language: Language; words: Messages };

/** The work that an address names, with its words, where there is one. */
export type WorkAsked = { work: Work; words: WorkWords } | null;

/** What the route table says of a screen beside its address. */
export type VisitorHandle = {
  /** The screen that the back arrow leads to. */
  back?: string;
  /** Whose title names it, where “Back” alone means something else on the screen. */
  backTo?: "profile";
  /** Back is one step in history, and `back` is for those who came from outside. */
  byHistory?: boolean;
  /** The screen is as high as the window: what it shows scrolls by itself. */
  fills?: true;
  /** In an address that names a work: what stands there for this one. */
  each?: (work: Work) => string;
  /** The long words that are fetched for it: of the work it names, of the tour or of the captions. */
  texts?: "work" | "tour" | "captions";
};

/** Told to the first page once; in the history it would be told again to whoever comes back. */
export const lastVisit = { hasJustEnded: false };

export function useVisit(): Visit {
  return useOutletContext<Visit>();
}

/** The address of a screen in this visit, in its language. */
export function addressOf({ museum, language }: Visit, screen: string): string {
  return `/${museum.slug}${screen && `/${screen}`}?lang=${language}`;
}
