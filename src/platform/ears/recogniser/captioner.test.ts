import { describe, expect, it } from "vitest";
import {
  runCaptioner,
  timedWords,
  numberedWords,
  type Listened,
  type Said,
} from "../fixtures/runCaptioner.ts";
import { replayNews } from "../fixtures/replayNews.ts";

const withPauses: [what: string, text: string][] = [
  ["one word", "word1"],
  ["a sentence", numberedWords(8)],
  ["two sentences", `${numberedWords(8)}. ${numberedWords(7, 9)}`],
  ["many short sentences", inParts(12, 2, ". ")],
  ["a long sentence with pauses", inParts(12, 6, ", ")],
  [
    "a long sentence with pauses of several lengths",
    Array.from({ length: 6 }, (_, at) => inParts(3, 5, "; ", 1 + 15 * at)).join(", "),
  ],
];
const speeches = [...withPauses, ["a sentence without any pause", numberedWords(120)] as const];

describe("a captioner", () => {
  it.each(speeches)("writes down each word of %s once, in order", async (_, text) => {
    const { told } = await runCaptioner(timedWords(text));
    expect(replayNews(told).finals.join(" ")).toBe(withoutStops(text));
  });

  it.each(speeches)("shows more and more words of %s", async (_, text) => {
    const { told } = await runCaptioner(timedWords(text));
    const counts = replayNews(told).shown.map((shown) => shown.split(" ").length);
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
  });

  it.each(speeches)("shows words of %s while it is said", async (_, text) => {
    const said = timedWords(text);
    const { told } = await runCaptioner(said);
    const first = told.find(({ news }) => news.type === "resultsChanged");
    expect(first!.at).toBeLessThan(Math.min(said.at(-1)!.to + 1, 4));
  });

  it("makes one final of each sentence", async () => {
    const sentences = [numberedWords(8), numberedWords(3, 9), numberedWords(10, 12)];
    const { told } = await runCaptioner(timedWords(sentences.join(". ")));
    expect(replayNews(told).finals).toEqual(sentences);
  });

  it("gives back all that the model has heard, and gives it no more than 30 seconds", async () => {
    const { passes, unfreed } = await runCaptioner(timedWords(numberedWords(120)));
    expect(unfreed).toBe(0);
    expect(Math.max(...passes.map(({ from, to }) => to - from))).toBeLessThanOrEqual(30);
  });
});

describe.each<[what: string, mishears: (said: Said, listened: Listened) => string | undefined]>([
  [
    "half of the word that is being said",
    ({ word, to }, listened) => (to > listened.to ? word.replace(/\d+$/, "") : undefined),
  ],
  [
    "the word that is being said differently each time",
    ({ to }, listened) => (to > listened.to - 0.05 ? `hm${listened.pass}` : undefined),
  ],
  [
    "some words differently each time, until they lie back a while",
    ({ word, to }, listened) =>
      /[37]$/.test(word) && listened.to - to < 0.1 ? `hm${listened.pass}` : undefined,
  ],
])("a captioner that hears %s", (_, mishears) => {
  it.each(withPauses)("writes down each word of %s once, in order", async (_what, text) => {
    const { told } = await runCaptioner(timedWords(text), { mishears });
    expect(replayNews(told).finals.join(" ")).toBe(withoutStops(text));
  });
});

it("leaves words alone that two passes agreed on", async () => {
  // It would change its mind about everything each third time.
  const { told, passes } = await runCaptioner(timedWords(numberedWords(14)), {
    mishears: ({ word }, { pass }) => (pass % 3 === 2 ? `other${pass}` : word),
  });
  const shown = replayNews(told).shown.map((each) => each.split(" "));
  expect(passes.length).toBeGreaterThan(3);
  let agreed: readonly string[] = [];
  shown.forEach((now, at) => {
    expect(now.slice(0, agreed.length)).toEqual(agreed);
    const before = shown[at - 1] ?? [];
    const alike = now.findIndex((word, index) => word !== before[index]);
    // The last word that is alike may still be going on.
    if (alike - 1 > agreed.length) agreed = now.slice(0, alike - 1);
  });
  expect(agreed.length).toBeGreaterThan(0);
});

it("goes on with what was agreed rather than write it again", async () => {
  const { passes } = await runCaptioner(timedWords(numberedWords(14)));
  const counts = passes.map(({ writing }) => writing.agreed.length);
  expect(counts[0]).toBe(0);
  expect(Math.max(...counts)).toBeGreaterThan(0);
  for (const { writing, written } of passes)
    expect(written.slice(0, writing.agreed.length)).toEqual(writing.agreed);
});

describe("on a device that is", () => {
  const talk = inParts(20, 8, ". ");

  it("fast, nothing is late", async () => {
    const { told } = await runCaptioner(timedWords(talk));
    expect(told.filter(({ news }) => news.type !== "resultsChanged")).toEqual([]);
  });

  it("slow for a while, it says how late it is, until it has caught up, and loses nothing", async () => {
    const { told } = await runCaptioner(timedWords(talk), {
      takes: ({ pass }) => (pass === 2 ? 12 : 0.1),
    });
    const { late, skipped, finals } = replayNews(told);
    expect(late[0]).toBeGreaterThan(0);
    expect(late[0]).toBeLessThan(15);
    expect(late.at(-1)).toBe(0);
    expect(skipped).toBe(0);
    expect(finals.join(" ")).toBe(withoutStops(talk));
  });

  it("slow, it tells what it has written while somebody goes on without a rest", async () => {
    const said = timedWords(inParts(20, 6, ", "));
    const { told } = await runCaptioner(said, { takes: () => 3 });
    const first = told.find(
      ({ news }) => news.type === "resultsChanged" && news.results.some(({ isFinal }) => isFinal),
    );
    expect(first!.at).toBeLessThan(said.at(-1)!.to / 2);
  });

  it.each([
    ["sentences", talk],
    ["a long sentence with pauses", inParts(30, 8, ", ")],
    ["a sentence without any pause", numberedWords(240)],
  ])("far too slow, it leaves out what is oldest of %s, and says how much", async (_, text) => {
    const { told } = await runCaptioner(timedWords(text), { takes: () => 25 });
    const { late, skipped, finals } = replayNews(told);
    const written = finals.join(" ").split(" ");
    const all = withoutStops(text).split(" ");
    expect(written).toEqual(all.filter((word) => written.includes(word)));
    expect(written.length).toBeLessThan(all.length);
    // A word takes about a third of a second.
    expect(skipped).toBeGreaterThan((all.length - written.length) * 0.3);
    expect(skipped).toBeLessThan((all.length - written.length) * 0.6);
    expect(Math.max(...late)).toBeLessThan(80);
    expect(late.at(-1)).toBe(0);
  });
});

describe("text that the model has made up", () => {
  it("is not told", async () => {
    const { told } = await runCaptioner(timedWords(numberedWords(8)), {
      sure: () => ({ sureness: -5 }),
    });
    expect(replayNews(told).shown.join("")).toBe("");
  });

  it("is not told between sentences that were said", async () => {
    const sentences = [numberedWords(8), numberedWords(8, 9), numberedWords(8, 17)];
    const said = timedWords(sentences.join(". "));
    const isSecond = ({ from }: Listened) => from > said[7]!.to && from < said[15]!.to;
    const { told } = await runCaptioner(said, {
      sure: (listened) => (isSecond(listened) ? { sureness: -5 } : {}),
    });
    expect(replayNews(told).finals).toEqual([sentences[0], sentences[2]]);
  });

  // However long: the last pass may lie just before the end, or just after it.
  it.each([6, 7, 8, 9, 10, 11, 12])(
    "vanishes where it was told too early: %i words",
    async (count) => {
      const { told } = await runCaptioner(timedWords(numberedWords(count)), {
        sure: ({ pass }) => (pass > 0 ? { sureness: -5 } : {}),
      });
      const { shown, finals } = replayNews(told);
      expect(shown[0]).toMatch(/^word1/);
      expect(finals).toEqual([]);
      expect(shown.at(-1)).toBe("");
    },
  );

  it("does not take along what two passes agreed on", async () => {
    const { told, passes } = await runCaptioner(timedWords(numberedWords(14)), {
      sure: ({ pass }) => (pass > 2 ? { sureness: -5 } : {}),
    });
    // Each word is two tokens.
    const agreed = passes.at(-1)!.writing.agreed.length / 2;
    expect(agreed).toBeGreaterThan(2);
    expect(replayNews(told).finals).toEqual([numberedWords(agreed)]);
  });
});

function inParts(parts: number, each: number, between: string, first = 1) {
  return Array.from({ length: parts }, (_, at) => numberedWords(each, first + each * at)).join(
    between,
  );
}

function withoutStops(text: string) {
  return text.replaceAll(/[.,;]/g, "");
}
