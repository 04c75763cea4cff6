import * as v from "valibot";
import { isObject } from "../schema/isObject.ts";

/** The way to a value in JSON: keys, and the numbers of list entries from 0 on. */
export type Path = readonly (string | number)[];

type Salvaged<Data> = {
  /** There is none where what has to be there is wrong. */
  data?: Data;
  /** All that the schema has against it. */
  issues: readonly v.BaseIssue<unknown>[];
  /** The entries that were left out. */
  dropped: readonly Path[];
};

/** Leaving an entry out may make another one wrong; a hostile file could go on for ever. */
const MOST_TIMES = 30;

/**
 * The part of some JSON that a schema allows. The smallest wrong entry is left out, and whatever
 * requires it; a value that is only too long stays, because its text would be lost otherwise.
 */
export function keepValid<Schema extends v.GenericSchema>(
  schema: Schema,
  json: unknown,
): Salvaged<v.InferOutput<Schema>> {
  const first = v.safeParse(schema, json, { abortPipeEarly: true });
  if (first.success) return { data: first.output, issues: [], dropped: [] };
  const { issues } = first;
  const dropped: Path[] = [];
  const left = structuredClone(json);
  let result = first as v.SafeParseResult<Schema>;
  for (let times = 0; times < MOST_TIMES; times++) {
    const wrong = (result.issues ?? []).filter((issue) => !isTooLong(issue));
    if (wrong.length === 0)
      return { data: result.output as v.InferOutput<Schema>, issues, dropped: outermost(dropped) };
    for (const at of unique(wrong.map(pathOf))) {
      const path = withoutEntry(left, at);
      if (!path) return { issues, dropped: [] };
      dropped.push(path);
    }
    result = v.safeParse(schema, left, { abortPipeEarly: true });
  }
  return { issues, dropped: [] };
}

/** Whether a value is as it should be but for its length. */
export function isTooLong({ type }: v.BaseIssue<unknown>): boolean {
  return type === "max_length";
}

export function pathOf(issue: v.BaseIssue<unknown>): Path {
  return (issue.path ?? []).map(({ key }) => key as string | number);
}

/** Takes the innermost entry on the way away, and answers which; a list stays whole or goes whole. */
function withoutEntry(json: unknown, path: Path): Path | undefined {
  const holders: unknown[] = [json];
  for (const key of path)
    holders.push((holders.at(-1) as Record<string | number, unknown> | null | undefined)?.[key]);
  for (let end = path.length; end > 0; end--) {
    const [holder, key] = [holders[end - 1], path[end - 1]!];
    if (!isObject(holder)) continue;
    // What is missing cannot be left out; what something else in it has taken away already can.
    if (end === path.length && !Object.hasOwn(holder, key)) continue;
    delete holder[key];
    return path.slice(0, end);
  }
  return undefined;
}

function outermost(paths: readonly Path[]): Path[] {
  const known = new Set(paths.map((path) => JSON.stringify(path)));
  const isInside = (path: Path) =>
    path.some((_, end) => end > 0 && known.has(JSON.stringify(path.slice(0, end))));
  return unique(paths).filter((path) => !isInside(path));
}

function unique(paths: readonly Path[]): Path[] {
  return [...new Map(paths.map((path) => [JSON.stringify(path), path])).values()];
}
