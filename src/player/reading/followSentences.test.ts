import { Window } from "happy-dom";
import { afterEach, expect, test, vi } from "vitest";
import { isInView, lastBegun, sentenceAt } from "./followSentences.ts";

const cues = [
  [0.2, 2],
  [2.4, 5],
  [5.7, 9],
] as const;

test.each([
  [0, 0],
  [0.2, 0],
  [2.2, 0],
  [2.4, 1],
  [5.69, 1],
  [5.7, 2],
  [60, 2],
])("after %s seconds sentence %s is the one", (seconds, sentence) => {
  expect(sentenceAt(cues, seconds)).toBe(sentence);
});

test("before any sentence has begun none is the last one", () => {
  expect(lastBegun([0.2, 2.4], 0.1)).toBe(-1);
  expect(lastBegun([0.2, 2.4], 0.2)).toBe(0);
  expect(lastBegun([], 5)).toBe(-1);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ["above the screen", { top: -30, bottom: 0 }, false],
  ["partly above it", { top: -30, bottom: 1 }, true],
  ["on it", { top: 100, bottom: 130 }, true],
  ["partly below it", { top: 739, bottom: 760 }, true],
  ["below it", { top: 740, bottom: 760 }, false],
])("a sentence %s is in view or not", (_, place, isSeen) => {
  const { sentence } = pageOf("<p><span></span></p>", place);
  expect(isInView(sentence)).toBe(isSeen);
});

test.each([
  ["in a fold that is closed", "<details><p><span></span></p></details>", false],
  ["in one that is open", "<details open><p><span></span></p></details>", true],
  ["in the line that opens it", "<details><summary><span></span></summary></details>", true],
  [
    "in an open fold inside a closed one",
    "<details><div><details open><p><span></span></p></details></div></details>",
    false,
  ],
])("a sentence %s is in view or not, though it has a place", (_, html, isSeen) => {
  const { sentence } = pageOf(html, { top: 100, bottom: 130 });
  expect(isInView(sentence)).toBe(isSeen);
});

/** A page that is 740 pixels high, with a sentence at a place. */
function pageOf(html: string, place: { top: number; bottom: number }) {
  const { document } = new Window();
  vi.stubGlobal("document", { documentElement: { clientHeight: 740 } });
  document.body.innerHTML = html;
  const sentence = document.querySelector("span") as unknown as Element;
  sentence.getBoundingClientRect = () => place as DOMRect;
  return { sentence };
}
