import { describe, expect, it, test } from "vitest";
import {
  boothBehaviour,
  type BoothActivity,
  type BoothEvent,
  type BoothState,
} from "./boothBehaviour.ts";

const { initial, reduce, activity } = boothBehaviour({ playsBack: () => true });
const inSilence = boothBehaviour({ playsBack: () => false });

const last = { take: "new", sentence: 2, flaws: [] } as const;
const core = { sentence: 2, turn: 5, last: { ...last, take: "before" } } as const;

/** The states in the middle of a script, by what somebody would call them. */
const states = {
  off: { ...core, phase: "off" },
  opening: { ...core, phase: "opening" },
  blocked: { ...core, phase: "blocked", problem: "refused" },
  away: { ...core, phase: "blocked", problem: "hidden" },
  inACall: { ...core, phase: "blocked", problem: "interrupted" },
  ready: { ...core, phase: "ready" },
  starting: { ...core, phase: "starting" },
  recording: { ...core, phase: "recording" },
  recordingLong: { ...core, phase: "recording", endIsNear: true },
  storing: { ...core, phase: "storing" },
  storingAway: { ...core, phase: "storing", after: "hidden" },
  storingReturned: { ...core, phase: "storing", after: "returned" },
  unstored: { ...core, phase: "unstored", isFull: true },
  unstoredAway: { ...core, phase: "unstored", isFull: false, after: "hidden" },
  storingInACall: { ...core, phase: "storing", after: "interrupted" },
  unstoredLost: { ...core, phase: "unstored", isFull: false, after: "unplugged" },
  playing: { ...core, phase: "playing", take: "a", isOff: false },
  playingOff: { ...core, phase: "playing", take: "a", isOff: true },
} as const satisfies Record<string, BoothState>;
type Named = keyof typeof states;

/** One event of each type. */
const events: { [Type in BoothEvent["type"]]: BoothEvent & { type: Type } } = {
  microphoneAsked: { type: "microphoneAsked" },
  microphoneStopped: { type: "microphoneStopped" },
  opened: { type: "opened" },
  failed: { type: "failed", problem: "absent" },
  lost: { type: "lost" },
  interrupted: { type: "interrupted" },
  pageHidden: { type: "pageHidden" },
  pageShown: { type: "pageShown" },
  recordPressed: { type: "recordPressed" },
  againPressed: { type: "againPressed" },
  begun: { type: "begun" },
  endNeared: { type: "endNeared" },
  endReached: { type: "endReached" },
  leaveAsked: { type: "leaveAsked" },
  thrownAway: { type: "thrownAway" },
  stored: { type: "stored", last },
  notStored: { type: "notStored", isFull: true },
  storePressed: { type: "storePressed" },
  playPressed: { type: "playPressed", take: "b" },
  played: { type: "played" },
  sentenceChosen: { type: "sentenceChosen", sentence: 3 },
};

const off = { phase: "off", turn: 6 } as const;
const opening = { phase: "opening", turn: 6 } as const;
const ready = { phase: "ready", turn: 6 } as const;
const starting = { phase: "starting", turn: 6 } as const;
const unplugged = { phase: "blocked", problem: "unplugged" } as const;
const interrupted = { phase: "blocked", problem: "interrupted" } as const;
const hidden = { phase: "blocked", problem: "hidden" } as const;
const heard = { phase: "playing", take: "b", isOff: false, turn: 6 } as const;
const heardOff = { phase: "playing", take: "b", isOff: true, turn: 6 } as const;
const elsewhere = { sentence: 3, last: undefined } as const;

/** What each event means in each state; those that are not named leave it as it is. */
const table: Record<Named, Partial<Record<BoothEvent["type"], object>>> = {
  off: {
    microphoneAsked: opening,
    recordPressed: opening,
    playPressed: heardOff,
    sentenceChosen: { phase: "off", ...elsewhere },
  },
  opening: {
    microphoneStopped: off,
    opened: ready,
    failed: { phase: "blocked", problem: "absent" },
    lost: unplugged,
    interrupted: interrupted,
    pageHidden: hidden,
    sentenceChosen: { phase: "opening", turn: 5, ...elsewhere },
  },
  blocked: {
    microphoneAsked: opening,
    recordPressed: opening,
    playPressed: heardOff,
    sentenceChosen: { phase: "blocked", problem: "refused", ...elsewhere },
  },
  away: {
    microphoneAsked: opening,
    pageShown: opening,
    recordPressed: opening,
    playPressed: heardOff,
    sentenceChosen: { ...hidden, ...elsewhere },
  },
  inACall: {
    microphoneAsked: opening,
    pageShown: opening,
    recordPressed: opening,
    playPressed: heardOff,
    sentenceChosen: { ...interrupted, ...elsewhere },
  },
  ready: {
    // Another microphone was chosen.
    microphoneAsked: opening,
    microphoneStopped: off,
    lost: unplugged,
    interrupted: interrupted,
    pageHidden: hidden,
    recordPressed: starting,
    againPressed: starting,
    playPressed: heard,
    sentenceChosen: { phase: "ready", ...elsewhere },
  },
  starting: {
    microphoneStopped: off,
    lost: unplugged,
    interrupted: interrupted,
    pageHidden: hidden,
    recordPressed: ready,
    begun: { phase: "recording", turn: 6 },
    thrownAway: ready,
  },
  recording: {
    lost: { phase: "storing", after: "unplugged", turn: 6 },
    interrupted: { phase: "storing", after: "interrupted", turn: 6 },
    pageHidden: { phase: "storing", after: "hidden", turn: 6 },
    recordPressed: { phase: "storing", turn: 6 },
    endNeared: { phase: "recording", turn: 5, endIsNear: true },
    endReached: { phase: "storing", turn: 6 },
    leaveAsked: { phase: "storing", turn: 6 },
    thrownAway: ready,
  },
  recordingLong: {
    lost: { phase: "storing", after: "unplugged", turn: 6 },
    interrupted: { phase: "storing", after: "interrupted", turn: 6 },
    pageHidden: { phase: "storing", after: "hidden", turn: 6 },
    recordPressed: { phase: "storing", turn: 6 },
    endNeared: { phase: "recording", turn: 5, endIsNear: true },
    endReached: { phase: "storing", turn: 6 },
    leaveAsked: { phase: "storing", turn: 6 },
    thrownAway: ready,
  },
  storing: {
    lost: { phase: "storing", after: "unplugged", turn: 5 },
    interrupted: { phase: "storing", after: "interrupted", turn: 5 },
    pageHidden: { phase: "storing", after: "hidden", turn: 5 },
    stored: { phase: "playing", take: "new", isOff: false, last },
    notStored: { phase: "unstored", isFull: true },
  },
  storingAway: {
    lost: { phase: "storing", after: "unplugged", turn: 5 },
    interrupted: { phase: "storing", after: "interrupted", turn: 5 },
    pageHidden: { phase: "storing", after: "hidden", turn: 5 },
    pageShown: { phase: "storing", after: "returned", turn: 5 },
    stored: { ...hidden, last },
    notStored: { phase: "unstored", isFull: true, after: "hidden" },
  },
  storingReturned: {
    lost: { phase: "storing", after: "unplugged", turn: 5 },
    interrupted: { phase: "storing", after: "interrupted", turn: 5 },
    pageHidden: { phase: "storing", after: "hidden", turn: 5 },
    stored: { ...opening, last },
    notStored: { phase: "unstored", isFull: true, after: "returned" },
  },
  storingInACall: {
    lost: { phase: "storing", after: "unplugged", turn: 5 },
    interrupted: { phase: "storing", after: "interrupted", turn: 5 },
    pageHidden: { phase: "storing", after: "hidden", turn: 5 },
    stored: { ...interrupted, last },
    notStored: { phase: "unstored", isFull: true, after: "interrupted" },
  },
  unstored: {
    lost: { phase: "unstored", isFull: true, after: "unplugged" },
    interrupted: { phase: "unstored", isFull: true, after: "interrupted" },
    pageHidden: { phase: "unstored", isFull: true, after: "hidden" },
    thrownAway: ready,
    storePressed: { phase: "storing", turn: 6 },
  },
  unstoredAway: {
    lost: { phase: "unstored", after: "unplugged" },
    interrupted: { phase: "unstored", after: "interrupted" },
    pageHidden: { phase: "unstored", after: "hidden" },
    pageShown: { phase: "unstored", after: "returned" },
    thrownAway: hidden,
    storePressed: { phase: "storing", after: "hidden" },
  },
  unstoredLost: {
    lost: { phase: "unstored", after: "unplugged" },
    interrupted: { phase: "unstored", after: "interrupted" },
    pageHidden: { phase: "unstored", after: "hidden" },
    thrownAway: unplugged,
    storePressed: { phase: "storing", after: "unplugged" },
  },
  playing: {
    microphoneAsked: opening,
    microphoneStopped: off,
    lost: unplugged,
    interrupted: interrupted,
    pageHidden: hidden,
    recordPressed: starting,
    againPressed: starting,
    playPressed: heard,
    played: ready,
    sentenceChosen: { phase: "ready", ...elsewhere },
  },
  playingOff: {
    microphoneAsked: opening,
    recordPressed: opening,
    playPressed: heardOff,
    played: off,
    sentenceChosen: { phase: "off", ...elsewhere },
  },
};

describe.each(Object.keys(table) as Named[])("%s", (named) => {
  it.each(Object.keys(events) as BoothEvent["type"][])("and then %s", (type) => {
    const before: BoothState = states[named];
    const expected = table[named][type];
    const after = reduce(before, events[type]);
    // The very same state, so that React renders nothing anew and the device is left alone.
    expect(after === before).toBe(expected === undefined);
    expect(after).toMatchObject({ sentence: 2, ...expected });
  });
});

test.each<[Named, BoothActivity]>([
  ["off", { do: "rest" }],
  ["blocked", { do: "rest" }],
  ["opening", { do: "open", turn: 5 }],
  ["ready", { do: "listen" }],
  ["starting", { do: "begin", turn: 5 }],
  ["recording", { do: "record", turn: 5, sentence: 2 }],
  // It goes on as before.
  ["recordingLong", { do: "record", turn: 5, sentence: 2 }],
  ["storing", { do: "store", turn: 5, sentence: 2 }],
  // It goes on, whatever happens to the microphone meanwhile.
  ["storingAway", { do: "store", turn: 5, sentence: 2 }],
  ["unstored", { do: "hold", isOff: false }],
  ["unstoredAway", { do: "hold", isOff: true }],
  ["playing", { do: "play", take: "a", isOff: false, turn: 5 }],
  ["playingOff", { do: "play", take: "a", isOff: true, turn: 5 }],
])("while %s the device does this: %j", (named, expected) => {
  expect(activity(states[named])).toEqual(expected);
});

describe("what was read", () => {
  it("is heard at once, unless somebody does not want that", () => {
    expect(reduce(states.storing, events.stored)).toMatchObject({ phase: "playing", take: "new" });
    expect(inSilence.reduce(states.storing, events.stored)).toMatchObject({ phase: "ready", last });
  });

  it.each(["silent", "endless"] as const)("is not heard where nobody is there: %s", (flaw) => {
    const silent = { take: "", sentence: 2, flaws: [flaw] } as const;
    const after = reduce(states.storing, { type: "stored", last: silent });
    expect(after).toMatchObject({ phase: "ready", last: silent });
  });

  it("is not heard where its sentence is another one by now", () => {
    const old = { ...last, isOutdated: true };
    const after = reduce(states.storing, { type: "stored", last: old });
    expect(after).toMatchObject({ phase: "ready", last: old });
  });

  it("stops when it is pressed again, and the microphone is as it was", () => {
    const again: BoothEvent = { type: "playPressed", take: "a" };
    expect(reduce(states.playing, again)).toMatchObject(ready);
    expect(reduce(states.playingOff, again)).toMatchObject(off);
  });
});

it("the sentence that is there already is not chosen anew", () => {
  const same: BoothEvent = { type: "sentenceChosen", sentence: 2 };
  for (const state of Object.values(states)) expect(reduce(state, same)).toBe(state);
});

describe("whatever happens", () => {
  const steps = allSteps();

  it("every phase is come to", () => {
    expect(new Set(steps.map(({ after }) => after.phase)).size).toBe(9);
  });

  it("a take that is not stored is dropped by nobody but who throws it away", () => {
    const ended = steps.filter(({ before, after }) => isKept(before) && !isKept(after));
    const ways = ended.map(({ before, event }) => `${before.phase}: ${event.type}`);
    expect(new Set(ways)).toEqual(new Set(["storing: stored", "unstored: thrownAway"]));
  });

  it("a recording begins after the tone, and ends before anything sounds", () => {
    const begun = steps.filter(
      ({ after, before }) => after.phase === "recording" && before.phase !== "recording",
    );
    const ways = begun.map(({ before, event }) => `${before.phase}: ${event.type}`);
    expect(new Set(ways)).toEqual(new Set(["starting: begun"]));
    const ended = steps.filter(({ before }) => before.phase === "recording");
    const phases = ended.map(({ after }) => after.phase);
    expect(new Set(phases)).toEqual(new Set(["recording", "storing", "ready"]));
  });

  it("what is read belongs to the sentence that was shown", () => {
    const busy = steps.filter(({ before: { phase } }) =>
      ["starting", "recording", "storing", "unstored"].includes(phase),
    );
    expect(busy.filter(({ before, after }) => before.sentence !== after.sentence)).toEqual([]);
  });

  it("a microphone that is turned off in a pause is off", () => {
    const idle = steps.filter(
      ({ before, event }) =>
        event.type === "microphoneStopped" && before.phase !== "recording" && !isKept(before),
    );
    const left = idle.filter(({ after }) => activity(after)!.do !== "rest");
    // What is heard while it is off goes on.
    expect(left.filter(({ after }) => after.phase !== "playing" || !after.isOff)).toEqual([]);
  });

  it("a microphone that is lost or taken is not used until it is asked for", () => {
    const lost = steps.filter(({ event: { type } }) => type === "lost" || type === "interrupted");
    expect(lost.filter(({ after }) => isListening(after))).toEqual([]);
  });

  it("nobody is recorded on a page that is not seen", () => {
    const left = steps.filter(({ event: { type } }) => type === "pageHidden");
    const afterwards = left.flatMap(({ after }) => [after, reduce(after, events.stored)]);
    expect(afterwards.filter(isListening)).toEqual([]);
  });

  it("what is begun anew has a turn of its own", () => {
    const begun = steps.filter(({ before, after }) => before.phase !== after.phase);
    expect(begun.filter(({ before, after }) => after.turn !== before.turn + 1)).toEqual([]);
  });
});

/** Every state that the booth can come to, and what each event makes of it. */
function allSteps() {
  const happening: BoothEvent[] = [
    ...Object.values(events),
    { type: "sentenceChosen", sentence: 0 },
    { type: "playPressed", take: "new" },
    { type: "notStored", isFull: false },
    { type: "stored", last: { take: "", sentence: 2, flaws: ["silent"] } },
  ];
  const steps: { before: BoothState; event: BoothEvent; after: BoothState }[] = [];
  const known = new Set<string>();
  const ahead: BoothState[] = [initial];
  for (let before = ahead.pop(); before; before = ahead.pop()) {
    // States that differ in their turn alone lead to the same.
    const key = JSON.stringify({ ...before, turn: 0 });
    if (known.has(key)) continue;
    known.add(key);
    for (const event of happening) {
      const after = reduce(before, event);
      steps.push({ before, event, after });
      ahead.push(after);
    }
  }
  return steps;
}

function isKept({ phase }: BoothState) {
  return phase === "storing" || phase === "unstored";
}

function isListening(state: BoothState) {
  return ["listen", "open", "begin", "record"].includes(activity(state)!.do);
}
