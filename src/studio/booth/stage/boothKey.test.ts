import { expect, it } from "vitest";
import { boothKey, type BoothKey } from "./boothKey.ts";

const plain = { repeat: false, ctrlKey: false, altKey: false, metaKey: false, shiftKey: false };

type On = Parameters<typeof boothKey>[1];
const table: [key: string, asked: BoothKey | undefined, onButton: BoothKey | undefined][] = [
  // A button that has the focus is pressed by these two.
  [" ", "record", undefined],
  ["Enter", "keep", undefined],
  ["r", "again", "again"],
  // Somebody has pressed Caps Lock.
  ["R", "again", "again"],
  ["a", "play", "play"],
  ["ArrowRight", "next", "next"],
  ["ArrowDown", "next", "next"],
  ["ArrowLeft", "previous", "previous"],
  ["ArrowUp", "previous", "previous"],
  ["Escape", "throwAway", "throwAway"],
  ["Tab", undefined, undefined],
  ["x", undefined, undefined],
  ["constructor", undefined, undefined],
];

it.each(table)("“%s” asks for %s, and on a button for %s", (key, asked, onButton) => {
  const on = (where: On) => boothKey({ ...plain, key }, where);
  expect([on("stage"), on("button"), on("field")]).toEqual([asked, onButton, undefined]);
});

it.each(["ctrlKey", "altKey", "metaKey", "shiftKey"] as const)(
  "a key together with %s belongs to the browser",
  (modifier) => {
    expect(boothKey({ ...plain, key: "r", [modifier]: true }, "stage")).toBeUndefined();
  },
);

it("a key that is held down leads on and on, and records once", () => {
  expect(["ArrowRight", "ArrowLeft"].map(held)).toEqual(["next", "previous"]);
  expect([" ", "r", "a", "Enter", "Escape"].map(held)).toEqual(Array(5).fill(undefined));
});

function held(key: string) {
  return boothKey({ ...plain, key, repeat: true }, "stage");
}
