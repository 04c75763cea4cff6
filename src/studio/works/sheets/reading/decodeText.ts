/**
 * Decodes a text in any of the encodings that spreadsheets save; `undefined` where the file is not
 * text.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const encoding = encodingOf(bytes);
  const decoded = new TextDecoder(encoding).decode(bytes);
  const text = encoding === "windows-1252" ? withQuotes(decoded) : decoded;
  // Control characters at the beginning: this is not a text.
  return /[^\P{Cc}\s\u0080-\u009F]/u.test(text.slice(0, 4096)) ? undefined : text;
}

/** Node 20 takes Windows-1252 for Latin-1, which has no “, ’ and €. */
function withQuotes(text: string): string {
  const letters = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";
  return text.replaceAll(
    /[\u0080-\u009F]/g,
    (letter) => letters[letter.charCodeAt(0) - 0x80] ?? letter,
  );
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const withoutMark = utf16Of(bytes.subarray(0, 4096));
  if (withoutMark) return withoutMark;
  if (isUtf8(bytes)) return "utf-8";
  return isMacRoman(bytes) ? "macintosh" : "windows-1252";
}

/** Western text in UTF-16 has a zero beside nearly every letter, always on the same side. */
function utf16Of(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const zeros = [0, 0];
  for (const [index, byte] of bytes.entries()) if (byte === 0) zeros[index % 2]! += 1;
  const [even = 0, odd = 0] = zeros;
  if (bytes.length < 4 || Math.max(even, odd) < bytes.length * 0.3) return undefined;
  if (Math.min(even, odd) > bytes.length * 0.05) return undefined;
  return odd > even ? "utf-16le" : "utf-16be";
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** à é è ì ò ù as old Macs and as Windows write them. In Windows those of the Mac are hardly ever used. */
const ofMac = new Set([0x88, 0x8e, 0x8f, 0x98, 0x9d]);
const ofWindows = new Set([0xe0, 0xe8, 0xec, 0xf2, 0xf9]);
/** é in Windows, which ends a word; È on a Mac, which begins one. */
const OF_BOTH = 0xe9;

function isMacRoman(bytes: Uint8Array): boolean {
  let found = 0;
  for (const [index, byte] of bytes.entries()) {
    if (byte < 0x80) continue;
    const before = (bytes[index - 1] ?? 0) | 0x20;
    const isInWord = before >= 0x61 && before <= 0x7a;
    if (ofWindows.has(byte) || (byte === OF_BOTH && isInWord)) return false;
    if (ofMac.has(byte) && isInWord) found += 1;
  }
  return found > 0;
}
