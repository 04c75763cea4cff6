import type { WorkFacts } from "../../../content/schema/schema.ts";

export type Size = NonNullable<WorkFacts["size"]>;
/** `isBare`: no unit is written, and centimetres are assumed. */
export type Measure = { centimetres: number; isBare: boolean; measure?: keyof Size };

const names: readonly [RegExp, keyof Size][] = [
  [/^(?:h|ht|alt|altezza|height)$/, "height"],
  [/^(?:l|w|larg|largh|larghezza|lung|lungh|lunghezza|width|length|base)$/, "width"],
  [/^(?:p|prof|profondita|depth|sp|spess|spessore|thickness)$/, "depth"],
  [/^(?:ø|dia|diam|diametro|diameter)$/, "diameter"],
];

const units: readonly [RegExp, number][] = [
  [/^(?:mm|millimetri)$/, 0.1],
  [/^(?:cm|centimetri)$/, 1],
  [/^(?:m|mt|metri|metro|met(?:er|re)s?)$/, 100],
];

type Token =
  | { is: "number"; digits: string; unit?: number; measure?: keyof Size }
  | { is: "unit"; unit: number }
  | { is: "measure"; measure: keyof Size }
  | { is: "between" };

/** The numbers of a normalised size, each with its name where it has one. */
export function measuresIn(text: string): Measure[] | undefined {
  const tokens = tokensIn(text);
  if (!tokens) return undefined;
  const areNamesFirst = tokens.find(({ is }) => is !== "unit")?.is === "measure";
  let common: number | undefined;
  let waiting: keyof Size | undefined;
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1];
    const beforeUnit = before?.is === "unit" ? tokens[index - 2] : before;
    if (token.is === "number") {
      if (waiting) token.measure = waiting;
      waiting = undefined;
    } else if (token.is === "unit") {
      if (before?.is === "number" && common === undefined) before.unit = token.unit;
      else if (common !== undefined && common !== token.unit) return undefined;
      else common = token.unit;
    } else if (token.is === "measure") {
      if (!areNamesFirst && beforeUnit?.is === "number") beforeUnit.measure = token.measure;
      else if (waiting) return undefined;
      else waiting = token.measure;
    }
  }
  if (waiting) return undefined;
  const numbers = tokens.filter((token) => token.is === "number");
  const hasUnits = numbers.some(({ unit = 1 }) => unit !== 1);
  const measured: Measure[] = [];
  for (const [index, { digits, measure, unit }] of numbers.entries()) {
    const toTheRight = numbers.slice(index).find((number) => number.unit !== undefined)?.unit;
    const known = unit ?? toTheRight ?? common;
    const centimetres = inCentimetres(digits, known);
    // In “45 mm x 30” nobody knows whether the unit is that of both.
    if (centimetres === undefined || (known === undefined && hasUnits)) return undefined;
    measured.push({ centimetres, isBare: known === undefined, ...(measure && { measure }) });
  }
  return measured;
}

function tokensIn(text: string): Token[] | undefined {
  const tokens: Token[] = [];
  for (const [word] of text.matchAll(
    /\d+(?:[.,]\d+)*(?:e[-+]?\d+)?|[a-zø]+?(?=x?\d)|[a-zø]+|\S/g,
  )) {
    const token = tokenOf(word);
    if (!token) return undefined;
    if (token !== "nothing") tokens.push(token);
  }
  return tokens;
}

function tokenOf(word: string): Token | "nothing" | undefined {
  if (/^\d/.test(word)) return { is: "number", digits: word };
  if (/^(?:[x×*;,/]|per|by|e)$/.test(word)) return { is: "between" };
  if (/^[.:=()]$/.test(word)) return "nothing";
  const measure = names.find(([name]) => name.test(word))?.[1];
  if (measure) return { is: "measure", measure };
  const unit = units.find(([name]) => name.test(word))?.[1];
  return unit === undefined ? undefined : { is: "unit", unit };
}

/**
 * The last comma or dot is the decimal sign, but not in “1.200 mm”; `undefined` where the three
 * digits after it could be thousands.
 */
function inCentimetres(digits: string, unit: number | undefined): number | undefined {
  const sign = /^[1-9]\d{0,2}([.,])\d{3}$/.exec(digits)?.[1];
  const isThousand = unit === 0.1 && sign === ".";
  const isInDoubt =
    sign && (unit === undefined || (unit === 0.1 && sign === ",") || (unit === 1 && sign === "."));
  if (isInDoubt) return undefined;
  const [, whole = "", part = ""] = /^(.*?)(?:[.,](\d+(?:e[-+]?\d+)?))?$/.exec(digits) ?? [];
  const value = isThousand
    ? Number(digits.replace(".", ""))
    : Number(`${whole.replaceAll(/[.,]/g, "")}${part && `.${part}`}`);
  return unit === undefined || unit === 1 ? value : Number((value * unit).toFixed(6));
}
