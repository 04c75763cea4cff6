import { isObject } from "./isObject.ts";
import { FORMAT } from "./schema.ts";

type Json = Record<string, unknown>;

/**
 * The upgrades from each version of the format to the next, from version 1 on: a museum that was
 * packed years ago must still open.
 */
const steps: readonly ((museum: Json) => Json)[] = [
  // A work had one artist, and all works were paintings.
  (museum) => ({ ...museum, works: eachOf(museum["works"], withMakers) }),
];

function withMakers({ artist, hand, ...work }: Json): Json {
  if (artist === undefined) return work;
  return { ...work, makers: [{ name: artist, ...(hand !== undefined && { hand }) }] };
}

/** A museum’s facts in the format of today; what is in no known format stays as it is. */
export function upgradeFormat(json: unknown): unknown {
  if (!isObject(json)) return json;
  const format = json["format"];
  if (!Number.isInteger(format)) return json;
  const version = format as number;
  if (version < 1 || version >= FORMAT) return json;
  const today = steps.slice(version - 1).reduce((museum, step) => step(museum), json);
  return { ...today, format: FORMAT };
}

/** Whether a museum was written by a version of Varco that is newer than this one. */
export function isNewer(json: unknown): boolean {
  return isObject(json) && typeof json["format"] === "number" && json["format"] > FORMAT;
}

/** What is no list, or no object in it, stays as it is: the schema says what is wrong with it. */
function eachOf(list: unknown, step: (each: Json) => Json): unknown {
  return Array.isArray(list) ? list.map((each) => (isObject(each) ? step(each) : each)) : list;
}
