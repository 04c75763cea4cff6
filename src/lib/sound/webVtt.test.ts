import { describe, expect, it } from "vitest";
import { fromWebVtt, toWebVtt } from "./webVtt.js";

describe("a timing", () => {
  it("is read as it was written, foreign words with their language", () => {
    const cues = [
      { start: 0.15, end: 2.5, text: "A <it>lira da braccio</it>, held like a violin." },
      { start: 62.92, end: 3661.007, text: "End of description." },
    ];
    expect(toWebVtt(cues)).toContain("A <lang it>lira da braccio</lang>, held");
    expect(fromWebVtt(toWebVtt(cues))).toEqual(cues);
  });

  it.each<[what: string, file: string]>([
    [
      "with names, settings and notes",
      "WEBVTT\n\nNOTE ours\n\nfirst\n00:01.000 --> 00:02.000 align:start\nHe sits.",
    ],
    ["with hours and two lines", "WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nHe\nsits.\n"],
    ["from Windows", "WEBVTT\r\n\r\n00:01.000 --> 00:02.000\r\nHe sits.\r\n\r\n"],
  ])("%s is read", (_, file) => {
    expect(fromWebVtt(file)).toEqual([{ start: 1, end: 2, text: "He sits." }]);
  });

  it("that is none has no cue that could be in order", () => {
    expect(fromWebVtt("WEBVTT\n\n1 --> 2\nHe sits.")).toEqual([
      { start: Number.NaN, end: Number.NaN, text: "He sits." },
    ]);
    expect(fromWebVtt("")).toEqual([]);
  });
});
