/**
 * Reads and writes protocol buffers without knowing their schema, so that whatever is not touched
 * is written as it was read: https://protobuf.dev/programming-guides/encoding
 *
 * A field has its value as bytes: of a number the bytes of the number, of all else its content.
 * @typedef {{ number: number, wire: number, value: Uint8Array }} Field
 */

const VARINT = 0;
const CONTENT = 2;
/** How many bytes a value has that is neither of the above. */
const fixed = /** @type {Record<number, number>} */ ({ 1: 8, 5: 4 });

/**
 * @param {Uint8Array} bytes
 * @returns {Field[]}
 */
export function readFields(bytes) {
  const fields = [];
  let at = 0;
  while (at < bytes.length) {
    const key = readNumber(varint());
    const number = Math.floor(key / 8);
    const wire = key % 8;
    if (wire === VARINT) fields.push({ number, wire, value: varint() });
    else {
      const length = wire === CONTENT ? readNumber(varint()) : fixed[wire];
      if (length === undefined || number === 0) throw new Error("This is no protocol buffer.");
      fields.push({ number, wire, value: take(length) });
    }
  }
  return fields;

  function varint() {
    let length = 1;
    while (((bytes[at + length - 1] ?? 0) & 0x80) !== 0) length++;
    return take(length);
  }

  /** @param {number} length */
  function take(length) {
    if (at + length > bytes.length) throw new Error("This protocol buffer is not whole.");
    at += length;
    return bytes.subarray(at - length, at);
  }
}

/**
 * @param {readonly Field[]} fields
 * @returns {Uint8Array}
 */
export function writeFields(fields) {
  return Buffer.concat(
    fields.flatMap(({ number, wire, value }) => [
      writeNumber(number * 8 + wire),
      ...(wire === CONTENT ? [writeNumber(value.length)] : []),
      value,
    ]),
  );
}

/**
 * @param {number} number
 * @param {number | string | Uint8Array} value
 * @returns {Field}
 */
export function field(number, value) {
  if (typeof value === "number") return { number, wire: VARINT, value: writeNumber(value) };
  return { number, wire: CONTENT, value: Buffer.from(value) };
}

/** @param {Uint8Array} value */
export function readNumber(value) {
  return value.reduce((sum, byte, place) => sum + (byte & 0x7f) * 128 ** place, 0);
}

/** @param {number} number */
function writeNumber(number) {
  const bytes = [];
  let rest = number;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return Uint8Array.from([...bytes, rest]);
}
