import { formatDate } from "./formatDate.ts";

/** Excel’s built-in formats by their numbers; those of dates as an Italian Excel shows them. */
const builtIn: Readonly<Record<number, string>> = {
  1: "0",
  2: "0.00",
  3: "#,##0",
  4: "#,##0.00",
  9: "0%",
  10: "0.00%",
  14: "dd/mm/yyyy",
  15: "d-mmm-yy",
  16: "d-mmm",
  17: "mmm-yy",
  18: "h:mm AM/PM",
  19: "h:mm:ss AM/PM",
  20: "hh:mm",
  21: "hh:mm:ss",
  22: "dd/mm/yyyy hh:mm",
  37: "#,##0",
  38: "#,##0",
  39: "#,##0.00",
  40: "#,##0.00",
  45: "mm:ss",
  46: "h:mm:ss",
  47: "mm:ss",
};

/** The format of a number by its place in the workbook’s list, or Excel’s own. */
export function formatOf(id: number, own: ReadonlyMap<number, string>): string {
  return own.get(id) ?? builtIn[id] ?? "General";
}

/** A number of a cell as it is seen: “007” where the format fills with zeros, 455 and not 455.0. */
export function formatNumber(raw: string, format: string, is1904: boolean): string {
  const value = Number(raw);
  const [section = ""] = /^(?:"[^"]*"|\\.|[^;])*/.exec(format) ?? [];
  if (raw.trim() === "" || !Number.isFinite(value) || /^general$/i.test(section))
    return plainDigits(raw);
  const bare = section.replaceAll(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, "");
  if (/[ymdhs]/i.test(bare) && !/[0#?]/.test(bare.replaceAll(/s\.0+/gi, "")))
    return formatDate(value, section, is1904) ?? plainDigits(raw);
  return fillPlaces(value, section) ?? plainDigits(raw);
}

const PLACES =
  /^((?:"[^"]*"|\\.|_.|\*.|\[[^\]]*\]|[^0#?.,"\\[%_*])*)([0#?,]*[0#?])(?:\.([0#?]+))?(%?)((?:"[^"]*"|\\.|_.|\*.|\[[^\]]*\]|[^0#?.,"\\[_*])*)$/;

/**
 * A number in a format of digits: “000”, “0.00”, “"N. "0”. Thousands are not separated: “1.200”
 * could also be 1.2.
 */
function fillPlaces(value: number, section: string): string | undefined {
  const places = PLACES.exec(section);
  if (
    !places ||
    Math.abs(value) >= 1e15 ||
    /e[+-]|\//i.test(section.replaceAll(/"[^"]*"|\\./g, ""))
  )
    return undefined;
  const [, before = "", whole = "", part = "", percent = "", after = ""] = places;
  const scaled = percent ? value * 100 : value;
  const digits = Number(Math.abs(scaled).toPrecision(15)).toFixed(Math.min(part.length, 20));
  const [wholeDigits = "", partDigits = ""] = digits.split(".");
  const least = part.replaceAll(/[#?]/g, "").length;
  const kept = partDigits.slice(0, least) + partDigits.slice(least).replace(/0+$/, "");
  const number = wholeDigits.padStart(Math.min(whole.replaceAll(/[^0]/g, "").length, 30), "0");
  const sign = scaled < 0 && /[1-9]/.test(digits) ? "-" : "";
  return `${literal(before)}${sign}${number}${kept && `,${kept}`}${percent}${literal(after)}`.trim();
}

const literal = (text: string) =>
  text.replaceAll(
    /"([^"]*)"|\\(.)|_.|\*.|\[\$([^\]-]*)[^\]]*\]|\[[^\]]*\]/g,
    (_, quoted?: string, escaped?: string, currency?: string) =>
      quoted ?? escaped ?? currency ?? "",
  );

/** A number in digits, never as 4.55e2; its last places, which computers invent, rounded away. */
function plainDigits(raw: string): string {
  const text = raw.trim();
  const value = Number(text);
  if (/^-?\d+$/.test(text) || text === "" || !Number.isFinite(value)) return text;
  const rounded = Number(value.toPrecision(15));
  if (Math.abs(rounded) >= 1e21) return BigInt(rounded).toString();
  const written = String(rounded);
  const exponent = Number(/e-(\d+)$/.exec(written)?.[1] ?? 0);
  const digits = exponent
    ? rounded.toFixed(Math.min(100, exponent + 15)).replace(/\.?0+$/, "")
    : written;
  return digits.replace(".", ",");
}
