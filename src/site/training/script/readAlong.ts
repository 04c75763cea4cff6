import { isInView, lastBegun } from "../../../player/reading/followSentences.ts";

/** Marks the sentence that sounds; one recording sounds at a time. */
export function readAlong(signal: AbortSignal) {
  document.addEventListener("play", onlyOne, { capture: true, signal });
  document.addEventListener("timeupdate", follow, { capture: true, signal });
  document.addEventListener("ended", follow, { capture: true, signal });
}

function onlyOne({ target }: Event) {
  for (const audio of document.querySelectorAll("audio")) if (audio !== target) audio.pause();
}

function follow({ target, type }: Event) {
  if (!(target instanceof HTMLAudioElement)) return;
  // One that was stopped by another tells of its time once more, and would take its mark away.
  if (target.paused && type !== "ended") return;
  const name = target.dataset["reads"];
  const before = document.querySelector(`[data-of="${name}"][data-now]`);
  const sentences = [...document.querySelectorAll<HTMLElement>(`[data-of="${name}"]`)];
  // The page may have another order: three answers are told before the first why.
  const now = type === "ended" ? undefined : latest(sentences, target.currentTime);
  if (now === before) return;
  // Asked before a fold opens, which would move it.
  const isFollowed = before !== null && isInView(before);
  document.querySelectorAll("[data-now]").forEach((each) => each.removeAttribute("data-now"));
  if (!now) return;
  now.setAttribute("data-now", "");
  // What is to be found out must not be given away while its question is read.
  if (!now.closest("summary")) now.closest("details")?.setAttribute("open", "");
  if (isFollowed) now.scrollIntoView({ block: "nearest" });
}

/** The sentence that began last before a time. */
function latest(sentences: readonly HTMLElement[], seconds: number) {
  const inOrder = sentences.toSorted((one, other) => at(one) - at(other));
  return inOrder[lastBegun(inOrder.map(at), seconds)];
}

function at({ dataset }: HTMLElement) {
  return Number(dataset["at"]);
}
