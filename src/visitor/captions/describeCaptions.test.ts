import { expect, it } from "vitest";
import { captionsBehaviour } from "../../captions/captionsBehaviour.ts";
import type { CaptionsEvent } from "../../captions/captionsState.ts";
import { captions } from "../../i18n/captions/en.ts";
import { ears } from "../../i18n/ears/en.ts";
import { describeCaptions } from "./describeCaptions.ts";

it.each<[behind: number, says: string]>([
  [3.9, captions.listening],
  [4, ears.captions.behind(5)],
  [6, ears.captions.behind(5)],
  [8, ears.captions.behind(10)],
  [31, ears.captions.behind(30)],
  [0, captions.listening],
])("captions that are %s seconds late say “%s”, and that it is no trouble", (seconds, says) => {
  const state = after(begun, { at: 2000, type: "behind", seconds });
  expect(describeCaptions(state, captions, ears.captions)).toEqual({
    text: says,
    isTrouble: false,
  });
});

const asked: CaptionsEvent[] = [
  { at: 0, type: "opened", pages: [], isSupported: true },
  { at: 0, type: "asked" },
];
const begun: CaptionsEvent[] = [...asked, { at: 100, type: "begun", language: "en" }];

it.each<[what: string, events: CaptionsEvent[], says: string, isTrouble: boolean]>([
  [
    "are heard, though the model is not ready",
    [...asked, { at: 50, type: "preparing", language: "en" }],
    ears.captions.preparing,
    false,
  ],
  [
    "have lost the microphone to a call",
    [...begun, { at: 900, type: "muted" }],
    ears.captions.muted,
    true,
  ],
  [
    "have lost it before the model was ready",
    [
      ...asked,
      { at: 50, type: "preparing", language: "en" },
      { at: 90, type: "muted" },
      { at: 5000, type: "begun", language: "en" },
      { at: 60_000, type: "timePassed" },
    ],
    ears.captions.muted,
    true,
  ],
  [
    "have it back",
    [...begun, { at: 900, type: "muted" }, { at: 9000, type: "unmuted" }],
    captions.listening,
    false,
  ],
  [
    "are stopped before all is written",
    [...begun, { at: 900, type: "alive" }, { at: 950, type: "stopped" }],
    ears.captions.finishing,
    false,
  ],
  [
    "are stopped, and all is written",
    [
      ...begun,
      { at: 900, type: "alive" },
      { at: 950, type: "stopped" },
      { at: 1500, type: "restOver", isLost: false },
    ],
    captions.stopped,
    false,
  ],
])("captions that %s say so", (_, events, text, isTrouble) => {
  expect(describeCaptions(after(events), captions, ears.captions)).toEqual({ text, isTrouble });
});

/** The captions after this happened. */
function after(events: readonly CaptionsEvent[], last?: CaptionsEvent) {
  const { initial, reduce } = captionsBehaviour;
  return [...events, ...(last ? [last] : [])].reduce((state, each) => reduce(state, each), initial);
}
