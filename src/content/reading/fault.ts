/** Something wrong in a museum’s files, told so that whoever wrote them can mend it. */
export type Fault = {
  file: string;
  /** Where in the file, such as “line 12, works, apollo, size, height”. */
  place?: string;
  wrong: string;
  right: string;
  /** True where the value stays in the museum all the same, as a text that is only too long. */
  isTolerated?: true;
};

/** For each file: a longer list would hide the faults of the other files. */
const MOST_FAULTS = 20;

/** A fault in one line. */
export function describeFault({ file, place, wrong, right }: Fault): string {
  const end = right.endsWith("?") ? "" : ".";
  return `${[file, place].filter(Boolean).join(", ")}: ${wrong}. ${right}${end}`;
}

/** The faults of the first things found in `file`, and one fault that counts the rest. */
export function firstFaults<Found>(
  file: string,
  found: readonly Found[],
  faultOf: (each: Found) => Fault,
): Fault[] {
  const told = found.slice(0, MOST_FAULTS).map(faultOf);
  const others = found.length - told.length;
  if (others === 0) return told;
  const wrong = `${others.toLocaleString("en")} more things are wrong here`;
  return [...told, { file, wrong, right: "Mend these first, then look again" }];
}

/** A question after a name with a slip in it, such as “Did you mean “title”?”. */
export function didYouMean(written: string, known: readonly string[]): string | undefined {
  const slips = known.map((name) => editDistance(normalise(written), normalise(name)));
  const least = Math.min(...slips);
  const name = known[slips.indexOf(least)];
  return name !== undefined && least <= (name.length < 4 ? 0 : name.length < 6 ? 1 : 2)
    ? `Did you mean “${name}”?`
    : undefined;
}

/** A name without capitals, accents and dashes, which are easily mistyped. */
function normalise(name: string) {
  return name
    .slice(0, 100)
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z\d.]/g, "");
}

/** How many letters are too many, missing, wrong, or swapped with the next one. */
function editDistance(one: string, other: string): number {
  const columns = Array.from({ length: other.length + 1 }, (_, at) => at);
  let [before, last] = [columns, columns];
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = row > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      next[at] = Math.min(
        last[at]! + 1,
        next[at - 1]! + 1,
        last[at - 1]! + (isSame ? 0 : 1),
        isSwapped ? before[at - 2]! + 1 : Infinity,
      );
    }
    [before, last] = [last, next];
  }
  return last[other.length]!;
}
