import { isWanted, needsAnother, type CaptionsState } from "../../../../captions/captionsState.ts";
import type { RecognisedBy } from "../../../../captions/captionsState.ts";
import { vibrate } from "../../../../platform/browser/vibration.ts";
import { announceIn } from "../../../../ui/announce.ts";
import { adviceOn, type Delivery } from "./adviceOn.ts";
import { captionsStatus, type CaptionsStatus } from "./captionsStatus.ts";
import type { Comparison } from "./compareSpeech.ts";
import { showComparison } from "./showComparison.ts";

/** Any other status is trouble, announced even to somebody who speaks: their words are lost. */
const fine = new Set<CaptionsStatus>([
  "asking",
  "listening",
  "quiet",
  "behind",
  "restarting",
  "finishing",
  "finished",
]);

/** Fills and shows what `CaptionsExercise` has put into the page. */
export function captionsView(exercise: HTMLElement) {
  const [text, dock, live, result] = [part("text"), part("dock"), part("live"), part("result")];
  const button = exercise.querySelector<HTMLElement>("[data-starts]")!;
  const names = exercise.dataset["names"]!.split("|");
  let shownStatus: CaptionsStatus | undefined;

  return {
    button,
    again: part("again"),
    names,
    text: () => [...text.querySelectorAll("p")].map((paragraph) => paragraph.textContent),
    /** Hides the last result before somebody speaks. */
    prepare() {
      shownStatus = undefined;
      result.hidden = true;
    },
    showState(state: CaptionsState, heard: string) {
      const wasOn = exercise.dataset["on"] === "true";
      const isOn = isWanted(state);
      showButton(isOn);
      if (live.textContent !== heard) {
        live.textContent = heard;
        live.scrollTop = live.scrollHeight;
      }
      // The Tab key stops here only while there is something to scroll.
      live.tabIndex = live.scrollHeight > live.clientHeight ? 0 : -1;
      // The element exists only where a museum has published ears.
      exercise.querySelector('[data-part="ears"]')?.toggleAttribute("hidden", !needsAnother(state));
      showStatus(captionsStatus(state));
      if (isOn && !wasOn && isDocked()) text.scrollIntoView();
      // What went wrong is said below the text, where nothing is docked any more.
      if (!isOn && state.phase === "blocked") dock.scrollIntoView({ block: "nearest" });
    },
    showWay(by: RecognisedBy) {
      if (by === "unknown") return;
      for (const each of exercise.querySelectorAll<HTMLElement>("[data-where]"))
        each.hidden = each.dataset["where"] !== (by === "service" ? "service" : "device");
    },
    showResult(comparison: Comparison, delivery: Delivery) {
      const { words, reached, misheard, misheardNames, sentences, pace, comesInBursts } = delivery;
      const understood = reached - misheard;
      part("summary").textContent =
        understood === 1
          ? `Capita 1 parola su ${words}`
          : `Capite ${understood} parole su ${words}`;
      part("advice").replaceChildren(...adviceOn(delivery).map(listItem));
      const knownNames = names.length - misheardNames.length;
      showFigure("names", reached === words && `${knownNames} su ${names.length}`);
      showFigure("pace", pace && `circa ${pace.perMinute} parole al minuto`);
      showFigure("pauses", pace && !comesInBursts && `${pace.pauses} in ${sentences} frasi`);
      part("figures").hidden = !pace && reached < words;
      part("compared").hidden = understood === 0;
      part("compared-text").replaceChildren(...showComparison(comparison));
      result.hidden = false;
      part("summary").focus();
    },
    /** Makes the exercise ready for another try. */
    clear() {
      rest();
      result.hidden = true;
      live.textContent = "";
      button.focus({ preventScroll: true });
      text.scrollIntoView();
    },
    rest,
  };

  function rest() {
    showButton(false);
    showStatus(undefined);
  }

  function part(name: string) {
    return exercise.querySelector<HTMLElement>(`[data-part="${name}"]`)!;
  }

  /** Whether the captions stay in view while the text is scrolled. */
  function isDocked() {
    return getComputedStyle(dock).position === "sticky";
  }

  function showButton(isOn: boolean) {
    exercise.dataset["on"] = String(isOn);
    for (const label of button.querySelectorAll<HTMLElement>("[data-label]"))
      label.hidden = (label.dataset["label"] === "stop") !== isOn;
  }

  function showStatus(status: CaptionsStatus | undefined) {
    if (status === shownStatus && status) return;
    const isBack = shownStatus !== "quiet" && shownStatus !== "behind";
    shownStatus = status;
    let words = "";
    for (const line of exercise.querySelectorAll<HTMLElement>("[data-status]")) {
      line.hidden = line.dataset["status"] !== status;
      if (!line.hidden) words = line.textContent;
    }
    const isTrouble = status !== undefined && !fine.has(status);
    part("status").dataset["trouble"] = String(isTrouble);
    if (isTrouble) vibrate();
    // The microphone would hear any other announcement as part of the text.
    if (isTrouble || status === "finishing" || (status === "listening" && isBack))
      announceIn(part("announcer"), words);
  }

  function showFigure(name: string, figure: string | false | undefined) {
    const row = part(name);
    row.hidden = !figure;
    row.querySelector("dd")!.textContent = figure || "";
  }
}

function listItem(text: string) {
  const item = document.createElement("li");
  item.textContent = text;
  return item;
}
