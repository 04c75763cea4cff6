const months =
  "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split(
    " ",
  );
const days = "domenica lunedì martedì mercoledì giovedì venerdì sabato".split(" ");

const DAY = 86_400_000;
const PIECE = /"([^"]*)"|\\(.)|_.|\*.|\[[^\]]*\]|y+|m+|d+|h+|s+(?:\.0+)?|am\/pm|a\/p|[^]/gi;

/** A day of Excel as an Italian sheet shows it in that format: 1 is the first of January 1900. */
export function formatDate(serial: number, format: string, is1904: boolean): string | undefined {
  if (!(serial >= 0 && serial < 2_958_466)) return undefined;
  // Excel counts a 29th of February 1900 that never was.
  const day = is1904 ? serial + 1462 : serial < 60 ? serial + 1 : serial;
  const date = new Date(Math.round((Date.UTC(1899, 11, 30) + day * DAY) / 1000) * 1000);
  const isHalfDay = /am\/pm|a\/p/i.test(format);
  const pieces = [...format.matchAll(PIECE)];
  return pieces
    .map(([piece, quoted, escaped], index) => {
      if (quoted !== undefined) return quoted;
      if (escaped !== undefined) return escaped;
      if (/^[_*[]/.test(piece)) return "";
      if (/^m{1,2}$/i.test(piece) && isMinute(pieces, index))
        return pad(date.getUTCMinutes(), piece);
      return formatPiece(piece.toLowerCase(), date, isHalfDay);
    })
    .join("")
    .trim();
}

function formatPiece(piece: string, date: Date, isHalfDay: boolean): string {
  const month = months[date.getUTCMonth()] ?? "";
  const weekday = days[date.getUTCDay()] ?? "";
  const hours = date.getUTCHours();
  if (piece.startsWith("y"))
    return piece.length > 2
      ? String(date.getUTCFullYear())
      : String(date.getUTCFullYear()).slice(-2);
  if (/^m{3}$/.test(piece)) return month.slice(0, 3);
  if (/^m{4,}$/.test(piece)) return month;
  if (piece.startsWith("m")) return pad(date.getUTCMonth() + 1, piece);
  if (/^d{3}$/.test(piece)) return weekday.slice(0, 3);
  if (/^d{4,}$/.test(piece)) return weekday;
  if (piece.startsWith("d")) return pad(date.getUTCDate(), piece);
  if (piece.startsWith("h")) return pad(isHalfDay ? hours % 12 || 12 : hours, piece);
  if (piece.startsWith("s")) return pad(date.getUTCSeconds(), piece.replace(/\..*/, ""));
  if (piece.startsWith("a")) return hours < 12 ? "AM" : "PM";
  return piece;
}

const isUnit = ([piece]: RegExpExecArray) => /^[ymdhs]/i.test(piece);

/** “m” is a month, but minutes after hours or before seconds. */
function isMinute(pieces: readonly RegExpExecArray[], index: number): boolean {
  const before = pieces.slice(0, index).findLast(isUnit)?.[0] ?? "";
  const after = pieces.slice(index + 1).find(isUnit)?.[0] ?? "";
  return /^h/i.test(before) || /^s/i.test(after);
}

const pad = (value: number, piece: string) =>
  String(value).padStart(Math.min(piece.length, 2), "0");
