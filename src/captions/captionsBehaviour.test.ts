import { describe, expect, it } from "vitest";
import { captionsBehaviour } from "./captionsBehaviour.ts";
import { isWanted, needsAnother, type CaptionsEvent, type Way } from "./captionsState.ts";

const { initial, reduce, activity } = captionsBehaviour;

type Step = CaptionsEvent;

const byEars = {
  language: "en",
  recognisedBy: "ears",
  ears: { listen() {}, onDevice: async () => "available", download: async () => true },
} satisfies Way;
const opened = { at: 0, type: "opened" as const, pages: [], isSupported: true } satisfies Step;
const asked: Step = { at: 0, type: "asked" };
const begun: Step = { at: 100, type: "begun", language: "en" };
const word: Step = { at: 1000, type: "resultsChanged", from: 0, results: [final("one")] };

describe("captions", () => {
  it.each<[what: string, steps: Step[], phase: object, does: object | undefined]>([
    ["do nothing until asked", [opened], { phase: "ready", wasOn: false }, undefined],
    ["ask for the microphone", [opened, asked], { phase: "asking" }, { do: "listen", session: 1 }],
    [
      "say where nothing answers, and go on waiting",
      [opened, asked, { at: 2000, type: "noAnswer" }],
      { phase: "asking", isSlow: true },
      { do: "listen", session: 1 },
    ],
    [
      "listen",
      [opened, asked, begun],
      { phase: "listening", isQuiet: false },
      { do: "listen", session: 1 },
    ],
    [
      "say that they hear nothing",
      [opened, asked, begun, { at: 8200, type: "timePassed" }],
      { phase: "listening", isQuiet: true },
      { do: "listen", session: 1 },
    ],
    [
      "say so over short restarts too",
      [
        opened,
        asked,
        begun,
        { at: 4000, type: "ended" },
        { at: 4250, type: "waited" },
        { at: 4300, type: "begun", language: "en" },
        { at: 8200, type: "timePassed" },
      ],
      { phase: "listening", isQuiet: true },
      { do: "listen", session: 2 },
    ],
    [
      "restart at once after an end: Android ends after each sentence",
      [opened, asked, begun, word, { at: 5000, type: "ended" }],
      { phase: "restarting", why: "ended", isLong: false, misses: 0 },
      { do: "listen", session: 2 },
    ],
    [
      "wait where not even that is possible, and try again",
      [
        opened,
        asked,
        begun,
        { at: 5000, type: "ended" },
        { at: 5001, type: "ended" },
        { at: 5501, type: "waited" },
      ],
      { phase: "restarting", isTrying: true, misses: 1 },
      { do: "listen", session: 3 },
    ],
    [
      "wait longer for what ends at once",
      [
        opened,
        asked,
        begun,
        { at: 200, type: "ended" },
        { at: 700, type: "waited" },
        { at: 800, type: "ended" },
      ],
      { phase: "restarting", misses: 2 },
      { do: "wait", session: 2, milliseconds: 1000, untilOnline: false },
    ],
    [
      "give up a try that does not start",
      [
        opened,
        asked,
        begun,
        { at: 5000, type: "ended" },
        { at: 5250, type: "waited" },
        { at: 13_300, type: "timePassed" },
      ],
      { phase: "restarting", isTrying: false, misses: 1 },
      { do: "wait", session: 2, milliseconds: 500, untilOnline: false },
    ],
    [
      "restart a recogniser that has gone deaf",
      [opened, asked, begun, { at: 45_200, type: "timePassed" }],
      { phase: "restarting", isTrying: false },
      { do: "wait", session: 1, milliseconds: 250, untilOnline: false },
    ],
    [
      "leave alone a recogniser that says it listens, though nobody speaks",
      [
        opened,
        asked,
        begun,
        { at: 40_000, type: "alive" },
        { at: 80_000, type: "alive" },
        { at: 90_000, type: "timePassed" },
      ],
      { phase: "listening", isQuiet: true },
      { do: "listen", session: 1 },
    ],
    [
      "restart it once it says so no more",
      [opened, asked, begun, { at: 40_000, type: "alive" }, { at: 85_100, type: "timePassed" }],
      { phase: "restarting" },
      { do: "wait", session: 1, milliseconds: 250, untilOnline: false },
    ],
    [
      "leave open what a recogniser that is alive may still change",
      [
        opened,
        asked,
        begun,
        { at: 1000, type: "alive" },
        { at: 2000, type: "resultsChanged", from: 0, results: [interim("one")] },
        { at: 9000, type: "alive" },
        { at: 9500, type: "timePassed" },
      ],
      { phase: "listening", transcript: expect.objectContaining({ interim: "one", pages: [] }) },
      { do: "listen", session: 1 },
    ],
    [
      "know how late they are",
      [opened, asked, begun, word, { at: 2000, type: "behind", seconds: 6 }],
      { phase: "listening", behind: 6 },
      { do: "listen", session: 1 },
    ],
    [
      "are on time again",
      [
        opened,
        asked,
        begun,
        { at: 2000, type: "behind", seconds: 6 },
        { at: 4000, type: "behind", seconds: 0 },
      ],
      { phase: "listening", behind: 0 },
      { do: "listen", session: 1 },
    ],
    [
      "are ready where something has come that can recognise speech",
      [
        { ...opened, isSupported: false },
        { at: 9000, type: "supportChanged", isSupported: true },
      ],
      { phase: "ready", wasOn: false },
      undefined,
    ],
    [
      "stop where the only thing that could has gone",
      [opened, asked, begun, { at: 9000, type: "supportChanged", isSupported: false }],
      { phase: "blocked", problem: "unsupported" },
      undefined,
    ],
    [
      "go on where nothing of that has changed",
      [opened, asked, begun, { at: 9000, type: "supportChanged", isSupported: true }],
      { phase: "listening" },
      { do: "listen", session: 1 },
    ],
    [
      "wait for the network",
      [opened, asked, begun, { at: 5000, type: "failed", problem: "offline" }],
      { phase: "restarting", why: "offline" },
      { do: "wait", session: 1, milliseconds: 500, untilOnline: true },
    ],
    [
      "stop for good where the microphone is refused",
      [opened, asked, { at: 900, type: "failed", problem: "refused" }, { at: 901, type: "ended" }],
      { phase: "blocked", problem: "refused" },
      undefined,
    ],
    [
      "try again when asked",
      [opened, asked, { at: 900, type: "failed", problem: "lost" }, { at: 2000, type: "asked" }],
      { phase: "asking" },
      { do: "listen", session: 2 },
    ],
    [
      "do not try what cannot be",
      [{ ...opened, isSupported: false }, asked, { at: 9, type: "stopped" }],
      { phase: "blocked", problem: "unsupported" },
      undefined,
    ],
    [
      "turn the microphone off while nobody reads",
      [opened, asked, begun, { at: 500, type: "pageHidden" }],
      { phase: "away" },
      { do: "awaitReturn" },
    ],
    [
      "go on when somebody reads again",
      [opened, asked, begun, { at: 500, type: "pageHidden" }, { at: 9000, type: "pageShown" }],
      { phase: "restarting", isLong: true },
      { do: "wait", session: 1, milliseconds: 250, untilOnline: false },
    ],
    [
      "listen anew in another language",
      [
        opened,
        asked,
        begun,
        { at: 500, type: "wayChanged", language: "de", recognisedBy: "service" },
      ],
      { phase: "restarting" },
      { do: "wait", session: 1, milliseconds: 250, untilOnline: false },
    ],
    [
      "stop",
      [opened, asked, begun, { at: 5000, type: "stopped" }, { at: 5001, type: "ended" }],
      { phase: "ready", wasOn: true },
      undefined,
    ],
    [
      "stop while they wait",
      [opened, asked, begun, { at: 5000, type: "ended" }, { at: 5100, type: "stopped" }],
      { phase: "ready", wasOn: true },
      undefined,
    ],
  ])("%s", (_, steps, phase, does) => {
    const state = after(steps);
    expect(state).toMatchObject(phase);
    expect(activity(state)).toEqual(does);
  });

  it("say that the service does not answer when nothing helps, and try more and more seldom", () => {
    const steps: Step[] = [opened, asked, begun];
    const waits = new Set<number>();
    const said = new Set<string>();
    for (let at = 200; at < 5000; at += 200) {
      steps.push({ at, type: "ended" });
      const state = after(steps);
      const does = activity(state);
      if (does?.do === "wait") waits.add(does.milliseconds);
      if (state.phase === "restarting") said.add(state.why);
      steps.push({ at, type: "waited" }, { at, type: "begun", language: "en" });
    }
    expect([...waits]).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000]);
    expect([...said]).toEqual(["ended", "service"]);
    expect(isWanted(after(steps))).toBe(true);
  });

  it("do not believe that trouble is over before it is, nor count the tries as heard", () => {
    const steps: Step[] = [opened, asked, begun, word];
    const phases = new Set<string>();
    for (let at = 2000; at < 600_000; at += 30_000) {
      steps.push(
        { at, type: "failed", problem: "offline" },
        { at: at + 29_000, type: "waited" },
        { at: at + 29_500, type: "begun", language: "en" },
      );
      phases.add(after(steps).phase);
    }
    expect([...phases]).toEqual(["restarting"]);
    steps.push({ at: 602_500, type: "resultsChanged", from: 0, results: [final("again")] });
    const { transcript, phase } = after(steps);
    expect(phase).toBe("listening");
    expect(transcript.pages.flat().flatMap(({ pieces }) => pieces)).toEqual(["one", 600, "again"]);
  });

  it.each<[what: string, steps: Step[], phase: object]>([
    [
      "another language while the device asks",
      [{ at: 500, type: "wayChanged", language: "de", recognisedBy: "service" }],
      { phase: "asking", session: 2 },
    ],
    [
      "a look elsewhere while the device asks",
      [
        { at: 500, type: "pageHidden" },
        { at: 900, type: "pageShown" },
      ],
      { phase: "asking", session: 2 },
    ],
    [
      "another language after one that cannot be recognised",
      [
        { at: 500, type: "failed", problem: "language" },
        { at: 900, type: "wayChanged", language: "de", recognisedBy: "service" },
      ],
      { phase: "ready" },
    ],
    [
      "another recogniser after one that the device cannot run",
      [
        { at: 500, type: "failed", problem: "modelFails" },
        { at: 900, type: "wayChanged", language: "en", recognisedBy: "service" },
      ],
      { phase: "ready" },
    ],
    [
      "the way that has failed, told after it has",
      [
        { at: 500, type: "failed", problem: "modelMissing", way: byEars },
        { at: 501, type: "wayChanged", ...byEars },
      ],
      { phase: "blocked", problem: "modelMissing" },
    ],
    [
      "ears that are there again",
      [
        { at: 500, type: "failed", problem: "modelMissing", way: byEars },
        { at: 9000, type: "wayChanged", ...byEars, ears: { ...byEars.ears } },
      ],
      { phase: "ready" },
    ],
    [
      "another recogniser after a microphone that is refused",
      [
        { at: 500, type: "failed", problem: "refused" },
        { at: 900, type: "wayChanged", language: "en", recognisedBy: "ears" },
      ],
      { phase: "blocked", problem: "refused" },
    ],
    [
      "another tab that writes",
      [{ at: 500, type: "pagesChanged", isOver: false }],
      { phase: "asking" },
    ],
    [
      "a visit that is over",
      [{ at: 500, type: "pagesChanged", isOver: true }],
      { phase: "opening" },
    ],
  ])("take %s for what it is, and mark no gap", (_, steps, phase) => {
    const state = after([opened, asked, ...steps]);
    expect(state).toMatchObject(phase);
    expect(state.transcript.missed).toBeUndefined();
  });

  it("mark no gap for what was refused hours before", () => {
    const pages = [[{ language: "en" as const, pieces: ["this morning"] }]];
    const { transcript } = after([
      { ...opened, pages },
      asked,
      { at: 900, type: "failed", problem: "refused" },
      { at: 7_200_000, type: "asked" },
      { at: 7_200_100, type: "begun", language: "en" },
    ]);
    expect(transcript.pages).toEqual(pages);
  });

  it("lose nothing of what was being said, whatever comes between", () => {
    const half: Step = { at: 1500, type: "resultsChanged", from: 1, results: [interim("and two")] };
    for (const between of <Step[]>[
      { at: 2000, type: "stopped" },
      { at: 2000, type: "ended" },
      { at: 2000, type: "pageHidden" },
      { at: 2000, type: "wayChanged", language: "de", recognisedBy: "service" },
      { at: 2000, type: "failed", problem: "lost" },
      { at: 2000, type: "failed", problem: "offline" },
      { at: 3100, type: "timePassed" },
    ]) {
      const { transcript } = after([opened, asked, begun, word, half, between]);
      expect(transcript.pages, between.type).toEqual([
        [{ language: "en", pieces: ["one", "and two"] }],
      ]);
    }
  });

  describe("of a recogniser that is late, when it is listened to no more,", () => {
    const alive: Step = { at: 200, type: "alive" };
    const half: Step = { at: 1500, type: "resultsChanged", from: 1, results: [interim("and")] };
    const late: Step[] = [opened, asked, begun, alive, word, half];
    const rest: Step = { at: 2600, type: "restChanged", from: 1, results: [final("and two")] };
    const over: Step = { at: 2700, type: "restOver", isLost: false };
    const changed: Step = { at: 2000, type: "wayChanged", language: "de", recognisedBy: "ears" };

    it.each<[what: string, steps: Step[], paragraphs: unknown[]]>([
      ["stopped", [{ at: 2000, type: "stopped" }, rest, over], [["one", "and two"]]],
      [
        "stopped, and started again before",
        [
          { at: 2000, type: "stopped" },
          { at: 2100, type: "asked" },
          { at: 2500, type: "begun", language: "en" },
          rest,
          over,
          { at: 9000, type: "resultsChanged", from: 0, results: [final("three")] },
        ],
        [["one", "and two"], ["three"]],
      ],
      ["out of view", [{ at: 2000, type: "pageHidden" }, rest, over], [["one", "and two"]]],
      [
        "out of view for a while",
        [
          { at: 2000, type: "pageHidden" },
          rest,
          over,
          { at: 9000, type: "pageShown" },
          { at: 9250, type: "waited" },
          { at: 9500, type: "begun", language: "en" },
        ],
        [["one", "and two", 8]],
      ],
      [
        "told to know another language",
        [
          changed,
          { at: 2250, type: "waited" },
          { at: 2500, type: "begun", language: "de" },
          rest,
          over,
          { at: 4000, type: "resultsChanged", from: 0, results: [final("drei")] },
        ],
        [["one", "and two"], ["drei"]],
      ],
      [
        "interrupted twice",
        [
          changed,
          { at: 2250, type: "waited" },
          { at: 2500, type: "begun", language: "de" },
          { at: 6000, type: "pageHidden" },
          rest,
          over,
          { at: 9000, type: "pageShown" },
          { at: 9250, type: "waited" },
          { at: 9500, type: "begun", language: "de" },
        ],
        [["one", "and two", 8]],
      ],
      [
        "too slow for it",
        [{ at: 2000, type: "stopped" }, { at: 2600, type: "restSkipped", seconds: 6 }, over],
        [["one", "and", 6]],
      ],
      [
        "gone",
        [
          { at: 1600, type: "behind", seconds: 7 },
          { at: 2000, type: "stopped" },
          { at: 2700, type: "restOver", isLost: true },
        ],
        [["one", "and", 7]],
      ],
      [
        "turned off while its model was made ready",
        [
          { at: 2000, type: "stopped" },
          rest,
          over,
          { at: 10_000, type: "asked" },
          { at: 10_100, type: "preparing", language: "de" },
          { at: 12_000, type: "pageHidden" },
          { at: 14_000, type: "restChanged", from: 0, results: [final("drei")] },
          { ...over, at: 14_100 },
        ],
        [["one", "and two"], ["drei"]],
      ],
    ])("%s, all that was said is told, in its order", (_, steps, paragraphs) => {
      const state = after([...late, ...steps]);
      expect(state.transcript.pages.flat().map(({ pieces }) => pieces)).toEqual(paragraphs);
      expect(state.rest).toBeUndefined();
    });

    it("is asked for the rest, beside whatever comes next", () => {
      const { besides } = captionsBehaviour;
      const hidden = after([...late, { at: 2000, type: "pageHidden" }]);
      expect(besides!(hidden)).toEqual({ do: "awaitRest", session: 1 });
      expect(activity(hidden)).toEqual({ do: "awaitReturn" });
      expect(hidden.transcript.interim).toBe("and");
      const again = after([...late, changed, { at: 2250, type: "waited" }]);
      expect(besides!(again)).toEqual({ do: "awaitRest", session: 1 });
      expect(activity(again)).toEqual({ do: "listen", session: 2 });
      expect(besides!(reduce(again, over))).toBeUndefined();
    });
  });

  it("mark how long nobody listened", () => {
    const steps: Step[] = [
      opened,
      asked,
      begun,
      word,
      { at: 2000, type: "failed", problem: "offline" },
      { at: 9000, type: "waited" },
      { at: 9500, type: "ended" },
      { at: 13_800, type: "waited" },
      { at: 14_000, type: "begun", language: "en" },
      { at: 17_100, type: "timePassed" },
    ];
    expect(after(steps).transcript.pages).toEqual([[{ language: "en", pieces: ["one", 12] }]]);
  });

  it("mark what the device was too slow to write down, and listen on", () => {
    const half: Step = { at: 1500, type: "resultsChanged", from: 1, results: [interim("and two")] };
    const more: Step = {
      at: 9000,
      type: "resultsChanged",
      from: 1,
      results: [final("and two, and three")],
    };
    const state = after([
      opened,
      asked,
      begun,
      word,
      half,
      { at: 8000, type: "skipped", seconds: 7.6 },
      more,
    ]);
    expect(state.phase).toBe("listening");
    expect(state.transcript.pages.flat().flatMap(({ pieces }) => pieces)).toEqual([
      "one",
      "and two",
      8,
      "and three",
    ]);
  });

  it.each<[what: string, steps: Step[], needs: boolean]>([
    ["a browser that has none", [{ ...opened, isSupported: false }], true],
    ["no network", [opened, asked, { at: 1, type: "failed", problem: "offline" }], true],
    [
      "what is no longer there",
      [opened, asked, { at: 1, type: "failed", problem: "modelMissing" }],
      true,
    ],
    ["no microphone", [opened, asked, { at: 1, type: "failed", problem: "lost" }], false],
    ["a short restart", [opened, asked, begun, { at: 5000, type: "ended" }], false],
    ["captions that are ready", [opened], false],
  ])("another recogniser might help with %s: %s", (_, steps, needs) => {
    expect(needsAnother(after(steps))).toBe(needs);
  });

  it("are cleared, and come back with what was said since", () => {
    const two: Step = { at: 2600, type: "resultsChanged", from: 1, results: [final("two")] };
    const cleared = after([opened, asked, begun, word, { at: 2000, type: "cleared" }, two]);
    expect(cleared.transcript.pages).toEqual([[{ language: "en", pieces: ["two"] }]]);
    const restored = reduce(cleared, { at: 3000, type: "restored" });
    expect(restored.transcript.pages.flat().flatMap(({ pieces }) => pieces)).toEqual([
      "one",
      "two",
    ]);
    expect(reduce(restored, { at: 3000, type: "restored" })).toBe(restored);
  });
});

function after(steps: Step[]) {
  return steps.reduce((state, step) => reduce(state, step), initial);
}

function final(text: string) {
  return { text, isFinal: true, confidence: 0.9 };
}

function interim(text: string) {
  return { text, isFinal: false, confidence: 0 };
}
