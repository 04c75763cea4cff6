import { captionsBehaviour } from "../../../../captions/captionsBehaviour.ts";
import {
  isWanted,
  type CaptionsEvent,
  type CaptionsState,
} from "../../../../captions/captionsState.ts";
import type { Pages } from "../../../../captions/pages.ts";
import { performCaptions } from "../../../../captions/performCaptions.ts";
import { splitWords } from "../../../../captions/sameWords.ts";
import { createMachine, type Machine } from "../../../../lib/machine/machine.ts";
import { keepScreenOn } from "../../../../platform/browser/wakeLock.ts";
import { captionsView } from "./captionsView.ts";
import { compareSpeech } from "./compareSpeech.ts";
import { chosenEars, findRecogniser, type RecogniserInUse } from "./findRecogniser.ts";
import { paceOf, type Growth } from "./paceOf.ts";

/** One try: the captions from the first word to the last. */
type Try = {
  machine: Machine<CaptionsState, CaptionsEvent>;
  growth: Growth[];
  ending: AbortController;
  /** Aborted when the learner has finished: from then on the screen may turn off. */
  listening: AbortController;
  /** The learner has pressed “Ho finito”; the last words may still arrive. */
  isSaid: boolean;
};

/** Listens to somebody who reads the text of the exercise aloud, and shows the captions of it. */
export function speakToCaptions(exercise: HTMLElement, signal: AbortSignal): void {
  const view = captionsView(exercise);
  let way: RecogniserInUse = { recognisedBy: "unknown", ears: undefined };
  /** What recognises speech stays ready between two tries. */
  let finding: { ears: string | undefined; ending: AbortController } | undefined;
  /** The device said that it could recognise speech, and could not. */
  let failsOnDevice = false;
  let current: Try | undefined;

  view.button.addEventListener(
    "click",
    () => {
      if (current && isWanted(current.machine.state())) finish(current);
      else begin();
    },
    { signal },
  );
  view.again.addEventListener("click", view.clear, { signal });
  // The recogniser would write down the lesson instead of the learner.
  document.addEventListener("play", giveUp, { capture: true, signal });
  addEventListener("pagehide", leave, { signal });
  signal.addEventListener("abort", leave);
  begin();

  function leave() {
    giveUp();
    finding?.ending.abort();
    finding = undefined;
  }

  function giveUp() {
    if (!current) return;
    stop();
    view.rest();
  }

  function begin() {
    stop();
    for (const audio of document.querySelectorAll("audio")) audio.pause();
    find();
    const machine = createMachine(captionsBehaviour, (...asked) =>
      performCaptions({
        language: "it",
        ...way,
        hasEars: () => chosenEars() !== undefined,
        names: () => view.names,
        keptPages: () => [],
        unsupported: "Questo browser non supporta il riconoscimento vocale.",
      })(...asked),
    );
    const ending = new AbortController();
    const listening = new AbortController();
    ending.signal.addEventListener("abort", () => listening.abort());
    keepScreenOn(() => {}, listening.signal);
    const trying: Try = { machine, growth: [], ending, listening, isSaid: false };
    current = trying;
    view.prepare();
    ending.signal.addEventListener("abort", machine.start());
    ending.signal.addEventListener(
      "abort",
      machine.subscribe(() => draw(trying)),
    );
    machine.send({ type: "asked", at: Date.now() });
    draw(trying);
  }

  function find() {
    const ears = chosenEars();
    if (finding && finding.ears === ears) return;
    finding?.ending.abort();
    finding = { ears, ending: new AbortController() };
    findRecogniser((found) => {
      take(found);
      current?.machine.send({ type: "wayChanged", language: "it", ...found, at: Date.now() });
    }, finding.ending.signal);
  }

  function take(found: RecogniserInUse) {
    const isRefuted = found.recognisedBy === "device" && failsOnDevice;
    way = isRefuted ? { ...found, recognisedBy: "service" } : found;
    view.showWay(way.recognisedBy);
  }

  function draw({ machine, growth, listening, isSaid }: Try) {
    const state = machine.state();
    if (state.phase === "blocked") listening.abort();
    const { pages, interim } = state.transcript;
    const words = splitWords(transcriptText(pages, interim)).length;
    if (words > (growth.at(-1)?.words ?? 0)) growth.push({ at: Date.now(), words });
    if (state.phase === "blocked" && state.problem === "notOnDevice") {
      failsOnDevice = true;
      take(way);
    }
    view.showState(state, transcriptText(pages, interim, "[…]"));
    if (isSaid && !state.rest) conclude(growth, pages);
  }

  function finish(trying: Try) {
    const { machine, listening } = trying;
    // What was said last may still be on its way.
    trying.isSaid = machine.state().phase !== "asking";
    listening.abort();
    machine.send({ type: "stopped", at: Date.now() });
    if (!trying.isSaid) stop();
  }

  function conclude(growth: readonly Growth[], pages: Pages) {
    stop();
    const comparison = compareSpeech(view.text(), view.names, transcriptText(pages));
    const comesInBursts = way.recognisedBy === "ears";
    view.showResult(comparison, { ...comparison, pace: paceOf(growth), comesInBursts });
  }

  function stop() {
    current?.ending.abort();
    current = undefined;
  }
}

/** The words of the captions, with `gap` wherever they have one. */
function transcriptText(pages: Pages, interim = "", gap = "") {
  const pieces = pages.flat().flatMap((paragraph) => paragraph.pieces);
  return [...pieces.map((piece) => (typeof piece === "number" ? gap : piece)), interim]
    .filter((piece) => piece !== "")
    .join(" ");
}
