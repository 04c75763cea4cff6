import { withoutSlash } from "../lib/withoutSlash.ts";
import { speakLanguage } from "../ui/speakLanguage.ts";

/**
 * Puts this page, as it was prerendered in another language, in the place of what is here, once
 * that is all there. Answers whether it did: only while it `isAwaited`.
 */
export async function putInPlace(language: string, isAwaited: () => boolean): Promise<boolean> {
  const answer = await fetch(`/${language}${withoutSlash(location.pathname)}`);
  const there = new DOMParser().parseFromString(await answer.text(), "text/html");
  const [words, root] = ["first-paint", "root"].map((id) => there.getElementById(id));
  // A host may answer for a page that is not there with another one.
  if (!words || !root || there.documentElement.lang !== language) return false;
  await isParsed();
  if (!isAwaited()) return false;

  for (const old of document.head.querySelectorAll("[data-page]")) old.remove();
  document.head.append(...there.head.querySelectorAll("[data-page]"));
  Object.assign(document.getElementById("first-paint")!.dataset, words.dataset);
  speakLanguage(language);
  // As text: what is for those without scripts would otherwise come to life.
  document.getElementById("root")!.innerHTML = root.innerHTML;
  return true;
}

async function isParsed() {
  if (document.readyState !== "loading") return;
  await new Promise((parsed) => document.addEventListener("DOMContentLoaded", parsed));
}
