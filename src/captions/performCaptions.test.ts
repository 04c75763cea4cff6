import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createMachine } from "../lib/machine/machine.ts";
import type { HearingNews } from "../platform/speech/hearing.ts";
import { captionsBehaviour } from "./captionsBehaviour.ts";
import { performCaptions } from "./performCaptions.ts";

let tellOf: ((news: HearingNews) => void)[];
let tellRestOf: ((news: HearingNews) => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", new EventTarget());
  tellOf = [];
  tellRestOf = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("what was heard before the captions were stopped is written down after it", () => {
  const machine = captionsListening();
  machine.send({ type: "stopped", at: Date.now() });
  expect(machine.state()).toMatchObject({ phase: "ready", rest: { session: 1 } });
  tellRestOf[0]!(final("due"));
  tellRestOf[0]!({ type: "ended" });
  expect(written(machine)).toEqual(["uno", "due"]);
  expect(machine.state().rest).toBeUndefined();
});

it("another language is listened to while what was said in the one before is written down", () => {
  const machine = captionsListening();
  machine.send({ type: "wayChanged", language: "de", recognisedBy: "ears", at: Date.now() });
  vi.advanceTimersByTime(300);
  tellOf[1]!({ type: "begun" });
  tellRestOf[0]!(final("due"));
  tellRestOf[0]!({ type: "ended" });
  tellOf[1]!({ type: "resultsChanged", from: 0, results: [word("drei")] });
  expect(written(machine)).toEqual(["uno", "due", "drei"]);
});

it.each<[what: string, happens: () => void]>([
  [
    "is lost with what understood it",
    () => tellRestOf[0]!({ type: "failed", problem: "modelFails" }),
  ],
  ["never comes", () => vi.advanceTimersByTime(30_000)],
])("what was heard and %s is a gap", (_, happens) => {
  const machine = captionsListening();
  tellOf[0]!({ type: "behind", seconds: 6 });
  machine.send({ type: "stopped", at: Date.now() });
  happens();
  expect(written(machine)).toEqual(["uno", 6]);
  expect(machine.state().rest).toBeUndefined();
});

it("the rest is waited for as long as it comes", () => {
  const machine = captionsListening();
  machine.send({ type: "stopped", at: Date.now() });
  for (let time = 0; time < 4; time++) {
    vi.advanceTimersByTime(20_000);
    tellRestOf[0]!({ type: "alive" });
  }
  expect(machine.state().rest).toBeDefined();
});

/** Captions by ears of our own, which have heard one word. */
function captionsListening() {
  const machine = createMachine(
    captionsBehaviour,
    performCaptions({
      language: "it",
      recognisedBy: "ears",
      ears: {
        listen: (_how, tell) => {
          tellOf.push(tell);
          return (tellRest) => void tellRestOf.push(tellRest);
        },
        onDevice: async () => "available",
        download: async () => true,
      },
      hasEars: () => true,
      names: () => [],
      keptPages: () => [],
      unsupported: "",
    }),
  );
  machine.start();
  machine.send({ type: "asked", at: Date.now() });
  tellOf[0]!({ type: "begun" });
  tellOf[0]!({ type: "alive" });
  tellOf[0]!({ type: "resultsChanged", from: 0, results: [word("uno")] });
  return machine;
}

function written(machine: ReturnType<typeof captionsListening>) {
  return machine
    .state()
    .transcript.pages.flat()
    .flatMap(({ pieces }) => pieces);
}

function final(text: string): HearingNews {
  return { type: "resultsChanged", from: 1, results: [word(text)] };
}

function word(text: string) {
  return { text, isFinal: true, confidence: 1 };
}
