import {
  isHarmlessElement,
  isHarmlessFunction,
  referenceIn,
} from "../tactile/drawing/svgVocabulary.ts";

/** The attributes with a colon that a drawing may have. `xml:base` would turn `#…` into a link. */
const prefixed = new Set(["xmlns:xlink", "xlink:href", "xml:space", "xml:lang"]);

const namespaces: Record<string, string> = {
  xmlns: "http://www.w3.org/2000/svg",
  "xmlns:xlink": "http://www.w3.org/1999/xlink",
};

const entities: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

/** How deep elements may stand in each other, references included; more overflows the stack. */
const DEEPEST = 200;

/** Ten groups that use each other ten times draw 10¹⁰ shapes: a browser hangs long before. */
const MOST_DRAWN = 100_000;

type Element = {
  name: string;
  attributes: Map<string, string>;
  children: Element[];
};

/** What cannot be in a drawing that a stranger sends, in words; none when it is harmless. */
export function problemsOfDrawing(svg: string): string[] {
  const root = parsed(svg);
  if (typeof root === "string") return [root];
  const problems = new Set<string>();
  const size = ["width", "height"].map((side) => root.attributes.get(side) ?? "");
  if (root.name !== "svg" || root.attributes.get("xmlns") !== namespaces["xmlns"])
    problems.add(`it begins with <svg xmlns="${namespaces["xmlns"]}">, and this one does not`);
  else if (!size.every((side) => /^[1-9]\d{0,4}$/.test(side)))
    problems.add('its <svg> says how large it is in whole numbers: width="800" height="1000"');
  for (const element of within(root)) {
    for (const problem of problemsOfElement(element)) problems.add(problem);
    if (element.attributes.has("xlink:href") && !root.attributes.has("xmlns:xlink"))
      problems.add("xlink:href without xmlns:xlink in its <svg>: write href");
  }
  const drawn = problemOfReferences(root);
  if (drawn) problems.add(drawn);
  return [...problems];
}

function problemsOfElement({ name, attributes, children }: Element): string[] {
  const problems = [];
  if (!isHarmlessElement(name))
    problems.push(
      `<${shown(name)}> cannot be in a drawing, which has shapes, gradients and filters`,
    );
  // The HTML parser reads what is in a title as HTML.
  if (/^(?:title|desc)$/.test(name) && children.length)
    problems.push(`a <${name}> has text in it, and no elements`);
  for (const [attribute, value] of attributes) {
    const problem = problemOfAttribute(attribute, value);
    if (problem) problems.push(problem);
  }
  return problems;
}

function problemOfAttribute(name: string, value: string): string | undefined {
  const local = name.toLowerCase();
  const written = `${shown(name)}="${shown(value)}"`;
  if (local.startsWith("xmlns") && namespaces[name] !== value)
    return `${written} is a namespace that a drawing has no use for`;
  if (name.includes(":") && !prefixed.has(name))
    return `${written} has a prefix that a drawing has no use for`;
  if (local.startsWith("on")) return `${written} is a script`;
  if (local === "style")
    return `${written} is a style, which our pages refuse: write fill="…", stroke="…"`;
  if (local === "src" || local.endsWith("href"))
    return value.startsWith("#") && isPlainId(value.slice(1))
      ? undefined
      : `${written} leads out of the drawing: only #… of its own is right`;
  // CSS reads `\75rl(…)` as `url(…)`, and a comment as a space.
  if (value.includes("\\") || value.includes("/*"))
    return `${written} has a “\\” or “/*” in it, which may hide an address`;
  for (const { 1: called = "", index } of value.matchAll(/([\w-]+)\(/g)) {
    if (!isHarmlessFunction(called)) return `${written} calls ${shown(called)}(…)`;
    if (called === "url" && !isPlainId(referenceIn(value.slice(index))?.id ?? ""))
      return `${written} leads out of the drawing: only url(#…) is right`;
  }
  return undefined;
}

function isPlainId(id: string) {
  return /^[\w.-]+$/.test(id);
}

/** A drawing that refers to itself, or that is drawn too many times over, hangs the browser. */
function problemOfReferences(root: Element): string | undefined {
  const byId = new Map<string, Element>();
  for (const element of within(root)) {
    const id = element.attributes.get("id");
    if (id === undefined) continue;
    if (byId.has(id)) return `two elements have the id “${shown(id)}”`;
    byId.set(id, element);
  }
  const weights = new Map<Element, number>();
  const heavy = (element: Element, depth: number): number => {
    const known = weights.get(element);
    if (known !== undefined) return known;
    if (depth > DEEPEST) return Infinity;
    // Until it is known, an element weighs too much: so does one that refers to itself.
    weights.set(element, Infinity);
    let weight = 1;
    for (const child of element.children) weight += heavy(child, depth + 1);
    for (const id of referencesOf(element)) {
      const target = byId.get(id);
      if (target) weight += heavy(target, depth + 1);
    }
    weights.set(element, weight);
    return weight;
  };
  return heavy(root, 0) > MOST_DRAWN
    ? `its parts use each other in a circle, or more than ${MOST_DRAWN.toLocaleString("en")} times`
    : undefined;
}

function referencesOf({ attributes }: Element): string[] {
  return [...attributes].flatMap(([name, value]) =>
    name.endsWith("href")
      ? [value.slice(1)]
      : [...value.matchAll(/url\(/g)].flatMap(
          ({ index }) => referenceIn(value.slice(index))?.id ?? [],
        ),
  );
}

/** An element and all in it. */
function* within(root: Element): Generator<Element> {
  const waiting = [root];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next;
    for (const child of next.children) waiting.push(child);
  }
}

/**
 * The root of a drawing; words where it is not the strict XML without a doctype that every parser
 * reads alike. A text that two parsers read differently may hide a script from one of them.
 */
function parsed(svg: string): Element | string {
  const text = svg.replace(/^\uFEFF/, "");
  let at = 0;
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found;
  };
  const wrong = (words: string) => `line ${text.slice(0, at).split("\n").length}: ${words}`;

  // oxlint-disable-next-line no-control-regex -- XML has no control characters
  const control = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\uFFFE\uFFFF]|\p{Surrogate}/u.exec(text);
  if (control) {
    at = control.index;
    return wrong("a character that no XML can have");
  }
  take(DECLARATION);
  const open: Element[] = [];
  let root: Element | undefined;
  while (at < text.length) {
    const words = take(TEXT)?.[0] ?? "";
    if (decoded(words) === undefined)
      return wrong(
        "only &lt; &gt; &amp; &quot; &apos; and numbers such as &#38; may follow an “&”",
      );
    if (words.includes("]]>")) return wrong("“]]>” without a beginning");
    if (!open.length && words.trim()) return wrong("text outside of the <svg>");
    if (at === text.length) break;
    if (text.startsWith("<!--", at)) {
      const end = text.indexOf("--", at + 4);
      // The HTML parser ends a comment at `<!-->` and `<!--->`, where XML only begins it.
      if (end < 0 || text[end + 2] !== ">" || /^-?>/.test(text.slice(at + 4, at + 6)))
        return wrong("a comment that is not <!-- … --> without “--” in it");
      at = end + 3;
      continue;
    }
    if (text.startsWith("<![CDATA[", at))
      return wrong("CDATA, which hides what it says: leave it out");
    if (text.startsWith("<!", at)) return wrong("a doctype or an entity: leave it out");
    if (text.startsWith("<?", at))
      return wrong("a processing instruction; only <?xml … ?> in UTF-8 at the beginning is right");
    const end = take(END_TAG);
    if (end) {
      if (open.pop()?.name !== end[1]) return wrong(`</${shown(end[1]!)}> ends nothing`);
      continue;
    }
    const start = take(START_TAG);
    if (!start) return wrong("a “<” that begins no element");
    const element: Element = { name: start[1]!, attributes: new Map(), children: [] };
    for (let found = take(ATTRIBUTE); found; found = take(ATTRIBUTE)) {
      const [, name = "", doubly, singly = ""] = found;
      const value = decoded(doubly ?? singly);
      if (value === undefined) return wrong(`${shown(name)} has an “&” that is no known character`);
      if (element.attributes.has(name)) return wrong(`${shown(name)} is written twice`);
      element.attributes.set(name, value);
    }
    const close = take(TAG_CLOSES);
    if (!close)
      return wrong(`<${shown(element.name)}> has an attribute that is not name="value", or no end`);
    if (open.length) open.at(-1)!.children.push(element);
    else if (root) return wrong("a second drawing after the first");
    else root = element;
    if (!close[1]) open.push(element);
    if (open.length > DEEPEST)
      return wrong(`elements stand in each other more than ${DEEPEST} deep`);
  }
  if (open.length) return wrong(`<${shown(open.at(-1)!.name)}> has no end`);
  return root ?? "it has no <svg>";
}

/** Another encoding than UTF-8 could make a browser read other letters than we do. */
const DECLARATION =
  /<\?xml version=(["'])1\.0\1(?: encoding=(["'])(?:utf|UTF)-8\2)?(?: standalone=(["'])no\3)?\s?\?>/y;
const TEXT = /[^<]*/y;
const START_TAG = /<([A-Za-z_][\w:.-]*)/y;
const END_TAG = /<\/([A-Za-z_][\w:.-]*)[ \t\r\n]*>/y;
const ATTRIBUTE = /[ \t\r\n]+([A-Za-z_][\w:.-]*)[ \t\r\n]*=[ \t\r\n]*(?:"([^"<]*)"|'([^'<]*)')/y;
const TAG_CLOSES = /[ \t\r\n]*(\/?)>/y;

/** A text without its `&…;`; `undefined` where one of them is not a known character. */
function decoded(text: string): string | undefined {
  let known = true;
  const result = text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(\w{1,9}));|&/g,
    (...found) => {
      const [, decimal, hexadecimal, name] = found as (string | undefined)[];
      const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? "", 16);
      const isCharacter = code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
      const character =
        isCharacter || [9, 10, 13].includes(code)
          ? String.fromCodePoint(code)
          : name && Object.hasOwn(entities, name)
            ? entities[name]
            : undefined;
      known &&= character !== undefined;
      return character ?? "";
    },
  );
  return known ? result : undefined;
}

/** A stranger's text within our words: short, and without characters that turn text around. */
function shown(text: string): string {
  const short = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  return short.replaceAll(/[^ -~…]/g, "?");
}
