import { describe, expect, it } from "vitest";
import {
  splitLine,
  dropPlace,
  joinLines,
  moveLine,
  pasteLines,
  removeLine,
  type EditedLines,
} from "./lineOperations.ts";

const lines = ["Uno.", "Due tre.", "Quattro."];
const at = (index: number, caret: number) => ({ index, caret });

const operations: [
  what: string,
  edited: EditedLines,
  lines: string[],
  focus: EditedLines["focus"],
][] = [
  [
    "Enter at the end begins a new line",
    splitLine(lines, 1, "Due tre.\n"),
    ["Uno.", "Due tre.", "", "Quattro."],
    at(2, 0),
  ],
  [
    "Enter at the beginning puts a line before",
    splitLine(lines, 1, "\nDue tre."),
    ["Uno.", "", "Due tre.", "Quattro."],
    at(2, 0),
  ],
  [
    "Enter in the middle splits",
    splitLine(lines, 1, "Due\n tre."),
    ["Uno.", "Due", "tre.", "Quattro."],
    at(2, 0),
  ],
  ["Enter on an empty line does nothing", splitLine(["Uno.", ""], 1, "\n"), ["Uno.", ""], at(1, 0)],
  [
    "Backspace joins with the line before",
    joinLines(lines, 1),
    ["Uno. Due tre.", "Quattro."],
    at(0, 4),
  ],
  ["Backspace on an empty line takes it away", joinLines(["Uno.", ""], 1), ["Uno."], at(0, 4)],
  [
    "a line is joined to an empty one without a blank",
    joinLines(["", "Due."], 1),
    ["Due."],
    at(0, 0),
  ],
  ["after removing one goes on at the next", removeLine(lines, 1), ["Uno.", "Quattro."], at(1, 8)],
  [
    "after removing the last at the one before",
    removeLine(lines, 2),
    ["Uno.", "Due tre."],
    at(1, 8),
  ],
  ["the only line can be removed", removeLine(["Uno."], 0), [], at(0, 0)],
  [
    "what is pasted at the end follows",
    pasteLines(["Uno."], 0, [4, 4], ["Due.", "Tre."]),
    ["Uno. Due.", "Tre."],
    at(1, 4),
  ],
  [
    "what is pasted in the middle takes the rest along",
    pasteLines(["Uno fine."], 0, [4, 4], ["Due.", "Tre."]),
    ["Uno Due.", "Tre. fine."],
    at(1, 4),
  ],
  [
    "what is pasted replaces the selection",
    pasteLines(lines, 1, [0, 8], ["A.", "B."]),
    ["Uno.", "A.", "B.", "Quattro."],
    at(2, 2),
  ],
];

describe("the lines of a list", () => {
  it.each(operations)("%s", (_, edited, after, focus) => {
    expect(edited.lines).toEqual(after);
    expect(edited.focus).toEqual(focus);
  });

  it.each([
    [0, 2, ["b", "c", "a"]],
    [2, 0, ["c", "a", "b"]],
    [1, 1, ["a", "b", "c"]],
    [0, -1, ["a", "b", "c"]],
    [2, 9, ["a", "b", "c"]],
    [7, 0, ["a", "b", "c"]],
  ])("moving %i to %i", (from, to, after) => {
    expect(moveLine(["a", "b", "c"], from, to)).toEqual(after);
  });

  it.each([
    ["above all others", 1, 0, 0],
    ["where it came from", 1, 30, 1],
    ["below the next", 1, 51, 2],
    ["far below", 0, 999, 2],
    ["the last one, above the first", 2, 5, 0],
  ])("a line dragged %s", (_, from, y, place) => {
    expect(dropPlace([10, 30, 50], from, y)).toBe(place);
  });
});
