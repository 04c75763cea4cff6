import { expect, it } from "vitest";
import { compareWithLive, type PublicationMark } from "./compareWithLive.ts";

const first = { version: "a", made: "2026-11-17T09:30:00.000Z" };
const second = { version: "b", made: "2026-11-18T09:30:00.000Z" };

it.each<[what: string, live: PublicationMark, last: PublicationMark | undefined, is: string]>([
  ["what was published last", second, second, "known"],
  ["the same, made again later", { ...first, made: second.made }, first, "known"],
  ["one of before", first, second, "older"],
  ["a newer one of somebody else", second, first, "unseen"],
  ["one of somebody else at the very same time", { ...second, made: first.made }, first, "older"],
  ["any, where nothing was ever published from here", first, undefined, "unseen"],
])("%s", (_, live, last, is) => {
  expect(compareWithLive(live, last)).toBe(is);
});
