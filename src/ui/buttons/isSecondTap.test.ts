import { expect, it } from "vitest";
import { isSecondTap } from "./isSecondTap.ts";

const taps = { detail: 1, pointerType: "touch" };
/** A click in older browsers, which do not say of what kind the pointer was. */
const untold = { detail: 1 };
const mouse = { detail: 1, pointerType: "mouse" };
const keys = { detail: 0, pointerType: "" };

type Press = [control: string, at: number, how: { detail: number; pointerType?: string }];

it.each<[what: string, isSecond: boolean, first: Press, second: Press]>([
  ["a double tap that is not counted, as on an iPhone", true, ["a", 10, taps], ["a", 210, taps]],
  ["the same where nobody says what it was", true, ["b", 10, untold], ["b", 210, untold]],
  ["one that is counted", true, ["c", 10, taps], ["c", 210, { ...taps, detail: 2 }]],
  ["two taps that are meant", false, ["d", 10, taps], ["d", 410, taps]],
  ["a tap on another control", false, ["e", 10, taps], ["f", 110, taps]],
  ["a key, or a screen reader, twice", false, ["g", 10, keys], ["g", 110, keys]],
  ["a key soon after a tap", false, ["h", 10, taps], ["h", 110, keys]],
  ["a clock that was set back", false, ["i", 9000, taps], ["i", 10, taps]],
  ["a double click", true, ["j", 10, mouse], ["j", 410, { ...mouse, detail: 2 }]],
  ["two clicks", false, ["k", 10, mouse], ["k", 110, mouse]],
])("%s: %s", (_, isSecond, first, second) => {
  expect(pressed(first)).toBe(false);
  expect(pressed(second)).toBe(isSecond);
});

it("of three taps only the first counts", () => {
  expect([10, 310, 610].map((at) => pressed(["l", at, taps]))).toEqual([false, true, true]);
});

function pressed([control, at, { detail, ...nativeEvent }]: Press) {
  return isSecondTap({ currentTarget: control, timeStamp: at, detail, nativeEvent });
}
