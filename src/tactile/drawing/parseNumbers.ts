const number = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?`;
const nextNumber = new RegExp(number, "iy");

/**
 * The numbers of a list as SVG writes them; `undefined` where it is none. `isFlag` says at which
 * places a 0 or a 1 may stand with nothing after it, as the flags of an arc do.
 */
export function parseNumbers(
  text: string,
  isFlag: (place: number) => boolean = () => false,
): number[] | undefined {
  const numbers: number[] = [];
  let at = 0;
  const taken = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0] ?? "";
    at += found.length;
    return found;
  };
  taken(/\s*/y);
  while (at < text.length) {
    const written = taken(isFlag(numbers.length) ? /[01]/y : nextNumber);
    if (written === "" || !Number.isFinite(Number(written))) return undefined;
    numbers.push(Number(written));
    const between = taken(/\s*,?\s*/y);
    if (at === text.length && between.includes(",")) return undefined;
  }
  return numbers;
}

const withUnit = {
  px: new RegExp(`^\\s*(${number})(?:px)?\\s*$`, "iu"),
  "%": new RegExp(`^\\s*(${number})%?\\s*$`, "iu"),
};

/** A number with this unit or without one; `undefined` where it is none, or has another unit. */
export function parseNumber(text: string, unit: keyof typeof withUnit): number | undefined {
  const value = Number(withUnit[unit].exec(text)?.[1]);
  return Number.isFinite(value) ? value : undefined;
}
