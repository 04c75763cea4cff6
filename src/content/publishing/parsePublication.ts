import { isLanguage } from "../../i18n/languages.ts";
import { isObject } from "../schema/isObject.ts";
import type { Publication } from "./guide.ts";

const FORMAT = 1 satisfies Publication["varco"];

export type ParsedPublication =
  | { phase: "read"; publication: Publication }
  /** It was made by a newer Varco. */
  | { phase: "newer" }
  | { phase: "unreadable"; where: string };

/** Reads `guide.json`, the description of a published guide. It may come from a folder of anybody. */
export function parsePublication(text: string): ParsedPublication {
  const found = parseJson(text);
  if (!isObject(found) || typeof found["varco"] !== "number")
    return unreadable('it is not what Varco writes, {"varco": 1, "museum": …, "files": …}');
  if (found["varco"] > FORMAT) return { phase: "newer" };
  if (found["varco"] !== FORMAT)
    return unreadable(`its format is ${found["varco"]}, and ${FORMAT} is what this reads`);
  const wrong = wrongPart(found);
  return wrong === undefined
    ? { phase: "read", publication: found as Publication }
    : unreadable(wrong);
}

function unreadable(where: string): ParsedPublication {
  return { phase: "unreadable", where: `guide.json: ${where}` };
}

function wrongPart(found: Record<string, unknown>): string | undefined {
  const { museum, address, version, made, before, kit, files, source } = found;
  if (!isObject(museum)) return "museum is missing";
  const { slug, name, languages } = museum;
  if (typeof slug !== "string" || !/^[a-z]+(?:-[a-z]+)*$/.test(slug))
    return "museum.slug is no address";
  if (typeof name !== "string") return "museum.name is no text";
  if (!Array.isArray(languages) || languages.length === 0 || !languages.every(isSpoken))
    return "museum.languages are not those of Varco";
  if (!isAddress(address)) return "address is none that begins with https:// or http://";
  if (typeof version !== "string" || version === "") return "version is missing";
  if (!isDate(made)) return "made is no date";
  if (typeof kit !== "string") return "kit is missing";
  if (
    before !== undefined &&
    !(isObject(before) && typeof before["version"] === "string" && isDate(before["made"]))
  )
    return "before is no version with its date";
  if (!isObject(files)) return "files are missing";
  for (const [path, fact] of Object.entries(files)) {
    if (!isPath(path)) return `files: ${JSON.stringify(path)} is no path of a guide`;
    if (!isFact(fact)) return `files: ${path} has not its bytes and its SHA-256`;
  }
  if (!isObject(source)) return "source is missing";
  for (const [path, published] of Object.entries(source))
    if (published !== null && !(typeof published === "string" && Object.hasOwn(files, published)))
      return `source: ${path} is in no file of the guide`;
  return undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isAddress(value: unknown) {
  return (
    typeof value === "string" &&
    /^https?:\/\/[^/]/.test(value) &&
    URL.canParse(value) &&
    !/[?#]|\/$/.test(value)
  );
}

function isDate(value: unknown) {
  return typeof value === "string" && !Number.isNaN(Date.parse(value));
}

/** Below the address of the guide, and never out of it. */
function isPath(path: string) {
  return /^\/[^\\?#]+$/.test(path) && !/(?:^|\/)(?:\.{1,2}(?:\/|$))|\/\//.test(path);
}

function isFact(value: unknown) {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [bytes, hash] = value as unknown[];
  return (
    Number.isSafeInteger(bytes) &&
    Number(bytes) >= 0 &&
    typeof hash === "string" &&
    /^[\w-]{43}$/.test(hash)
  );
}

function isSpoken(code: unknown) {
  return typeof code === "string" && isLanguage(code);
}
