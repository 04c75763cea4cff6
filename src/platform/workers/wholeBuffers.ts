/**
 * The memory of the arrays in a message, each once, to be handed over instead of copied. A part of
 * a larger array is left out: the rest of that one would go with it.
 */
export function wholeBuffers(message: unknown): ArrayBuffer[] {
  return [...new Set(arraysIn(message).map(({ buffer }) => buffer as ArrayBuffer))];
}

type Bytes = Uint8Array | Uint32Array | Float32Array;

function arraysIn(message: unknown): Bytes[] {
  if (
    message instanceof Uint8Array ||
    message instanceof Uint32Array ||
    message instanceof Float32Array
  )
    return message.byteLength === message.buffer.byteLength && message.byteLength > 0
      ? [message]
      : [];
  if (Array.isArray(message)) return message.flatMap(arraysIn);
  return typeof message === "object" && message !== null && isPlain(message)
    ? Object.values(message).flatMap(arraysIn)
    : [];
}

const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype;
