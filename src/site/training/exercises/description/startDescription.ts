import { announceIn } from "../../../../ui/announce.ts";
import {
  checkDescription,
  ENOUGH_WORDS,
  type Answer,
  type RemarkAloud,
} from "./checkDescription.ts";

/** In milliseconds: after such a pause in typing the rules answer by themselves. */
const PAUSE_IN_TYPING = 2_000;
/** In remarks: a listener cannot remember more at once; the list shows them all. */
const MOST_ANNOUNCED = 3;

/** Lets the rules answer in `DescriptionExercise`, as somebody writes or when they are asked. */
export function startDescription(exercise: HTMLElement, signal: AbortSignal): void {
  const text = within<HTMLTextAreaElement>(exercise, "textarea");
  const list = within(exercise, "[data-remarks]");
  const blank = within(list, "li");
  blank.remove();
  let pause: ReturnType<typeof setTimeout> | undefined;
  let announced = "";

  text.addEventListener("input", scheduleAnswer, { signal });
  exercise.addEventListener("change", measure, { signal });
  within(exercise, "[data-asks]").addEventListener("click", () => answer({ isAsked: true }), {
    signal,
  });
  // Somebody may have typed while the script was fetched.
  scheduleAnswer();

  function scheduleAnswer() {
    measure();
    clearTimeout(pause);
    pause = setTimeout(() => answer({ isAsked: false }), PAUSE_IN_TYPING);
  }

  function measure() {
    const { words, length } = checkDescription(text.value, { isFinished: false });
    within(exercise, "[data-length]").textContent = length;
    const { value } = within<HTMLInputElement>(exercise, "input:checked");
    const ours = [...exercise.querySelectorAll<HTMLElement>("[data-ours] [data-emblem]")];
    for (const each of ours) each.hidden = each.dataset["emblem"] !== value;
    within(exercise, "[data-ours]").hidden =
      words < ENOUGH_WORDS || ours.every(({ hidden }) => hidden);
  }

  function answer({ isAsked }: { isAsked: boolean }) {
    clearTimeout(pause);
    const checked = checkDescription(text.value, { isFinished: isAsked });
    within(exercise, "[data-answer]").hidden = checked.words === 0 && !isAsked;
    within(exercise, "[data-summary]").textContent = checked.summary;
    list.replaceChildren(...checked.remarks.map((remark) => fillRemark(blank, remark)));
    // A longer announcement would interrupt somebody who reads a line again, so it waits until asked for.
    if (checked.words > 0 || isAsked)
      announce(isAsked ? announcementOf(checked) : checked.summary, isAsked);
  }

  function announce(words: string, isAsked: boolean) {
    if (words === announced && !isAsked) return;
    announced = words;
    announceIn(within(exercise, "[aria-live]"), words);
  }
}

function announcementOf({ summary, remarks }: Answer) {
  const more = remarks.length - MOST_ANNOUNCED;
  return [
    summary,
    ...remarks.slice(0, MOST_ANNOUNCED).map(({ title }) => `${title}.`),
    ...(more > 0 ? [more === 1 ? "E un’altra." : `E altre ${more}.`] : []),
  ].join(" ");
}

function fillRemark(blank: HTMLElement, { title, sentence, reason, example }: RemarkAloud) {
  const item = blank.cloneNode(true) as HTMLElement;
  item.hidden = false;
  within(item, "[data-title]").textContent = title;
  within(item, "[data-sentence]").textContent = sentence;
  within(item, "[data-reason]").textContent = reason;
  if (!example) within(item, "dl").remove();
  else {
    within(item, "[data-not]").textContent = example.not;
    within(item, "[data-but]").textContent = example.but;
  }
  return item;
}

function within<Kind extends HTMLElement = HTMLElement>(around: HTMLElement, selector: string) {
  const found = around.querySelector<Kind>(selector);
  if (!found) throw new Error(`The exercise has no ${selector}`);
  return found;
}
