import { expect, it } from "vitest";
import type { Publication } from "./guide.ts";
import { exceededLimits } from "./hostLimits.ts";

const MiB = 1024 * 1024;

it.each<[what: string, files: Publication["files"], told: string[]]>([
  ["a guide of six works", many(600, 10_000), []],
  ["as many files as may be dragged", many(1_000, 10), []],
  ["one more", many(1_001, 10), ["Cloudflare Pages, trascinando: files 1001 > 1000"]],
  [
    "a thousand works in five languages",
    many(20_001, 10),
    ["Cloudflare Pages, trascinando: files 20001 > 1000", "Cloudflare Pages: files 20001 > 20000"],
  ],
  [
    "a film",
    { "/a.mp4": [25 * MiB + 1, ""] },
    [
      `Cloudflare Pages, trascinando: file ${25 * MiB + 1} > ${25 * MiB}`,
      `Cloudflare Pages: file ${25 * MiB + 1} > ${25 * MiB}`,
    ],
  ],
  [
    "more than GitHub has room for",
    many(101, 10_000_000),
    ["GitHub Pages: bytes 1010000000 > 1000000000"],
  ],
  [
    "one folder with very many files",
    many(54_001, 1),
    [
      "Cloudflare Pages, trascinando: files 54001 > 1000",
      "Cloudflare Pages: files 54001 > 20000",
      "Netlify: filesInFolder 54001 > 54000",
    ],
  ],
])("%s", (_, files, told) => {
  expect(
    exceededLimits(files).map(
      ({ host, measure, found, most }) => `${host}: ${measure} ${found} > ${most}`,
    ),
  ).toEqual(told);
});

function many(count: number, bytes: number): Publication["files"] {
  return Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`/assets/${at}.mp3`, [bytes, ""] as const]),
  );
}
