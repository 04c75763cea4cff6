const numerals: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50 };

const hundreds = [
  ["duecento", 13],
  ["trecento", 14],
  ["quattrocento", 15],
  ["cinquecento", 16],
  ["seicento", 17],
  ["settecento", 18],
  ["ottocento", 19],
  ["novecento", 20],
] as const;

const ordinals = [
  "primo|first",
  "secondo|second",
  "terzo|third",
  "quarto|fourth",
  "quinto|fifth",
  "sesto|sixth",
  "settimo|seventh",
  "ottavo|eighth",
  "nono|ninth",
  "decimo|tenth",
  "undicesimo|eleventh",
  "dodicesimo|twelfth",
  "tredicesimo|thirteenth",
  "quattordicesimo|fourteenth",
  "quindicesimo|fifteenth",
  "sedicesimo|sixteenth",
  "diciassettesimo|seventeenth",
  "diciottesimo|eighteenth",
  "diciannovesimo|nineteenth",
  "ventesimo|twentieth",
  "ventunesimo|twenty-first",
].map((words) => words.split("|"));

/** The number of a century, in normalised text: “xvii secolo”, “sec. xvii”, “seicento”, “17th century”. */
export function centuryFrom(text: string): number | undefined {
  const named = /^(?:(?:il|nel|del) )?'?(\d00|[a-z]+cento)$/.exec(text)?.[1];
  // “’600” is the seventeenth century; “600” without its apostrophe is a year.
  if (named?.endsWith("00"))
    return text.includes("'") && named >= "200" ? Number(named[0]) + 11 : undefined;
  if (named) return hundreds.find(([name]) => name === named)?.[1];
  const bare = /^[ivxl]{2,}$/.exec(text)?.[0];
  if (bare) return romanNumber(bare);
  const number =
    /^(?:il |nel |del |the )?(\S+) (?:secolo|sec\.?|s\.|century|cent\.?|c\.?)$/.exec(text)?.[1] ??
    /^(?:il |nel |del )?(?:secolo|sec\.?|s\.) ?(\S+)$/.exec(text)?.[1];
  if (number === undefined) return undefined;
  const digits = /^(\d{1,2})(?:°|º|esimo|st|nd|rd|th)?$/.exec(number)?.[1];
  if (digits) return Number(digits);
  const ordinal = ordinals.findIndex((words) => words.includes(number));
  return ordinal >= 0 ? ordinal + 1 : romanNumber(number.replace(/[°º.]$/, ""));
}

/** The value of a Roman numeral up to fifty; “iiv” is none. */
function romanNumber(text: string): number | undefined {
  if (!/^(?:l|(?:xl|x{0,3})(?:ix|iv|v?i{0,3}))$/.test(text) || text === "") return undefined;
  const values = Array.from(text, (letter) => numerals[letter] ?? 0);
  return values.reduce(
    (sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value),
    0,
  );
}
