/** Why deflated bytes are not the file that they should be. */
export type InflateProblem = "tooLong" | "tooShort" | "damaged";

/**
 * Inflates a file (RFC 1951) that must come out exactly `size` bytes long and end with the last of
 * its deflated bytes. It stops at the first byte too many, so a bomb costs no more than it declares.
 */
export function inflate(
  deflated: Uint8Array,
  size: number,
): Uint8Array<ArrayBuffer> | InflateProblem {
  const content = new Uint8Array(size);
  let length = 0;
  /** Where the next byte is read, and the bits of those before that are not used yet. */
  let at = 0;
  let held = 0;
  let bits = 0;

  /** Holds so many bits; past the end of the file, fewer. */
  function hold(count: number) {
    while (held < count && at < deflated.length) {
      bits |= deflated[at++]! << held;
      held += 8;
    }
  }

  function drop(count: number) {
    if (count > held) damaged();
    bits >>>= count;
    held -= count;
  }

  function take(count: number): number {
    hold(count);
    const value = bits & ((1 << count) - 1);
    drop(count);
    return value;
  }

  function symbolOf({ table, counts, symbols }: Code): number {
    hold(LONGEST);
    const found = table[bits & (table.length - 1)]!;
    if (found > 0) {
      drop(found & 15);
      return found >>> 4;
    }
    let code = 0;
    let first = 0;
    let place = 0;
    for (let long = 1; long <= LONGEST; long += 1) {
      code |= (bits >>> (long - 1)) & 1;
      const count = counts[long]!;
      if (code - first < count) {
        drop(long);
        return symbols[place + code - first]!;
      }
      place += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    return damaged();
  }

  function stepped({ base, extra }: Steps, symbol: number): number {
    return (base[symbol] ?? damaged()) + take(extra[symbol]!);
  }

  function readStored() {
    drop(held & 7);
    const count = take(16);
    if ((take(16) ^ count) !== 0xffff) damaged();
    at -= held >>> 3;
    held = bits = 0;
    if (at + count > deflated.length) damaged();
    if (length + count > size) throw new Stopped("tooLong");
    content.set(deflated.subarray(at, at + count), length);
    at += count;
    length += count;
  }

  function readCodes() {
    const literals = take(5) + 257;
    const all = literals + take(5) + 1;
    const count = take(4) + 4;
    lengths.fill(0, 0, ORDER.length);
    for (let each = 0; each < count; each += 1) lengths[ORDER[each]!] = take(3);
    fillCode(ofLengths, lengths, 0, ORDER.length);
    for (let each = 0; each < all;) {
      const symbol = symbolOf(ofLengths);
      const times =
        symbol < 16 ? 1 : symbol === 16 ? 3 + take(2) : symbol === 17 ? 3 + take(3) : 11 + take(7);
      if (each + times > all || (symbol === 16 && each === 0)) damaged();
      lengths.fill(
        symbol < 16 ? symbol : symbol === 16 ? lengths[each - 1]! : 0,
        each,
        each + times,
      );
      each += times;
    }
    fillCode(ofLiterals, lengths, 0, literals);
    fillCode(ofDistances, lengths, literals, all);
  }

  function readCompressed(literals: Code, distances: Code) {
    for (;;) {
      const symbol = symbolOf(literals);
      if (symbol === END_OF_BLOCK) return;
      if (symbol < END_OF_BLOCK) {
        if (length === size) throw new Stopped("tooLong");
        content[length++] = symbol;
        continue;
      }
      const end = length + stepped(runs, symbol - 257);
      let from = length - stepped(backs, symbolOf(distances));
      if (from < 0) damaged();
      if (end > size) throw new Stopped("tooLong");
      // What is copied may be what was just written, so no `copyWithin`.
      let to = length;
      while (to < end) content[to++] = content[from++]!;
      length = end;
    }
  }

  try {
    for (let isLast = false; !isLast;) {
      isLast = take(1) === 1;
      const kind = take(2);
      if (kind === 0) readStored();
      else if (kind === 1) readCompressed(fixedLiterals, fixedDistances);
      else if (kind === 2) {
        readCodes();
        readCompressed(ofLiterals, ofDistances);
      } else damaged();
    }
  } catch (error) {
    if (error instanceof Stopped) return error.problem;
    throw error;
  }
  if (length < size) return "tooShort";
  return at - (held >>> 3) === deflated.length ? content : "damaged";
}

class Stopped extends Error {
  readonly problem: InflateProblem;
  constructor(problem: InflateProblem) {
    super(problem);
    this.problem = problem;
  }
}

function damaged(): never {
  throw new Stopped("damaged");
}

/** In bits, how long a code may be, and up to where it is found at once in a table. */
const LONGEST = 15;
const AT_ONCE = 9;

type Code = {
  /** The symbol for each `AT_ONCE` bits, and in the last four bits how long its code is; else 0. */
  table: Uint16Array;
  /** How many codes there are of each length, and their symbols from the shortest to the longest. */
  counts: Uint16Array;
  symbols: Uint16Array;
};

const emptyCode = (): Code => ({
  table: new Uint16Array(1 << AT_ONCE),
  counts: new Uint16Array(LONGEST + 1),
  symbols: new Uint16Array(MOST_SYMBOLS),
});

/** As many as a block can say that it has. */
const MOST_SYMBOLS = 288;

/**
 * Makes it the Huffman code whose symbols have codes of these lengths. A table for all bits of the
 * longest would take a thousand times as long as a block of a hostile file takes to ask for it, and
 * so would room that is made anew for each block.
 */
function fillCode({ table, counts, symbols }: Code, lengths: Uint8Array, from: number, to: number) {
  counts.fill(0);
  for (let at = from; at < to; at += 1) counts[lengths[at]!]! += 1;
  counts[0] = 0;
  let room = 1;
  places[0] = 0;
  for (let length = 1; length <= LONGEST; length += 1) {
    places[length] = places[length - 1]! + counts[length - 1]!;
    room = room * 2 - counts[length]!;
    if (room < 0) damaged();
  }
  // zlib takes no code with gaps either, but for one of a single bit or of none.
  if (room > 0 && places[LONGEST]! + counts[LONGEST]! > counts[1]!) damaged();
  for (let at = from; at < to; at += 1) {
    const length = lengths[at]!;
    if (length > 0) symbols[places[length]!++] = at - from;
  }

  table.fill(0);
  let code = 0;
  let place = 0;
  for (let length = 1; length <= AT_ONCE; length += 1) {
    for (let count = counts[length]!; count > 0; count -= 1) {
      // The bits of a code come with the highest first, all others with the lowest.
      let reversed = 0;
      for (let bit = 0; bit < length; bit += 1)
        reversed |= ((code >> bit) & 1) << (length - 1 - bit);
      for (let at = reversed; at < table.length; at += 1 << length)
        table[at] = (symbols[place]! << 4) | length;
      code += 1;
      place += 1;
    }
    code <<= 1;
  }
}

const places = new Uint16Array(LONGEST + 1);
const lengths = new Uint8Array(MOST_SYMBOLS + 32);
const ofLengths = emptyCode();
const ofLiterals = emptyCode();
const ofDistances = emptyCode();

/** The codes of a block that brings none of its own. */
const fixedLiterals = emptyCode();
const fixedDistances = emptyCode();
const fixed = Uint8Array.from({ length: 320 }, (_, at) =>
  at < 144 ? 8 : at < 256 ? 9 : at < 280 ? 7 : at < 288 ? 8 : 5,
);
fillCode(fixedLiterals, fixed, 0, 288);
fillCode(fixedDistances, fixed, 288, 320);

const END_OF_BLOCK = 256;

/** In which order the lengths of the code for lengths are written. */
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** What symbols for lengths and distances begin with, and how many bits say what is added. */
type Steps = { base: Uint16Array; extra: Uint8Array };

/** The last length, 258, is written without bits that say so. */
const runs = stepsFrom(3, 29, (symbol) => (symbol < 8 || symbol === 28 ? 0 : (symbol - 4) >> 2));
runs.base[28] = 258;
const backs = stepsFrom(1, 30, (symbol) => (symbol < 4 ? 0 : (symbol - 2) >> 1));

function stepsFrom(first: number, count: number, bitsOf: (symbol: number) => number): Steps {
  const extra = Uint8Array.from({ length: count }, (_, symbol) => bitsOf(symbol));
  const base = new Uint16Array(count);
  let next = first;
  for (let symbol = 0; symbol < count; symbol += 1) {
    base[symbol] = next;
    next += 1 << extra[symbol]!;
  }
  return { base, extra };
}
