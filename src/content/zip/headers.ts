/** How the header before a file, an entry of the directory and the end of a zip begin. */
export const LOCAL = 0x04034b50;
export const ENTRY = 0x02014b50;
export const END = 0x06054b50;

/** In bytes, how long each of them is, without the names and extra fields that follow it. */
export const LOCAL_SIZE = 30;
export const ENTRY_SIZE = 46;
export const END_SIZE = 22;

/** The headers of a zip write all numbers with their smallest byte first. */
export const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
