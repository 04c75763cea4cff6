import { describe, expect, it } from "vitest";
import {
  broken,
  dropPlace,
  joined,
  moved,
  pasted,
  removed,
  type Edited,
} from "./lineOperations.ts";

const lines = ["Uno.", "Due tre.", "Quattro."];
const at = (index: number, caret: number) => ({ index, caret });

const operations: [what: string, edited: Edited, lines: string[], focus: Edited["focus"]][] = [
  [
    "Enter at the end begins a new line",
    broken(lines, 1, "Due tre.\n"),
    ["Uno.", "Due tre.", "", "Quattro."],
    at(2, 0),
  ],
  [
    "Enter at the beginning puts a line before",
    broken(lines, 1, "\nDue tre."),
    ["Uno.", "", "Due tre.", "Quattro."],
    at(2, 0),
  ],
  [
    "Enter in the middle splits",
    broken(lines, 1, "Due\n tre."),
    ["Uno.", "Due", "tre.", "Quattro."],
    at(2, 0),
  ],
  ["Enter on an empty line does nothing", broken(["Uno.", ""], 1, "\n"), ["Uno.", ""], at(1, 0)],
  [
    "Backspace joins with the line before",
    joined(lines, 1),
    ["Uno. Due tre.", "Quattro."],
    at(0, 4),
  ],
  ["Backspace on an empty line takes it away", joined(["Uno.", ""], 1), ["Uno."], at(0, 4)],
  ["a line is joined to an empty one without a blank", joined(["", "Due."], 1), ["Due."], at(0, 0)],
  ["after removing one goes on at the next", removed(lines, 1), ["Uno.", "Quattro."], at(1, 8)],
  ["after removing the last at the one before", removed(lines, 2), ["Uno.", "Due tre."], at(1, 8)],
  ["the only line can be removed", removed(["Uno."], 0), [], at(0, 0)],
  [
    "what is pasted at the end follows",
    pasted(["Uno."], 0, [4, 4], ["Due.", "Tre."]),
    ["Uno. Due.", "Tre."],
    at(1, 4),
  ],
  [
    "what is pasted in the middle takes the rest along",
    pasted(["Uno fine."], 0, [4, 4], ["Due.", "Tre."]),
    ["Uno Due.", "Tre. fine."],
    at(1, 4),
  ],
  [
    "what is pasted replaces the selection",
    pasted(lines, 1, [0, 8], ["A.", "B."]),
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
    expect(moved(["a", "b", "c"], from, to)).toEqual(after);
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
