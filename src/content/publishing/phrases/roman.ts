const digits = [
  ["L", 50],
  ["XL", 40],
  ["X", 10],
  ["IX", 9],
  ["V", 5],
  ["IV", 4],
  ["I", 1],
] as const;

/** A century in Roman numerals. */
export function roman(number: number): string {
  const [letters, value] = digits.find(([, each]) => each <= number) ?? ["", 0];
  return value === 0 ? "" : letters + roman(number - value);
}
