import { expect, it } from "vitest";
import { splitModel } from "./parts.js";

it.each<[text: string, parts: string[]]>([
  ["abc", ["abc"]],
  ["abcd", ["abcd"]],
  ["abcdefghij", ["abcd", "efgh", "ij"]],
  // A part that begins like a page would not be kept.
  ["abcd<fghi", ["abc", "d<fg", "hi"]],
  ["abcd \n<ghi", ["abc", "d \n<", "ghi"]],
])("%j is cut into %j", (text, parts) => {
  expect(splitModel(Buffer.from(text), 4).map(String)).toEqual(parts);
});
