import { array, assert, constantFrom, integer, property, tuple, uint8Array } from "fast-check";
import { constants, deflateRawSync, inflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import "../../lib/fixtures/seed.ts";
import { inflate } from "./inflate.ts";

/** Bytes as files have them: some by chance, some over and over. */
const contents = array(tuple(uint8Array({ maxLength: 300 }), integer({ min: 1, max: 200 })), {
  maxLength: 6,
}).map((parts) => Buffer.concat(parts.flatMap(([part, times]) => Array(times).fill(part))));

const { Z_DEFAULT_STRATEGY, Z_FILTERED, Z_HUFFMAN_ONLY, Z_RLE, Z_FIXED } = constants;
const strategies = [Z_DEFAULT_STRATEGY, Z_FILTERED, Z_HUFFMAN_ONLY, Z_RLE, Z_FIXED];

describe("a file comes out as zlib has packed it", () => {
  it("at every level, by every strategy", () => {
    assert(
      property(
        contents,
        integer({ min: 0, max: 9 }),
        constantFrom(...strategies),
        (content, level, strategy) => {
          const deflated = deflateRawSync(content, { level, strategy });
          expect(Buffer.compare(bytesOf(deflated, content.length), content)).toBe(0);
        },
      ),
      { numRuns: 300 },
    );
  });

  it("in many blocks, with the longest matches from the furthest place", () => {
    const far = Buffer.from(Array.from({ length: 32_768 }, (_, at) => (at * 7919) >> 3));
    const content = Buffer.concat([far, far, Buffer.alloc(1000), far]);
    const deflated = deflateRawSync(content, { level: 9, memLevel: 1 });
    expect(Buffer.compare(bytesOf(deflated, content.length), content)).toBe(0);
  });
});

describe("what is not exactly as it says is refused", () => {
  const content = Buffer.from("Apollo e Dafne, Dafne e Apollo".repeat(40));
  const deflated = deflateRawSync(content);

  it.each([
    ["a file that is longer", deflated, content.length - 1, "tooLong"],
    ["a file that is shorter", deflated, content.length + 1, "tooShort"],
    ["a stored file that is longer", deflateRawSync(content, { level: 0 }), 10, "tooLong"],
    ["a file with a byte after its end", Buffer.concat([deflated, Buffer.of(0)]), undefined, ""],
    ["a file cut off", deflated.subarray(0, -1), undefined, ""],
    ["nothing", Buffer.of(), undefined, ""],
    ["a block of no kind", Buffer.of(0b111), undefined, ""],
    ["a stored block that says its length wrongly", Buffer.of(1, 1, 0, 0, 0, 65), 1, ""],
    ["a match before the beginning", Buffer.of(3, 2, 0), 3, ""],
    ["a code of more symbols than it has room for", Buffer.of(0x05, 0xe0, 0xff, 0xff, 0xff), 5, ""],
    ["a code with gaps", Buffer.of(0x05, 0xc0, 0x01, 0x02, 0, 0, 0, 0), 5, ""],
  ])("%s", (_, bytes, size = content.length, problem = "") => {
    expect(inflate(bytes, size)).toBe(problem || "damaged");
  });

  it("and a bomb is not read beyond the first byte too many", () => {
    const bomb = deflateRawSync(Buffer.alloc(64 * 1024 * 1024));
    // Whoever reads on comes to what cannot be read.
    bomb.fill(0xff, 2000);
    expect(inflate(bomb, 1000)).toBe("tooLong");
    expect(inflate(bomb, 64 * 1024 * 1024)).toBe("damaged");
  });
});

it("whatever comes, nothing is taken for a file that zlib takes for another or for none", () => {
  const change = tuple(integer({ min: 0, max: 10_000 }), integer({ min: 0, max: 255 }));
  assert(
    property(contents, array(change, { minLength: 1, maxLength: 3 }), (content, changes) => {
      const bytes = deflateRawSync(content);
      for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
      const read = inflate(bytes, content.length);
      if (typeof read === "string") return;
      expect(Buffer.compare(inflateRawSync(bytes), read)).toBe(0);
    }),
    { numRuns: 1000 },
  );
});

function bytesOf(deflated: Uint8Array, size: number): Uint8Array {
  const read = inflate(deflated, size);
  if (typeof read === "string") throw new Error(read);
  return read;
}

it("two hundred thousand blocks of nothing, each with a code of its own, take no minutes", () => {
  // 257 lengths of codes: 2 to 15 and 15 again, no others, and 1 bit for the end of the block.
  const short = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];
  const codes = [...short.map((code) => bitsOf(code, 4)), "11110", "11111"];
  const order = [...short, 15, 18];
  const codeFor = (symbol: number) => codes[order.indexOf(symbol)]!;
  const lengthFor = (symbol: number) => (order.includes(symbol) ? codeFor(symbol).length : 0);
  const written = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
  // Not the last; of a code of its own, with 257 symbols, 1 and 19.
  const block = [
    "00100000000001111",
    ...written.map((symbol) => reversed(lengthFor(symbol), 3)),
    ...[2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 15].map(codeFor),
    codeFor(18) + reversed(138 - 11, 7) + codeFor(18) + reversed(103 - 11, 7),
    codeFor(1) + codeFor(0) + "0",
  ].join("");
  const eight = block.repeat(8).match(/.{8}/g)!;
  const bytes = eight.map((bits) => Number.parseInt([...bits].toReversed().join(""), 2));
  const blocks = Buffer.alloc(bytes.length * 25_000, Buffer.from(bytes));
  const whole = Buffer.concat([blocks, deflateRawSync(Buffer.from("Apollo"))]);
  expect(inflateRawSync(whole.subarray(-8 - bytes.length)).toString()).toBe("Apollo");
  const before = performance.now();
  expect(Buffer.from(bytesOf(whole, 6)).toString()).toBe("Apollo");
  expect(performance.now() - before).toBeLessThan(20_000);
}, 60_000);

const bitsOf = (value: number, length: number) => value.toString(2).padStart(length, "0");

/** Numbers are written with their lowest bit first, codes with their highest. */
const reversed = (value: number, length: number) =>
  [...bitsOf(value, length)].toReversed().join("");
