/** How the header before a file, an entry of the directory and the end of a zip begin. */
export const LOCAL = 0x04034b50;
export const ENTRY = 0x02014b50;
export const END = 0x06054b50;

/** In bytes, how long each of them is, without the names and extra fields that follow it. */
export const LOCAL_SIZE = 30;
export const ENTRY_SIZE = 46;
export const END_SIZE = 22;

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

/** The checksum that every zip has. It shows damage, not forgery: for that there is SHA-256. */
export function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (let at = 0; at < bytes.length; at += 1)
    crc = crcTable[(crc ^ bytes[at]!) & 0xff]! ^ (crc >>> 8);
  return ~crc >>> 0;
}
