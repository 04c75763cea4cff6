import { pageGuide } from "../../catalogue/guide.ts";
import { withoutSlash } from "../../lib/withoutSlash.ts";
import { speakLanguage } from "../../ui/page/speakLanguage.ts";

/**
 * Fetches this page as it was prerendered in `language`, and puts it in the place of the one that
 * is here once that is parsed. Answers whether it did: it does not if it is no longer `isAwaited`.
 */
export async function replacePage(language: string, isAwaited: () => boolean): Promise<boolean> {
  const { base } = pageGuide();
  const path = withoutSlash(location.pathname).slice(base.length);
  const answer = await fetch(`${base}/${language}${path}/`);
  const there = new DOMParser().parseFromString(await answer.text(), "text/html");
  const [words, root] = ["first-paint", "root"].map((id) => there.getElementById(id));
  // Where there is no such page, a host may answer with another one.
  if (!words || !root || there.documentElement.lang !== language) return false;
  await isParsed();
  if (!isAwaited()) return false;

  for (const old of document.head.querySelectorAll("[data-page]")) old.remove();
  document.head.append(...there.head.querySelectorAll("[data-page]"));
  Object.assign(document.getElementById("first-paint")!.dataset, words.dataset);
  speakLanguage(language);
  // `DOMParser` makes elements of what is in <noscript>, so there would be second players:
  // written as text, it stays text.
  document.getElementById("root")!.innerHTML = root.innerHTML;
  return true;
}

async function isParsed() {
  if (document.readyState !== "loading") return;
  await new Promise((parsed) => document.addEventListener("DOMContentLoaded", parsed));
}
