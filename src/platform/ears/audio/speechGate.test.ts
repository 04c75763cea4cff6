import { describe, expect, it } from "vitest";
import { speechGate, type Stretch } from "./speechGate.ts";

// Judgements by letters: silence, unsure (speech only where somebody speaks already), speech.
const likelihoods: Record<string, number> = { ".": 0.02, "~": 0.42, "#": 0.95 };

const END = ".".repeat(60);

describe("a gate tells of", () => {
  it.each<[what: string, judged: string, stretches: string[]]>([
    ["silence", END, []],
    ["a click", `....#....${END}`, []],
    ["clicks in a row", `..#..#..#..#..${END}`, []],
    ["murmur", `....~~~~~~~~~~~~~~~${END}`, []],
    ["a word", `...#########${END}`, ["3-12"]],
    ["a word from the very beginning", `#########${END}`, ["0-9"]],
    ["a word that dies away", `...######~~~~${END}`, ["3-13"]],
    ["a word that begins with murmur", `~~~~~######${END}`, ["5-11"]],
    ["a sentence with a breath", `..#####.....#####${END}`, ["2-17"]],
    ["two sentences", `..#####${END}#####${END}`, ["2-7", "67-72"]],
    ["a click after a sentence", `..#####${END}.#.${END}`, ["2-7"]],
  ])("%s: %s", (_, judged, stretches) => {
    const over = told(judged).filter(({ isOver }) => isOver);
    expect(over.map(({ from, to }) => `${from}-${to}`)).toEqual(stretches);
  });
});

it("tells that somebody speaks before they have ended", () => {
  const [first] = told(`...##########`);
  expect(first).toMatchObject({ from: 3, isOver: false });
  expect(told(`...##########`).at(-1)).toMatchObject({ from: 3, to: 13, isOver: false });
});

it("ends a stretch once, and only after a silence", () => {
  const stretches = told(`..#####${END}`);
  expect(stretches.filter(({ isOver }) => isOver)).toHaveLength(1);
  expect(stretches.length).toBeGreaterThan("#####".length);
  expect(stretches.at(-1)!.isOver).toBe(true);
});

it("lists the pauses within a stretch, but not the silence after it", () => {
  const stretch = told(`..#####.....###.######......####${END}`).at(-1)!;
  expect(stretch.pauses).toEqual([
    { from: 7, to: 12 },
    { from: 22, to: 28 },
  ]);
});

it("lists no pause of one stretch in the next", () => {
  const [first, second] = told(`..#####.....####${END}########${END}`).filter(
    ({ isOver }) => isOver,
  );
  expect(first!.pauses).toHaveLength(1);
  expect(second!.pauses).toEqual([]);
});

describe("where the microphone ends", () => {
  it.each<[what: string, judged: string, stretch: Partial<Stretch> | undefined]>([
    ["in mid-word", "..######", { from: 2, to: 8, isOver: true, pauses: [] }],
    ["just after a word", "..######..", { from: 2, to: 8, isOver: true, pauses: [] }],
    ["in silence", `..######${END}`, undefined],
    ["after a click", "..#", undefined],
    ["before anything", "", undefined],
  ])("%s, what was said until then is told", (_, judged, stretch) => {
    const gate = speechGate();
    for (const letter of judged) gate.judge(likelihoods[letter]!);
    expect(gate.end()).toEqual(stretch);
    expect(gate.end()).toBe(undefined);
  });
});

it("counts judgements", () => {
  const gate = speechGate();
  for (const letter of "..##..") gate.judge(likelihoods[letter]!);
  expect(gate.at()).toBe(6);
});

/** What it told, as it was then. */
function told(judged: string): Stretch[] {
  const gate = speechGate();
  return [...judged].flatMap((letter) => {
    const stretch = gate.judge(likelihoods[letter]!);
    return stretch ? [structuredClone(stretch)] : [];
  });
}
