/** The letters a to z, which all five languages share. */
export const latin: Record<string, string> = {
  a: "1",
  b: "12",
  c: "14",
  d: "145",
  e: "15",
  f: "124",
  g: "1245",
  h: "125",
  i: "24",
  j: "245",
  k: "13",
  l: "123",
  m: "134",
  n: "1345",
  o: "135",
  p: "1234",
  q: "12345",
  r: "1235",
  s: "234",
  t: "2345",
  u: "136",
  v: "1236",
  w: "2456",
  x: "1346",
  y: "13456",
  z: "1356",
};

/** The accents of the languages of Europe, as characters of their own. */
export const accents = [
  ..."\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030A\u030B\u030C\u0327\u0328",
];

/** The letters that have this accent, each with the cells that `dots` makes of its letter's. */
export function accented(accent: string, dots: (letter: string) => string) {
  return Object.fromEntries(
    Object.entries(latin)
      .map(([letter, cell]) => [`${letter}${accent}`.normalize("NFC"), dots(cell)] as const)
      // Where Unicode has no such letter the accent stays a character of its own.
      .filter(([letter]) => letter.length === 1),
  );
}
