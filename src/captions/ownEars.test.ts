import { expect, it } from "vitest";
import { runCaptioner, timedWords, numberedWords } from "../platform/ears/fixtures/runCaptioner.ts";
import {
  beginSession,
  emptyTranscript,
  settleInterim,
  addSkipped,
  addResults,
  type Transcript,
} from "./transcript.ts";

const speeches: [what: string, text: string][] = [
  ["a sentence", numberedWords(8)],
  [
    "sentences",
    [numberedWords(8), numberedWords(3, 9), numberedWords(1, 12), numberedWords(14, 13)].join(". "),
  ],
  [
    "a long sentence with pauses",
    Array.from({ length: 12 }, (_, at) => numberedWords(6, 1 + 6 * at)).join(", "),
  ],
  ["the same sentence twice", `${numberedWords(6)}. ${numberedWords(6)}`],
  ["sentences that begin alike", `${numberedWords(6)}. ${numberedWords(9)}. ${numberedWords(4)}`],
  ["a sentence without any pause", numberedWords(80)],
];

it.each(speeches)("writes down %s as it was said, told by ears of our own", async (_, text) => {
  const { told } = await runCaptioner(timedWords(text));
  const { transcript, shown } = transcribed(told);
  expect(saidIn(transcript)).toBe(withoutStops(text));
  expect(transcript.interim).toBe("");
  // What stands is not lost sight of while more is said.
  const lengths = shown.map((each) => each.length);
  expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
});

it("marks what a device left out that was too slow for it, and keeps the rest in order", async () => {
  const text = Array.from({ length: 20 }, (_, at) => numberedWords(8, 1 + 8 * at)).join(". ");
  const { told } = await runCaptioner(timedWords(text), {
    takes: ({ pass }) => (pass < 4 ? 0.1 : 15),
  });
  const { transcript } = transcribed(told);
  const pieces = piecesOf(transcript);
  expect(pieces.some((piece) => typeof piece === "number")).toBe(true);
  const written = saidIn(transcript).split(" ");
  const all = withoutStops(text).split(" ");
  expect(written).toEqual(all.filter((word) => written.includes(word)));
});

/** The transcript after all that was told, with time passing in between, and what it showed. */
function transcribed(told: Awaited<ReturnType<typeof runCaptioner>>["told"]) {
  let transcript = beginSession(emptyTranscript, "it", 0);
  let now = 0;
  const shown: string[] = [];
  for (const { at, news } of told) {
    for (; now < at * 1000; now += 500) transcript = settleInterim(transcript, now);
    if (news.type === "resultsChanged") {
      const { from, results } = news;
      transcript = addResults(transcript, { from, results, at: at * 1000 });
    } else if (news.type === "skipped") transcript = addSkipped(transcript, news.seconds);
    shown.push(`${saidIn(transcript)} ${transcript.interim}`.trim());
  }
  return { transcript, shown };
}

function piecesOf({ pages }: Transcript) {
  return pages.flat().flatMap(({ pieces }) => pieces);
}

function saidIn(transcript: Transcript) {
  return piecesOf(transcript)
    .filter((piece) => typeof piece === "string")
    .join(" ");
}

function withoutStops(text: string) {
  return text.replaceAll(/[.,]/g, "");
}
