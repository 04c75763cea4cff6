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
    if (count > held) throw new Stopped("damaged");
    bits >>>= count;
    held -= count;
  }

  function take(count: number): number {
    hold(count);
    const value = bits & ((1 << count) - 1);
    drop(count);
    return value;
  }

  function symbolOf({ table, longest }: Code): number {
    hold(longest);
    const found = table[bits & ((1 << longest) - 1)]!;
    if (found === 0) throw new Stopped("damaged");
    drop(found & 15);
    return found >>> 4;
  }

  function stepped({ base, extra }: Steps, symbol: number): number {
    return (base[symbol] ?? damaged()) + take(extra[symbol]!);
  }

  function readStored() {
    drop(held & 7);
    const count = take(16);
    if ((take(16) ^ count) !== 0xffff) throw new Stopped("damaged");
    at -= held >>> 3;
    held = bits = 0;
    if (at + count > deflated.length) throw new Stopped("damaged");
    if (length + count > size) throw new Stopped("tooLong");
    content.set(deflated.subarray(at, at + count), length);
    at += count;
    length += count;
  }

  function readCodes(): readonly [Code, Code] {
    const literals = take(5) + 257;
    const distances = take(5) + 1;
    const ofLengths = new Uint8Array(19);
    const count = take(4) + 4;
    for (const place of ORDER.slice(0, count)) ofLengths[place] = take(3);
    const code = codeOf(ofLengths);
    const lengths = new Uint8Array(literals + distances);
    for (let each = 0; each < lengths.length;) {
      const symbol = symbolOf(code);
      if (symbol < 16) {
        lengths[each] = symbol;
        each += 1;
        continue;
      }
      const [repeated, times] =
        symbol === 16
          ? [lengths[each - 1], 3 + take(2)]
          : [0, symbol === 17 ? 3 + take(3) : 11 + take(7)];
      if (repeated === undefined || each + times > lengths.length) throw new Stopped("damaged");
      lengths.fill(repeated, each, each + times);
      each += times;
    }
    return [codeOf(lengths.subarray(0, literals)), codeOf(lengths.subarray(literals))];
  }

  function readCompressed([literals, distances]: readonly [Code, Code]) {
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
      else if (kind === 3) damaged();
      else readCompressed(kind === 1 ? fixedCodes() : readCodes());
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

/** The symbol for each `longest` bits, over the length of its code in the last four; 0 for none. */
type Code = { table: Uint16Array; longest: number };

/** The Huffman code whose symbols have codes of these lengths. */
function codeOf(lengths: Uint8Array): Code {
  const longest = lengths.reduce((most, length) => Math.max(most, length), 0);
  const table = new Uint16Array(1 << longest);
  let code = 0;
  for (let length = 1; length <= longest; length += 1) {
    for (let symbol = 0; symbol < lengths.length; symbol += 1) {
      if (lengths[symbol] !== length) continue;
      if (code >> length) damaged();
      // The bits of a code come with the highest first, all others with the lowest.
      let reversed = 0;
      for (let bit = 0; bit < length; bit += 1)
        reversed |= ((code >> bit) & 1) << (length - 1 - bit);
      for (let place = reversed; place < table.length; place += 1 << length)
        table[place] = (symbol << 4) | length;
      code += 1;
    }
    code <<= 1;
  }
  // zlib takes no code with gaps either, but for one of a single symbol or of none.
  if (longest > 1 && code !== 2 << longest) damaged();
  return { table, longest };
}

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

/** The codes of a block that brings none of its own. */
let fixed: readonly [Code, Code] | undefined;

function fixedCodes() {
  const literals = new Uint8Array(288).fill(8).fill(9, 144, 256).fill(7, 256, 280);
  return (fixed ??= [codeOf(literals), codeOf(new Uint8Array(32).fill(5))]);
}
