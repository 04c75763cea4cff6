import { describe, expect, it } from "vitest";
import { lentBehaviour, TO_ANSWER, type LentEvent, type LentState } from "./lentBehaviour.ts";

const { initial, reduce, activity } = lentBehaviour;

const minute = 60_000;
const noon = 12 * 60 * minute;
const asked: LentState = { phase: "asking", seenAt: noon, until: noon + TO_ANSWER };
const inUse: LentState = { phase: "inUse" };
const confirmed: LentState = { phase: "confirmed" };
const ending: LentState = { phase: "ending" };

/** What a device that asks after 10 minutes sees when it was used so long before. */
const looked = (at: number, unused?: number, minutes: number | undefined = 10): LentEvent => ({
  type: "looked",
  at,
  use: { usedAt: unused === undefined ? undefined : at - unused, minutes },
});

it("watches, asks, and ends in turn", () => {
  expect(initial).toEqual(inUse);
  expect([inUse, asked, confirmed, ending].map(activity)).toEqual([
    { do: "watch" },
    { do: "ask" },
    { do: "renew" },
    { do: "end" },
  ]);
});

it("leaves at least a minute to answer", () => {
  expect(TO_ANSWER).toBeGreaterThanOrEqual(minute);
});

describe.each<[what: string, state: LentState, rows: [string, LentEvent, LentState][]]>([
  [
    "in use",
    inUse,
    [
      ["goes on", looked(noon, 0), inUse],
      ["goes on just before the time", looked(noon, 10 * minute - 1), inUse],
      ["asks after the time", looked(noon, 10 * minute), asked],
      ["asks at once after a night", looked(noon, 15 * 60 * minute), asked],
      ["asks where the clock was set back", looked(noon, -60 * minute), asked],
      ["goes on where the clock was set back a little", looked(noon, -minute), inUse],
      ["asks nothing where no visit has begun", looked(noon), inUse],
      ["asks nothing on a device that is not lent", lookedUnlent(noon), inUse],
      ["takes use for what it is", { type: "used", at: noon }, inUse],
      ["has nothing to confirm", { type: "confirmed" }, inUse],
      ["has nothing to end", { type: "endChosen" }, inUse],
    ],
  ],
  [
    "asking",
    asked,
    [
      ["counts", looked(noon + 1_000, 11 * minute), { ...asked, seenAt: noon + 1_000 }],
      [
        "gives all the time again to whoever touches",
        { type: "used", at: noon + 1 },
        askedAt(noon + 1),
      ],
      [
        "gives it again after a phone was locked",
        looked(noon + 6_000, minute * 11),
        askedAt(noon + 6_000),
      ],
      [
        "also where the clock was set back meanwhile",
        looked(noon - minute, minute * 11),
        askedAt(noon - minute),
      ],
      ["goes on once another tab was answered", looked(noon + 1_000, 500), inUse],
      ["goes on once another tab has ended the visit", looked(noon + 1_000), inUse],
      ["goes on once staff say that it is not lent", lookedUnlent(noon + 1_000), inUse],
      ["goes on when it is answered", { type: "confirmed" }, confirmed],
      ["ends when that is wanted", { type: "endChosen" }, ending],
      ["does not end by what is told late", { type: "visitEnded" }, asked],
    ],
  ],
  [
    "confirmed",
    confirmed,
    [
      ["is in use", { type: "useRenewed" }, inUse],
      ["asks nothing before that", looked(noon, 11 * minute), confirmed],
    ],
  ],
  [
    "ending",
    ending,
    [
      ["is in use by nobody", { type: "visitEnded" }, inUse],
      ["cannot be taken back", { type: "confirmed" }, ending],
    ],
  ],
])("%s", (_, state, rows) => {
  it.each(rows)("%s", (_what, event, next) => {
    expect(reduce(state, event)).toEqual(next);
  });
});

it("ends where nobody has answered in all the time that the question was in view", () => {
  let state: LentState = asked;
  for (let passed = 1_000; passed < TO_ANSWER; passed += 1_000)
    state = reduce(state, looked(noon + passed, 10 * minute + passed));
  expect(state).toMatchObject({ phase: "asking", until: noon + TO_ANSWER });
  expect(reduce(state, looked(noon + TO_ANSWER, 20 * minute))).toEqual(ending);
});

function lookedUnlent(now: number): LentEvent {
  return { type: "looked", at: now, use: { usedAt: 0, minutes: undefined } };
}

/** Asked anew at that time. */
function askedAt(now: number): LentState {
  return { phase: "asking", seenAt: now, until: now + TO_ANSWER };
}
