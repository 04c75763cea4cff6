import { expect, it } from "vitest";
import { earsBehaviour, type EarsEvent, type EarsState } from "./earsBehaviour.ts";

const { initial, reduce, activity } = earsBehaviour;

const untried: EarsState = { phase: "untried" };
const unreached: EarsState = { phase: "untried", problem: "network" };
const trying: EarsState = { phase: "trying" };
const able: EarsState = {
  phase: "able",
  sizes: [
    { size: "small", lag: 3 },
    { size: "base", lag: 1.4 },
  ],
};
const unable: EarsState = { phase: "unable" };

it("begins without a try", () => {
  expect(initial).toEqual(untried);
});

it.each<[EarsState, EarsEvent, EarsState]>([
  [untried, { type: "checkAsked" }, trying],
  [unreached, { type: "checkAsked" }, trying],
  [trying, { type: "cancelled" }, untried],
  [trying, { type: "tried", sizes: able.sizes }, able],
  [trying, { type: "tried", sizes: [] }, unable],
  [trying, { type: "notTried" }, unreached],
  // What was found earlier in this visit is remembered.
  [untried, { type: "tried", sizes: able.sizes }, able],
  // A device that was busy may be tried once more.
  [unable, { type: "checkAsked" }, trying],
])("%j, %j: %j", (state, event, next) => {
  expect(reduce(state, event)).toEqual(next);
});

it.each<[EarsState, EarsEvent]>([
  [trying, { type: "checkAsked" }],
  [untried, { type: "cancelled" }],
  [able, { type: "cancelled" }],
])("%j, %j: stays", (state, event) => {
  expect(reduce(state, event)).toBe(state);
});

it.each<[EarsState, string | undefined]>([
  [untried, undefined],
  [trying, "try"],
  [able, undefined],
  [unable, undefined],
])("%j does %s", (state, wanted) => {
  expect(activity(state)?.do).toBe(wanted);
});
