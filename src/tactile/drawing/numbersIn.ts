/**
 * The numbers of a list as SVG writes them; `undefined` where it is none. `isFlag` says at which
 * places a 0 or a 1 may stand with nothing after it, as the flags of an arc do.
 */
export function numbersIn(
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
    const number = taken(
      isFlag(numbers.length) ? /[01]/y : /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy,
    );
    if (number === "" || !Number.isFinite(Number(number))) return undefined;
    numbers.push(Number(number));
    const between = taken(/\s*,?\s*/y);
    if (at === text.length && between.includes(",")) return undefined;
  }
  return numbers;
}
