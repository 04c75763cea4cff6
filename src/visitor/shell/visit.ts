import { useOutletContext } from "react-router";
import type { Museum, ShownWork } from "../../catalogue/catalogue.ts";
import type { Messages } from "../../i18n/messages/en.ts";
import type { Language } from "../../i18n/languages.ts";

export type Visit = { museum: Museum; language: Language; messages: Messages };

/** The work that an address names, where there is one. */
export type WorkData = ShownWork | null;

/** What the route table says of a screen beside its address. */
export type VisitorHandle = {
  /** Where the back arrow leads those who came from outside the app: others go back in history. */
  back?: string;
  /** Whose title names that screen: on the tour's screen “Back” is also a command. */
  backTo?: "profile";
  /** The screen is as high as the window: what it shows scrolls by itself. */
  fills?: true;
  /** The messages that it has beside those of every screen. */
  messages?: "tour" | "captions";
};

/** In memory: in the history it would be announced again to a visitor who goes back. */
export const lastVisit = { hasJustEnded: false };

export function useVisit(): Visit {
  return useOutletContext<Visit>();
}

/** The address of a screen in this visit, in its language. */
export function addressOf({ museum, language }: Visit, screen: string): string {
  return `/${museum.slug}${screen && `/${screen}`}?lang=${language}`;
}
