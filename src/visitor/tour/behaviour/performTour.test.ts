import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { tour } from "../../../i18n/tour/en.ts";
import type { HearingNews } from "../../../platform/speech/hearing.ts";
import { performTour } from "./performTour.ts";
import type { TourEvent } from "./tourBehaviour.ts";

const [phrase] = tour.commands.next;
const next = { type: "phraseHeard", phrase, said: phrase } as const;
const command = { type: "phraseHeard", command: "next" };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", new EventTarget());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each<[what: string, told: [seconds: number, news: HearingNews][], heard: unknown[]]>([
  ["nobody speaks", [[0, { type: "begun" }]], [{ type: "nothingHeard" }]],
  [
    "a slow device understands late what was said in time",
    [
      [0, { type: "begun" }],
      [11, { type: "speechHeard" }],
      [20, next],
    ],
    [command],
  ],
  [
    "a device never understands what was said",
    [
      [0, { type: "begun" }],
      [11, { type: "speechHeard" }],
    ],
    [{ type: "nothingHeard" }],
  ],
  [
    "a model takes long to be ready, and what was said meanwhile is kept",
    [
      [0, { type: "preparing" }],
      [14, { type: "begun" }],
      [15, next],
    ],
    [command],
  ],
  [
    "a call takes the microphone",
    [
      [0, { type: "begun" }],
      [3, { type: "muted" }],
    ],
    [{ type: "hearingFailed", problem: "taken" }],
  ],
])("where %s, that is the answer", (_, told, heard) => {
  const sent: TourEvent[] = [];
  const listening = new AbortController();
  const perform = performTour({
    recall: () => undefined,
    canHear: () => true,
    clipOf: () => undefined,
    hasTones: false,
    locale: "en",
    onDevice: false,
    spoken: tour,
    recogniser: () => ({
      listen: (_how, tell) => {
        for (const [seconds, news] of told)
          setTimeout(() => listening.signal.aborted || tell(news), seconds * 1000);
      },
      onDevice: async () => "available",
      download: async () => true,
    }),
  });
  perform(
    { do: "listen", isAgain: false },
    (event) => {
      sent.push(event);
      // The state that follows from an answer wants nobody to listen any more.
      if (event.type !== "begun") listening.abort();
    },
    listening.signal,
  );
  vi.advanceTimersByTime(60_000);
  expect(sent.filter(({ type }) => type !== "begun")).toMatchObject(heard);
});
