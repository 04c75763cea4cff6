import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  pointsOutButtons,
  tourBehaviour,
  wantsEars,
  type TourEvent,
  type TourState,
} from "./tourBehaviour.ts";

const { initial, reduce, activity } = tourBehaviour(3);

const core = {
  steps: 3,
  step: 2,
  clip: "step",
  turn: 5,
  turns: 5,
  stepPlayed: { turn: 5, from: 0 },
  misses: 1,
  canHear: true,
  couldHear: true,
} as const;

/** One state of each phase, in the middle of a tour. */
const states = {
  opening: { ...core, clip: "introduction", step: 1, turn: 0, turns: 0, phase: "opening" },
  saying: { ...core, phase: "saying" },
  failed: { ...core, phase: "failed", problem: "late" },
  ready: { ...core, phase: "ready", isOffered: true, notice: { type: "ended" }, tone: "ended" },
  explaining: { ...core, phase: "explaining", isOffered: true },
  prompting: { ...core, phase: "prompting", isOffered: true, isAgain: false },
  listening: { ...core, phase: "listening", isOffered: true, isAgain: false, hasBegun: false },
} as const satisfies { [Phase in TourState["phase"]]: TourState & { phase: Phase } };

/** One event of each type. */
const events: { [Type in TourEvent["type"]]: TourEvent & { type: Type } } = {
  recalled: { type: "recalled", place: { step: 2, seconds: 12 }, canHear: true },
  commanded: { type: "commanded", command: "next" },
  playPressed: { type: "playPressed" },
  pausePressed: { type: "pausePressed" },
  introductionSkipped: { type: "introductionSkipped" },
  introductionAsked: { type: "introductionAsked" },
  assistantPressed: { type: "assistantPressed", hasAgreed: true },
  agreed: { type: "agreed" },
  declined: { type: "declined" },
  said: { type: "said" },
  interrupted: { type: "interrupted" },
  sayingFailed: { type: "sayingFailed", problem: "broken" },
  toned: { type: "toned" },
  begun: { type: "begun", isLate: false },
  phraseHeard: { type: "phraseHeard", phrase: "go back", command: "back" },
  nothingHeard: { type: "nothingHeard" },
  hearingFailed: { type: "hearingFailed", problem: "refused" },
  hearingChanged: { type: "hearingChanged", canHear: false },
  touchGuideBegun: { type: "touchGuideBegun" },
  pageHidden: { type: "pageHidden" },
};

type Expected = Partial<TourState> | "same";
const same = "same";
const next = { phase: "saying", step: 3, clip: "step", turn: 6, misses: 0 } as const;
const paused = { phase: "ready", step: 2, turn: 5, isOffered: true } as const;
const introduced = { phase: "saying", step: 2, clip: "introduction", turn: 6 } as const;
const goesOn = { phase: "saying", step: 2, clip: "step", turn: 5 } as const;
const cued = { phase: "prompting", turn: 5, isOffered: true, isAgain: false } as const;

/** What each event means in each phase. */
const table: Record<TourState["phase"], Record<TourEvent["type"], Expected>> = {
  opening: {
    ...all(same),
    recalled: {
      phase: "ready",
      step: 2,
      clip: "step",
      stepPlayed: { turn: 1, from: 12 },
      notice: { type: "welcomeBack" },
    },
  },
  saying: {
    ...all(same),
    hearingChanged: { ...states.saying, canHear: false },
    commanded: next,
    introductionAsked: introduced,
    pausePressed: paused,
    interrupted: paused,
    assistantPressed: cued,
    said: { phase: "ready", isOffered: false, tone: "ended", notice: { type: "ended" } },
    sayingFailed: { phase: "failed", problem: "broken", turn: 5 },
  },
  failed: {
    ...all(same),
    hearingChanged: { ...states.failed, canHear: false },
    commanded: next,
    introductionAsked: introduced,
    playPressed: goesOn,
    assistantPressed: cued,
  },
  ready: {
    ...all(same),
    hearingChanged: { ...states.ready, canHear: false },
    commanded: next,
    introductionAsked: introduced,
    playPressed: goesOn,
    assistantPressed: cued,
    toned: { phase: "ready", notice: { type: "ended" } },
  },
  explaining: {
    ...all(same),
    hearingChanged: { ...states.explaining, canHear: false },
    commanded: next,
    introductionAsked: introduced,
    playPressed: goesOn,
    agreed: cued,
    declined: paused,
  },
  prompting: {
    ...all(same),
    hearingChanged: { ...states.prompting, canHear: false },
    commanded: next,
    introductionAsked: introduced,
    playPressed: goesOn,
    assistantPressed: paused,
    toned: { phase: "listening", isAgain: false, hasBegun: false },
    touchGuideBegun: paused,
    pageHidden: paused,
  },
  listening: {
    ...all(same),
    hearingChanged: { ...states.listening, canHear: false },
    commanded: next,
    introductionAsked: introduced,
    playPressed: goesOn,
    assistantPressed: paused,
    begun: { phase: "listening", hasBegun: true },
    phraseHeard: { phase: "ready", step: 1, clip: "step", turn: 6, tone: "understood", misses: 0 },
    nothingHeard: { ...paused, notice: { type: "nothingHeard" } },
    hearingFailed: { ...paused, notice: { type: "hearingFailed", problem: "refused" } },
    touchGuideBegun: paused,
    pageHidden: paused,
  },
};

describe.each(Object.keys(table) as TourState["phase"][])("%s", (phase) => {
  it.each(Object.entries(table[phase]) as [TourEvent["type"], Expected][])(
    "and then %s",
    (type, expected) => {
      const before = states[phase];
      const after = reduce(before, events[type]);
      // The very same state, so that React renders nothing anew and the device is left alone.
      expect(after === before).toBe(expected === same);
      expect(after).toMatchObject(expected === same ? {} : expected);
    },
  );

  it("does one thing with the device, or nothing", () => {
    expect(activity(states[phase])).toEqual(
      {
        opening: { do: "recall" },
        saying: {
          do: "say",
          clip: "step",
          step: 2,
          turn: 5,
          from: 0,
          couldHear: true,
          isUnasked: false,
        },
        failed: undefined,
        ready: { do: "sound", tone: "ended", turn: 5 },
        explaining: undefined,
        prompting: { do: "sound", tone: "ready", turn: 5 },
        listening: { do: "listen", isAgain: false },
      }[phase],
    );
  });
});

test.each([
  // The command, at which step, to which step, and the clip that is offered.
  ["next", 1, 2, "step"],
  ["next", 2, 3, "step"],
  ["next", 3, 3, "completed"],
  ["back", 1, 1, "cannotGoBack"],
  ["back", 3, 2, "step"],
  ["repeat", 2, 2, "step"],
  ["help", 2, 2, "help"],
  [undefined, 2, 2, "notRecognised"],
] as const)("%s at step %i leads to step %i: %s", (command, step, to, clip) => {
  const listening = { ...states.listening, step };
  const heard = reduce(listening, { type: "phraseHeard", phrase: "…", command });
  expect(heard).toMatchObject({ phase: "ready", isOffered: true, step: to, clip, turn: 6 });
});

it.each(["next", "back", "repeat", "help"] as const)("%s means the same by hand", (command) => {
  const { step, clip } = reduce(states.listening, { type: "phraseHeard", phrase: "…", command });
  const pressed = reduce(states.ready, { type: "commanded", command });
  expect(pressed).toMatchObject({ phase: "saying", step, clip, turn: 6 });
});

it("begins with the introduction, offers the first step after it, and that is heard", () => {
  let state = reduce(initial, { type: "recalled", place: undefined, canHear: true });
  expect(activity(state)).toMatchObject({ do: "say", clip: "introduction", isUnasked: true });
  // The microphone stays off during the introduction; a visitor can press a button instead.
  expect(reduce(state, { type: "assistantPressed", hasAgreed: true })).toBe(state);
  state = reduce(state, { type: "said" });
  expect(state).toMatchObject({ phase: "ready", isOffered: true, clip: "step", step: 1 });
  state = reduce(state, { type: "playPressed" });
  expect(activity(state)).toMatchObject({ do: "say", clip: "step", step: 1 });
});

it("an introduction that is refused starts at once when it is asked for", () => {
  const introducing = reduce(initial, { type: "recalled", place: undefined, canHear: true });
  const refused = reduce(introducing, { type: "sayingFailed", problem: "refused" });
  expect(refused).toMatchObject({ phase: "failed", problem: "refused" });
  const asked = reduce(refused, { type: "playPressed" });
  expect(activity(asked)).toMatchObject({ do: "say", clip: "introduction", isUnasked: false });
});

it.each(["saying", "failed", "ready"] as const)("the introduction is skipped while %s", (phase) => {
  const state: TourState = { ...states[phase], clip: "introduction", step: 1 };
  expect(reduce(state, { type: "introductionSkipped" })).toMatchObject({
    phase: "ready",
    isOffered: true,
    clip: "step",
    step: 1,
  });
});

it("a second phrase that is not understood points out the buttons, and a command ends that", () => {
  let state: TourState = { ...states.listening, misses: 0 };
  state = reduce(state, { type: "phraseHeard", phrase: "hello", command: undefined });
  expect(pointsOutButtons(state)).toBe(false);
  const again = { ...states.listening, misses: state.misses };
  state = reduce(again, { type: "phraseHeard", phrase: "hello", command: undefined });
  expect(pointsOutButtons(state)).toBe(true);
  expect(pointsOutButtons(reduce(state, { type: "commanded", command: "help" }))).toBe(false);
});

it("after the device has asked for permission the tone comes once more, and only once", () => {
  const late = { type: "begun", isLate: true } as const;
  const again = reduce(states.listening, late);
  expect(again).toMatchObject({ phase: "prompting", isAgain: true });
  const listening = reduce(again, { type: "toned" });
  expect(activity(listening)).not.toEqual(activity(states.listening));
  expect(reduce(listening, late)).toMatchObject({ phase: "listening", hasBegun: true });
});

it("without a recogniser the assistant does nothing, and the buttons do everything", () => {
  const state: TourState = { ...states.ready, canHear: false };
  expect(reduce(state, { type: "assistantPressed", hasAgreed: true })).toBe(state);
  expect(reduce(state, { type: "commanded", command: "help" }).phase).toBe("saying");
});

it.each(Object.values(states))("what the device does is left alone in $phase", (state) => {
  for (const canHear of [true, false]) {
    const changed = reduce(state, { type: "hearingChanged", canHear });
    expect(activity(changed)).toEqual(activity(state));
  }
});

it.each(["introduction", "help"] as const)(
  "%s goes on as it began, and is new when asked",
  (clip) => {
    const deaf: TourState = { ...states.saying, clip, canHear: false, couldHear: false };
    const hearing = reduce(deaf, { type: "hearingChanged", canHear: true });
    const resumed = reduce(reduce(hearing, { type: "pausePressed" }), { type: "playPressed" });
    expect(activity(resumed)).toMatchObject({ clip, turn: 5, couldHear: false });
    const asked = reduce(hearing, { type: "commanded", command: "help" });
    expect(activity(asked)).toMatchObject({ clip: "help", turn: 6, couldHear: true });
  },
);

it("what failed is told no longer, once something else listens", () => {
  const failed = reduce(states.listening, events.hearingFailed);
  const { notice, ...rest } = failed as TourState & { phase: "ready" };
  expect(notice).toBeDefined();
  expect(reduce(failed, { type: "hearingChanged", canHear: true })).toEqual(rest);
});

it("once it can hear, it listens when asked", () => {
  const deaf: TourState = { ...states.ready, canHear: false };
  const hearing = reduce(deaf, { type: "hearingChanged", canHear: true });
  expect(reduce(hearing, { type: "assistantPressed", hasAgreed: true }).phase).toBe("prompting");
});

it.each([
  ["refused", false],
  ["lost", false],
  ["taken", false],
  ["language", true],
  ["notOnDevice", true],
  ["unavailable", true],
  ["homeScreen", true],
  ["modelMissing", true],
  ["modelFails", false],
  ["offline", true],
  ["service", true],
] as const)("after %s ears of our own would help: %s", (problem, wants) => {
  const failed = reduce(states.listening, { type: "hearingFailed", problem });
  expect(wantsEars(failed)).toBe(wants);
  expect(wantsEars({ ...failed, canHear: false })).toBe(true);
  expect(wantsEars(reduce(failed, { type: "playPressed" }))).toBe(false);
});

it("before the first time it is said where speech is understood", () => {
  const asked = reduce(states.saying, { type: "assistantPressed", hasAgreed: false });
  expect(asked).toMatchObject({ phase: "explaining", isOffered: true });
  expect(activity(asked)).toBeUndefined();
});

it("what was half heard goes on; what is chosen again begins anew", () => {
  const half = { ...states.saying, stepPlayed: { turn: 5, from: 12 } };
  expect(activity(half)).toMatchObject({ from: 12, turn: 5 });
  const resumed = reduce(reduce(half, { type: "pausePressed" }), { type: "playPressed" });
  expect(activity(resumed)).toMatchObject({ from: 12, turn: 5 });
  const repeated = reduce(half, { type: "commanded", command: "repeat" });
  expect(activity(repeated)).toMatchObject({ from: 0, turn: 6 });
});

it.each(["introduction", "help", "notRecognised", "cannotGoBack"] as const)(
  "after %s the step goes on",
  (clip) => {
    const aside: TourState = { ...states.saying, clip, turn: 6, turns: 6 };
    const back = reduce(aside, { type: "said" });
    expect(back).toMatchObject({ phase: "ready", isOffered: true, clip: "step", step: 2, turn: 5 });
    // What the visitor chooses next has a turn of its own.
    expect(reduce(back, { type: "commanded", command: "help" })).toMatchObject({ turn: 7 });
  },
);

it("whatever happens, a choice is one thing, the step is in the tour, and it can be heard", () => {
  const anything = fc.oneof(
    ...Object.values(events).map((event) => fc.constant(event)),
    fc
      .constantFrom("next", "back", "repeat", "help" as const)
      .map((command) => ({ type: "commanded", command }) as TourEvent),
    fc
      .constantFrom("next", "back", "repeat", "help", undefined)
      .map((command) => ({ type: "phraseHeard", phrase: "…", command }) as TourEvent),
    fc.constant<TourEvent>({ type: "begun", isLate: true }),
    fc.constant<TourEvent>({ type: "hearingChanged", canHear: true }),
    fc.constant<TourEvent>({ type: "assistantPressed", hasAgreed: false }),
  );
  fc.assert(
    fc.property(fc.boolean(), fc.array(anything, { maxLength: 60 }), (isNew, happened) => {
      let state = reduce(
        initial,
        isNew ? { ...events.recalled, place: undefined } : events.recalled,
      );
      const choices = new Map<number, string>();
      for (const event of happened) {
        state = reduce(state, event);
        const { step, clip, turn } = state;
        const choice = `${clip} ${clip === "step" ? step : ""}`;
        expect(choices.get(turn) ?? choice).toBe(choice);
        choices.set(turn, choice);
        expect([1, 2, 3]).toContain(step);
      }
      const heard = reduce(state, { type: "commanded", command: "repeat" });
      expect(activity(heard)).toMatchObject({ do: "say", clip: "step", step: state.step });
      const { phase } = reduce(heard, { type: "assistantPressed", hasAgreed: true });
      expect(phase).toBe(state.canHear ? "prompting" : "saying");
    }),
    { numRuns: 500 },
  );
});

function all(expected: Expected): Record<TourEvent["type"], Expected> {
  const types = Object.keys(events) as TourEvent["type"][];
  return Object.fromEntries(types.map((type) => [type, expected])) as never;
}
