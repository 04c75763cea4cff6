import { isInView, lastBegun } from "../../../player/reading/followSentences.ts";

/** Marks the sentence that sounds, and pauses every recording but the one that was played last. */
export function readAlong(signal: AbortSignal) {
  document.addEventListener("play", pauseOthers, { capture: true, signal });
  document.addEventListener("timeupdate", follow, { capture: true, signal });
  document.addEventListener("ended", follow, { capture: true, signal });
}

function pauseOthers({ target }: Event) {
  for (const audio of document.querySelectorAll("audio")) if (audio !== target) audio.pause();
}

function follow({ target, type }: Event) {
  if (!(target instanceof HTMLAudioElement)) return;
  // A player that another one has paused fires `timeupdate` once more, and would move the mark back.
  if (target.paused && type !== "ended") return;
  const name = target.dataset["reads"];
  const before = document.querySelector(`[data-of="${name}"][data-now]`);
  const sentences = [...document.querySelectorAll<HTMLElement>(`[data-of="${name}"]`)];
  // The page has another order: the recording reads all three answers before the first explanation.
  const now = type === "ended" ? undefined : latest(sentences, target.currentTime);
  if (now === before) return;
  // Looked up before a <details> opens, which would move it.
  const isFollowed = before !== null && isInView(before);
  document.querySelectorAll("[data-now]").forEach((each) => each.removeAttribute("data-now"));
  if (!now) return;
  now.setAttribute("data-now", "");
  // While a question is read, which is a <summary>, its answer stays closed.
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
