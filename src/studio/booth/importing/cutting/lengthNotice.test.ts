import { expect, it } from "vitest";
import { lengthNotice } from "./lengthNotice.ts";
import { secondsInItalian } from "./secondsInItalian.ts";

it.each<[title: string, seconds: number, expected: number, notice: string | undefined]>([
  ["a recording as long as its text needs no notice", 90, 95, undefined],
  ["a slow reader needs none", 140, 95, undefined],
  ["a fast reader needs none", 65, 95, undefined],
  ["a few seconds more of a short text say nothing", 5, 2, undefined],
  [
    "half a recording is told",
    48,
    95,
    "La registrazione dura 48 secondi, e per leggere il testo servono circa 1 minuto e 35 secondi: è quella giusta?",
  ],
  [
    "another recording is told",
    240,
    95,
    "La registrazione dura 4 minuti, e per leggere il testo servono circa 1 minuto e 35 secondi: è quella giusta?",
  ],
])("%s", (_, seconds, expected, notice) => {
  expect(lengthNotice(seconds, expected)).toBe(notice);
});

it.each<[seconds: number, digits: 0 | 2, seen: string, heard: string]>([
  [12.35, 2, "12,35 s", "12,35 secondi"],
  [0, 2, "0,00 s", "0,00 secondi"],
  [59.999, 2, "1:00,00", "1 minuto"],
  [72.35, 2, "1:12,35", "1 minuto e 12,35 secondi"],
  [125.05, 2, "2:05,05", "2 minuti e 5,05 secondi"],
  [1, 0, "1 s", "1 secondo"],
  [125, 0, "2:05", "2 minuti e 5 secondi"],
])("%d seconds are seen and heard in Italian", (seconds, digits, seen, heard) => {
  expect(secondsInItalian(seconds, digits)).toEqual({ seen, heard });
});
