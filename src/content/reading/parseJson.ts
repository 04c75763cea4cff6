import {
  findNodeAtLocation,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from "jsonc-parser";
import * as v from "valibot";
import { firstFaults, type Fault } from "./fault.ts";
import { isObject } from "../schema/isObject.ts";
import { isTooLong, keepValid, type Path } from "./keepValid.ts";

/** In characters: of a long text that is wrong, so much is quoted. */
const QUOTED = 60;

/** What a file says; there is no `data` where nothing of it can be used. */
type ParsedJson<Data> = {
  data?: Data;
  faults: Fault[];
  /** Where in the file something is, in words. */
  placeOf: (path: Path) => string;
};

/** What is wrong at one place; `missing` and `unknown` are keys there. */
type Problem = { path: Path; missing?: string; unknown?: string; input: unknown; message: string };

/** What a file of JSON says, as far as the schema allows it, and what is wrong with it. */
export function parseJson<Schema extends v.GenericSchema>(
  file: string,
  text: string,
  schema: Schema,
  upgrade: (data: unknown) => unknown = (data) => data,
): ParsedJson<v.InferOutput<Schema>> {
  const data = soundData(text, schema, upgrade);
  if (data === undefined) return parseFaulty(file, text, schema, upgrade);
  const placeOf = (path: Path) => parseFaulty(file, text, schema, upgrade).placeOf(path);
  return { data, faults: [], placeOf };
}

/** What a file says that has no fault: to find out where everything stands in it takes far longer. */
function soundData<Schema extends v.GenericSchema>(
  text: string,
  schema: Schema,
  upgrade: (data: unknown) => unknown,
): v.InferOutput<Schema> | undefined {
  try {
    const json: unknown = JSON.parse(text);
    const isSound = isObject(json) && countKeys(json) === keysWritten(text) && !encodingFault(text);
    const parsed = isSound && v.safeParse(schema, upgrade(json), { abortPipeEarly: true });
    return parsed && parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** Of JSON without a fault: each string before a colon is a key. */
function keysWritten(text: string) {
  let keys = 0;
  for (const [, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)) if (colon) keys++;
  return keys;
}

function countKeys(json: unknown): number {
  if (typeof json !== "object" || json === null) return 0;
  const values = Object.values(json);
  const own = Array.isArray(json) ? 0 : values.length;
  return values.reduce<number>((sum, each) => sum + countKeys(each), own);
}

function parseFaulty<Schema extends v.GenericSchema>(
  file: string,
  text: string,
  schema: Schema,
  upgrade: (data: unknown) => unknown,
): ParsedJson<v.InferOutput<Schema>> {
  const errors: ParseError[] = [];
  let tree: Node;
  let json: unknown;
  try {
    // `parseTree` overflows the stack where brackets stand in each other thousands deep.
    tree = parseTree(text, errors, { disallowComments: true })!;
    json = JSON.parse(text);
  } catch (error) {
    const fault =
      encodingFault(text) ?? (error instanceof RangeError ? tooDeep : syntaxFault(text, errors));
    return { faults: [{ file, ...fault }], placeOf: () => "" };
  }
  if (tree.type !== "object") {
    const problem = { path: [], input: json, message: "The whole file stands between { and }" };
    return { faults: [faultOf(problem)], placeOf };
  }
  const letters = encodingFault(text);
  const notes = [
    ...(letters ? [{ file, ...letters }] : []),
    ...firstFaults(file, duplicateKeys(tree), ({ value, offset }) => ({
      file,
      place: `line ${lineOf(text, offset)}`,
      wrong: `“${shorten(String(value))}” is there twice`,
      right: "JSON takes the last of the two: keep one, and take the other away",
    })),
  ];
  const { data, issues } = keepValid(schema, upgrade(json));
  const long = firstFaults(file, problemsOf(issues.filter(isTooLong)), faultOf);
  if (data !== undefined) for (const fault of long) fault.isTolerated = true;
  const others = problemsOf(issues.filter((issue) => !isTooLong(issue)));
  const faults = [...notes, ...firstFaults(file, others, faultOf), ...long];
  return { ...(data !== undefined && { data }), faults, placeOf };

  function faultOf({ path, missing, unknown, input, message }: Problem): Fault {
    const place = placeOf(path, unknown === undefined ? path : [...path, unknown]);
    const wrong =
      missing !== undefined
        ? `“${missing}” is missing`
        : unknown !== undefined
          ? `“${shorten(unknown)}” is not known here`
          : `it says ${quoteSource(text, findNodeAtLocation(tree, [...path]), input)}`;
    return { file, ...(place && { place }), wrong, right: message };
  }

  /** What the upgrade made is in no line: the line of what it made that of is told. */
  function placeOf(path: Path, at = path): string {
    if (path.length === 0 && at.length === 0) return "";
    let node: Node | undefined;
    for (let end = at.length; !node; end--) node = findNodeAtLocation(tree, at.slice(0, end));
    return [`line ${lineOf(text, node.offset)}`, ...describePath(json, path)].join(", ");
  }
}

function problemsOf(issues: readonly v.BaseIssue<unknown>[]): Problem[] {
  const problems = issues.map((issue) => problemOf(issue));
  // A list in the place of an object lacks every key: it is told once.
  const told = new Map(
    problems.map((problem) => [JSON.stringify({ ...problem, input: undefined }), problem]),
  );
  // A misspelt key is told, and not also that the right one is missing.
  const keyOf = ({ path }: Problem, question: string) => JSON.stringify([path, question]);
  const misspelt = new Set(problems.map((problem) => keyOf(problem, problem.message)));
  return [...told.values()].filter(
    (problem) => !misspelt.has(keyOf(problem, `Did you mean “${problem.missing}”?`)),
  );
}

function problemOf(issue: v.BaseIssue<unknown>, above: Path = []): Problem {
  const { input, message, issues } = issue;
  const path = [...above, ...(issue.path ?? []).map(({ key }) => key as string | number)];
  // None of the options of a union fits: told is the one that has the keys that are written.
  const closest = issues?.find((each) => each.path?.at(-1)?.origin === "value");
  if (closest && !Array.isArray(input)) return problemOf(closest, path);
  const last = issue.path?.at(-1);
  if (!last || (last.origin === "value" && input !== undefined)) return { path, input, message };
  const whole = { path: path.slice(0, -1), input: last.input, message };
  if (Array.isArray(last.input)) return whole;
  const key = String(last.key);
  return input === undefined ? { ...whole, missing: key } : { ...whole, unknown: key };
}

/** Where JSON breaks, and why: engines tell it each in their own words, or not at all. */
function syntaxFault(text: string, errors: readonly ParseError[]): Omit<Fault, "file"> {
  if (text.trim() === "")
    return { wrong: "the file is empty", right: "Begin it with { and end it with }" };
  const { offset, length } = errors[0] ?? { offset: text.length, length: 0 };
  const name = errors[0] && printParseErrorCode(errors[0].error);
  const before = text.slice(0, offset).trimEnd();
  const [found = ""] = text.slice(offset).trim().split("\n");
  const place = `line ${lineOf(text, found ? offset : before.length)}`;
  if (!found)
    return {
      place,
      wrong: "the file ends too early",
      right: "Close every { with a }, every [ with a ] and every quotation mark",
    };
  const told = (wrong: string, right: string) => ({ place, wrong, right });
  const from = `“${shorten(found)}”`;
  if (before === "")
    return told(`the file begins with ${from}`, "It begins with { and ends with }");
  if (/^[“”„‟«»‘’]/.test(found))
    return told(`${from} begins with a curly quotation mark`, 'JSON has straight ones: "…"');
  if (name === "UnexpectedEndOfString")
    return told(
      `a quotation mark is missing at the end of “${shorten(text.slice(offset, offset + length))}”`,
      'A text begins and ends with ", in one line',
    );
  if (before.endsWith(",") && /^[}\]]/.test(found))
    return told(
      `there is a comma too many before “${found[0]}”`,
      "After the last entry there is no comma",
    );
  if (/\d,$/.test(before) && /^\d/.test(found))
    return told(`there is a comma in a number before ${from}`, "A number has a point: 127.5");
  if (/^\/[/*]/.test(found) || before.endsWith("#"))
    return told(`${from} is a comment`, "JSON has none: take it away");
  if (name === "CommaExpected" && /^[\]}:]/.test(found))
    return told(
      `a bracket is not closed before ${from}`,
      "Close every [ with a ] and every { with a }",
    );
  if (name === "CommaExpected")
    return told(`a comma is missing before ${from}`, "Between two entries there is a comma");
  if (name === "ColonExpected")
    return told(`a colon is missing before ${from}`, 'An entry is written "title": "Apollo"');
  if (name === "EndOfFileExpected")
    return told(`after the last “}” there still is ${from}`, "Take it away, or a “}” before it");
  if (name === "InvalidEscapeCharacter")
    return told(`a \\ is in ${from}`, "Write \\\\ for it, or take it away");
  if (name === "InvalidCharacter")
    return told(
      `a tab, or another sign that cannot be seen, is in ${from}`,
      "Write a space instead of it",
    );
  if (name === "InvalidSymbol" && before.endsWith('"'))
    return told(
      `a straight quotation mark ends the text before ${from}`,
      "Inside a text write curly ones, “…”; or one is missing further up in this line",
    );
  if (name === "InvalidSymbol")
    return told(
      `${from} is not between quotation marks`,
      'A text is written "Apollo", and a number without any letters',
    );
  return told(
    `something is wrong just before ${from}`,
    "Look for a comma or a quotation mark too many or missing, and for a bracket that is not closed",
  );
}

const tooDeep: Omit<Fault, "file"> = {
  wrong: "thousands of brackets stand in each other",
  right: "Look at an example: no more than six do there",
};

/** A file that was not saved as UTF-8 loses its accents, or cannot be read at all. */
function encodingFault(text: string): Omit<Fault, "file"> | undefined {
  const right = "Save it again and choose “UTF-8” as the encoding";
  if (text.slice(0, 8).includes("\0")) return { wrong: "the file is saved as UTF-16", right };
  const at = text.indexOf("\uFFFD");
  if (at < 0) return undefined;
  const around = text.slice(0, at).split("\n").at(-1)!.slice(-20) + text.slice(at, at + 20);
  return {
    place: `line ${lineOf(text, at)}`,
    wrong: `a letter cannot be read in “${shorten(around)}”`,
    right,
  };
}

/** Keys that an object has twice: JSON takes the last, and what the first one says is lost. */
function duplicateKeys(tree: Node): Node[] {
  const twice: Node[] = [];
  const waiting = [tree];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const known = new Set<unknown>();
    for (const child of node.children ?? []) {
      waiting.push(child);
      const key = child.type === "property" && child.children?.[0];
      if (!key) continue;
      if (known.has(key.value)) twice.push(key);
      known.add(key.value);
    }
  }
  return twice.toSorted((one, other) => one.offset - other.offset);
}

const nouns: Record<string, string> = {
  works: "work",
  makers: "maker",
  languages: "language",
  tour: "stop",
  names: "name",
  year: "year",
  about: "year",
  label: "sentence",
  size: "sentence",
  path: "sentence",
  light: "sentence",
  story: "sentence",
};

/** A path in words; a work in a list is called by its address, as its number in it says nothing. */
function describePath(json: unknown, path: Path): string[] {
  let at = json;
  return path.map((key, depth) => {
    at = (at as Record<string | number, unknown> | null | undefined)?.[key];
    if (typeof key === "string") return shorten(key);
    const slug = (at as { slug?: unknown } | null | undefined)?.slug;
    if (typeof slug === "string" && slug) return shorten(slug);
    const list = path[depth - 1]!;
    const noun =
      typeof list === "number"
        ? "sentence"
        : Object.hasOwn(nouns, list)
          ? nouns[list]
          : "paragraph";
    return `${noun} ${key + 1}`;
  });
}

/** What is written in the file; what the upgrade made of it is in no line of it. */
function quoteSource(text: string, node: Node | undefined, input: unknown) {
  if (node) return shorten(text.slice(node.offset, node.offset + node.length));
  return typeof input === "object" ? "{…}" : shorten(JSON.stringify(input));
}

function shorten(text: string) {
  const line = text
    .slice(0, 10 * QUOTED)
    .replaceAll(/\s+/g, " ")
    .trim();
  return line.length > QUOTED ? `${line.slice(0, QUOTED)}…` : line;
}

function lineOf(text: string, offset: number) {
  return text.slice(0, offset).split("\n").length;
}
