import { expect, it } from "vitest";
import { captionsBehaviour } from "../../captions/captionsBehaviour.ts";
import type { CaptionsEvent } from "../../captions/captionsState.ts";
import { captions } from "../../i18n/captions/en.ts";
import { ears } from "../../i18n/ears/en.ts";
import { statusOf } from "./statusOf.ts";

it.each<[behind: number, says: string]>([
  [3.9, captions.listening],
  [4, ears.captions.behind(5)],
  [6, ears.captions.behind(5)],
  [8, ears.captions.behind(10)],
  [31, ears.captions.behind(30)],
  [0, captions.listening],
])("captions that are %s seconds late say “%s”, and that it is no trouble", (seconds, says) => {
  const state = listening({ at: 2000, type: "behind", seconds });
  expect(statusOf(state, captions, ears.captions)).toEqual({ text: says, isTrouble: false });
});

/** The captions after they began to listen and `event` happened. */
function listening(event: CaptionsEvent) {
  const { initial, reduce } = captionsBehaviour;
  const begun: CaptionsEvent[] = [
    { at: 0, type: "opened", pages: [], isSupported: true },
    { at: 0, type: "asked" },
    { at: 100, type: "begun", language: "en" },
  ];
  return [...begun, event].reduce((state, each) => reduce(state, each), initial);
}
