import type { WorkFacts } from "../../content/schema.ts";

export type Size = NonNullable<WorkFacts["size"]>;
export type Measured = { centimetres: number; measure?: keyof Size };

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

/** The numbers of a size as `plainly` written, each with its name where it has one. */
export function measuresIn(text: string): Measured[] | undefined {
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
  return numbers.map(({ digits, measure, unit }, index) => {
    const toTheRight = numbers.slice(index).find((number) => number.unit !== undefined)?.unit;
    const centimetres = inCentimetres(digits, unit ?? toTheRight ?? common ?? 1);
    return measure ? { centimetres, measure } : { centimetres };
  });
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

/** The last comma or dot is the decimal one; “1.200 mm” is more than a metre, as “1.200” in metres is not. */
function inCentimetres(digits: string, unit: number): number {
  const isThousand = unit < 100 && /^[1-9]\d{0,2}\.\d{3}$/.test(digits);
  const [, whole = "", part = ""] = /^(.*?)(?:[.,](\d+(?:e[-+]?\d+)?))?$/.exec(digits) ?? [];
  const value = isThousand
    ? Number(digits.replace(".", ""))
    : Number(`${whole.replaceAll(/[.,]/g, "")}${part && `.${part}`}`);
  return unit === 1 ? value : Number((value * unit).toFixed(6));
}
