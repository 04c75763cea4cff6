import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");
const css = read("tokens.css");

const ordinary = tokensAfter("  :root {");
const contrast = tokensAfter("@media (prefers-contrast: more), print {\n    :root {");
const dim = tokensAfter(':root[data-theme="dim"] {');
const deep = tokensAfter('[data-ground="deep"] {');

/** The colours that the focus ring is made of. */
const ring = [
  ...after(read("base.css"), "  :focus-visible {").matchAll(/var\((--color-\w+)\)/g),
].map(([, name]) => name!);

/** What controls stand on. A filled button is none: the outer part of its ring lies around it. */
const grounds = ["page", "surface", "raised"];

type Theme = [name: string, isDark: boolean, ...tokens: ReadonlyMap<string, string>[]];

describe.each<Theme>([
  ["light", false, ordinary],
  ["dark", true, ordinary],
  ["light with more contrast", false, ordinary, contrast],
  ["dark with more contrast", true, ordinary, contrast],
  ["dim", true, ordinary, dim],
  ["light on deep red", false, ordinary, deep],
  ["dark on deep red", true, ordinary, deep],
  ["dim on deep red", true, ordinary, dim, deep],
])("in the theme %s", (_, isDark, ...tokens) => {
  const all = new Map(tokens.flatMap((each) => Array.from(each)));
  const colour = (name: string) => chosen(all.get(name)!, isDark);

  it.each(grounds)("a colour of the focus ring stands out from --color-%s", (ground) => {
    expect(ring).toHaveLength(2);
    const ratios = ring.map((name) => ratio(colour(name), colour(`--color-${ground}`)));
    expect(Math.max(...ratios)).toBeGreaterThanOrEqual(3);
  });
});

/** The text of a rule, to the end of its first block. */
function after(text: string, heading: string) {
  const start = text.indexOf(heading);
  if (start < 0) throw new Error(`There is no ${heading}`);
  return text.slice(start + heading.length, text.indexOf("}", start));
}

function tokensAfter(heading: string) {
  const pairs = after(css, heading).matchAll(/(--[\w-]+):\s*([^;]+);/g);
  return new Map([...pairs].map(([, name, value]) => [name!, value!]));
}

function chosen(value: string, isDark: boolean): string {
  const both = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value);
  const found = both ? both[isDark ? 2 : 1]! : value;
  if (!/^#\w{6}$/.test(found)) throw new Error(`${value} is no plain colour`);
  return found;
}

/** The contrast of two colours, as WCAG 2.2 computes it. */
function ratio(one: string, other: string) {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [
    number,
    number,
  ];
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string) {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
