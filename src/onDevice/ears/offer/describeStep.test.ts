import { expect, it } from "vitest";
import { ears } from "../../../i18n/ears/en.ts";
import { en } from "../../../i18n/messages/en.ts";
import type { EarsStep } from "./earsStepOf.ts";
import { stepAnnouncement } from "./stepAnnouncement.ts";
import { describeStep, wordsPerError, type StepWords } from "./describeStep.ts";

const able = [
  { size: "small", lag: 2.6 },
  { size: "base", lag: 1.2 },
] as const;
const files = { list: "/files.json", files: "/ears.json" };
const words: StepWords = {
  ears,
  messages: en,
  language: "en",
  spoken: "it",
  offered: [
    { size: "base", bytes: 77_000_000, ...files },
    { size: "small", bytes: 249_000_000, ...files },
  ],
  able,
  isChosen: false,
};

const check: EarsStep = { step: "check" };
const checking: EarsStep = { step: "checking" };
const download: EarsStep = { step: "download", able };
const downloading: EarsStep = { step: "downloading", size: "base", done: 20_000_000 };
const stopped: EarsStep = { step: "goOn", size: "base", done: 20_000_000 };
const full: EarsStep = { step: "goOn", size: "base", done: 0, problem: "full" };
const kept: EarsStep = { step: "kept", size: "base", isChosen: false };
const used: EarsStep = { step: "kept", size: "base", isChosen: true };
const removing: EarsStep = { step: "removing", size: "base" };

it.each<[EarsStep, button: string, others: string[]]>([
  [check, "Check this device", []],
  [checking, "Cancel the check", []],
  [{ step: "unable" }, "Check again", []],
  [download, "Download, 249\u00A0MB", ["Download the smaller one, 77\u00A0MB"]],
  [downloading, "Stop the download", []],
  [stopped, "Continue the download, 57\u00A0MB left", ["Remove the download"]],
  [full, "Download, 77\u00A0MB", ["Remove the download"]],
  [kept, "Recognise speech on this device", ["Remove the download"]],
  [used, "Stop recognising speech on this device", ["Remove the download"]],
])("%j leads on with “%s”, beside %j", (step, button, others) => {
  const shown = describeStep(step, words);
  expect(shown.button.name).toBe(button);
  expect(shown.others.map(({ name }) => name)).toEqual(others);
});

it.each<[EarsStep, says: string[]]>([
  [check, ["Nothing that is said leaves it", "77\u00A0MB or 249\u00A0MB"]],
  [download, ["in Italian", "one word in", "about 3 seconds", "a smaller download too"]],
  [full, ["not enough space", "77\u00A0MB of free space"]],
  [used, ["Nothing that is said leaves it", "one word in"]],
])("%j says %j", (step, says) => {
  const { texts, problem = "" } = describeStep(step, words);
  for (const each of says) expect([...texts, problem].join(" ")).toContain(each);
});

it("does not promise how late words are where that was not measured", () => {
  const { texts } = describeStep(kept, { ...words, able: [] });
  expect(texts.join(" ")).not.toContain("after they are said");
});

it("can be given up where what was chosen is gone", () => {
  const { others } = describeStep(check, { ...words, isChosen: true });
  expect(others).toEqual([{ name: ears.stopUsing, wish: { want: "stopUsing" } }]);
});

it.each<[EarsStep, EarsStep, news: string | undefined]>([
  [check, checking, ears.checking],
  [checking, check, ears.cancelled],
  [checking, { step: "check", problem: "network" }, ears.notChecked],
  [checking, { step: "unable" }, ears.unable],
  [download, downloading, ears.downloading],
  [downloading, { ...downloading, done: 30_000_000 }, undefined],
  [downloading, stopped, en.offline.goOn("57\u00A0MB")],
  [downloading, full, en.offline.problems.full("77\u00A0MB")],
  [downloading, kept, ears.kept("77\u00A0MB")],
  [kept, used, ears.inUse("77\u00A0MB")],
  [used, kept, ears.stopped],
  [removing, check, en.offline.removed],
  [removing, download, en.offline.removed],
  [check, stopped, undefined],
])("from %j to %j a screen reader says “%s”", (before, step, news) => {
  expect(stepAnnouncement(before, step, describeStep(step, words), words)).toBe(news);
});

it.each([
  [0, 100],
  [0.004, 100],
  [0.01, 100],
  [0.011, 50],
  [0.04, 20],
  [0.05, 20],
  [0.06, 15],
  [0.08, 12],
  [0.1, 10],
  [0.11, 8],
  [0.15, 6],
  [0.16, 6],
  [0.22, 4],
  [0.4, 2],
  [0.9, 1],
])("where a share of %s is wrong, it is one word in %s", (share, count) => {
  expect(wordsPerError(share)).toBe(count);
});

it("is never better than what was measured", () => {
  for (let share = 0.001; share < 1; share += 0.001)
    expect(1 / wordsPerError(share)).toBeGreaterThanOrEqual(share < 0.01 ? 0.01 : share);
});
