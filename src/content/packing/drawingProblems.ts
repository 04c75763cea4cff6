import { walkXml, type XmlProblem } from "../../lib/walkXml.ts";
import {
  isHarmlessElement,
  isHarmlessFunction,
  referenceIn,
} from "../../tactile/drawing/svgVocabulary.ts";

/** The attributes with a colon that a drawing may have. `xml:base` would turn `#…` into a link. */
const prefixed = new Set(["xmlns:xlink", "xlink:href", "xml:space", "xml:lang"]);

const namespaces: Record<string, string> = {
  xmlns: "http://www.w3.org/2000/svg",
  "xmlns:xlink": "http://www.w3.org/1999/xlink",
};

/** How deep elements may stand in each other, references included; more overflows the stack. */
const DEEPEST = 200;

/** Ten groups that use each other ten times draw 10¹⁰ shapes: a browser hangs long before. */
const MOST_DRAWN = 100_000;

type Element = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: Element[];
};

/** What cannot be in a drawing that a stranger sends, in words; none when it is harmless. */
export function drawingProblems(svg: string): string[] {
  const root = parseSvg(svg);
  if (typeof root === "string") return [root];
  const problems = new Set<string>();
  const size = ["width", "height"].map((side) => root.attributes.get(side) ?? "");
  if (root.name !== "svg" || root.attributes.get("xmlns") !== namespaces["xmlns"])
    problems.add(`it begins with <svg xmlns="${namespaces["xmlns"]}">, and this one does not`);
  else if (!size.every((side) => /^[1-9]\d{0,4}$/.test(side)))
    problems.add('its <svg> says how large it is in whole numbers: width="800" height="1000"');
  for (const element of withDescendants(root)) {
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
      `<${quoteText(name)}> cannot be in a drawing, which has shapes, gradients and filters`,
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
  const written = `${quoteText(name)}="${quoteText(value)}"`;
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
    if (!isHarmlessFunction(called)) return `${written} calls ${quoteText(called)}(…)`;
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
  for (const element of withDescendants(root)) {
    const id = element.attributes.get("id");
    if (id === undefined) continue;
    if (byId.has(id)) return `two elements have the id “${quoteText(id)}”`;
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
function* withDescendants(root: Element): Generator<Element> {
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
function parseSvg(svg: string): Element | string {
  const text = svg.replace(/^\uFEFF/, "");
  // oxlint-disable-next-line no-control-regex -- XML has no control characters
  const control = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\uFFFE\uFFFF]|\p{Surrogate}/u.exec(text);
  if (control)
    return `line ${text.slice(0, control.index).split("\n").length}: a character that no XML can have`;
  let refusal: string | undefined;
  const refuse = (words: string, line: number) => {
    refusal ??= `line ${line}: ${words}`;
    return "stop" as const;
  };
  const open: Element[] = [];
  let root: Element | undefined;
  walkXml(
    text.replace(DECLARATION, (written) => written.replaceAll(/[^\n]/g, " ")),
    {
      open(_name, _attribute, { name, attributes, line }) {
        const element: Element = { name, attributes, children: [] };
        if (open.length) open.at(-1)!.children.push(element);
        else if (root) return refuse("a second drawing after the first", line());
        else root = element;
        return open.push(element) > DEEPEST ? refuse(notStrict.tooDeep(name), line()) : undefined;
      },
      close() {
        open.pop();
      },
      text(_text, written, line) {
        if (written.includes("]]>")) return refuse("“]]>” without a beginning", line());
        if (!open.length && written.trim()) return refuse("text outside of the <svg>", line());
        return undefined;
      },
      unknownReference: (attribute, line) =>
        refuse(
          attribute === undefined
            ? "only &lt; &gt; &amp; &quot; &apos; and numbers such as &#38; may follow an “&”"
            : `${quoteText(attribute)} has an “&” that is no known character`,
          line(),
        ),
      comment: (comment, line) =>
        // The HTML parser ends a comment at `<!-->` and `<!--->`, where XML only begins it.
        /^-?>|--|-$/.test(comment) ? refuse(notStrict.comment(""), line()) : undefined,
      cdata: (_text, _written, line) => refuse(notStrict.cdata(""), line()),
      doctype: (line) => refuse(notStrict.doctype(""), line()),
      instruction: (_written, line) => refuse(notStrict.instruction(""), line()),
      problem: ({ why, name, line }) => {
        refuse(notStrict[why](quoteText(name)), line);
      },
    },
  );
  return refusal ?? root ?? "it has no <svg>";
}

/** Another encoding than UTF-8 could make a browser read other letters than we do. */
const DECLARATION =
  /^<\?xml version=(["'])1\.0\1(?: encoding=(["'])(?:utf|UTF)-8\2)?(?: standalone=(["'])no\3)?\s?\?>/;

/** What is said of a text that is no XML, or that some parser may read in another way. */
const notStrict: Record<XmlProblem["why"], (name: string) => string> = {
  attribute: (name) => `<${name}> has an attribute that is not name="value", or no end`,
  attributeTwice: (name) => `${name} is written twice`,
  cdata: () => "CDATA, which hides what it says: leave it out",
  comment: () => "a comment that is not <!-- … --> without “--” in it",
  doctype: () => "a doctype or an entity: leave it out",
  endTag: (name) => `</${name}> ends nothing`,
  instruction: () => "a processing instruction; only <?xml … ?> in UTF-8 at the beginning is right",
  tag: () => "a “<” that begins no element",
  tooDeep: () => `elements stand in each other more than ${DEEPEST} deep`,
  unended: (name) => `<${name}> has no end`,
};

/** A stranger's text within our words: short, and without characters that turn text around. */
function quoteText(text: string): string {
  const short = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  return short.replaceAll(/[^ -~…]/g, "?");
}
