import type { Language } from "../../i18n/languages.ts";
import type { Lack } from "./useShownWorks.ts";

/** What the table of works shows. */
export type View = { language: Language; lack: Lack };

/** By draft, so that the table is as it was for whoever comes back from correcting something. */
const views = new Map<string, View>();

/** What was last shown of a draft, or its own language with all works. */
export function savedView(draft: string, languages: readonly [Language, ...Language[]]): View {
  const view = views.get(draft);
  return view && languages.includes(view.language) ? view : { language: languages[0], lack: "all" };
}

export function keepView(draft: string, view: View) {
  views.set(draft, view);
}
