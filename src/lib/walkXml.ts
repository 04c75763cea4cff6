/** What an element is called and says, to the letter. */
export type Tag = {
  name: string;
  prefix: string;
  /** By their whole names, with a prefix where they have one. */
  attributes: ReadonlyMap<string, string>;
  /** An attribute by its whole name. */
  own: (name: string) => string | undefined;
  line: Line;
};

/** The line of the text that is being read, counted from 1; it is only counted when it is asked for. */
type Line = () => number;

type Answer = "stop" | void;

/** Who is told what a text says, in its order; answers "stop" where the rest need not be read. */
export type Walk = {
  open?: (name: string, attribute: (name: string) => string | undefined, tag: Tag) => Answer;
  close?: (name: string, prefix: string) => Answer;
  /** `written` is the text before references are decoded. Without `cdata` it is told CDATA too. */
  text?: (text: string, written: string, line: Line) => Answer;
  cdata?: (text: string, written: string, line: Line) => Answer;
  comment?: (text: string, line: Line) => Answer;
  /** `<?xml-stylesheet …?>` and the like. */
  instruction?: (written: string, line: Line) => Answer;
  /** Its entities are never read, so none can expand without end. */
  doctype?: (line: Line) => Answer;
  /** A reference to no character, or to an entity of the text’s own; it stays as it is written. */
  unknownReference?: (attribute: string | undefined, line: Line) => Answer;
  /** Why the text is no XML, after which nothing is read. */
  problem?: (problem: XmlProblem) => void;
};

export type XmlProblem = {
  why:
    | "attribute"
    | "attributeTwice"
    | "cdata"
    | "comment"
    | "doctype"
    | "endTag"
    | "instruction"
    | "tag"
    | "tooDeep"
    | "unended";
  /** Of the element or the attribute. */
  name: string;
  line: number;
};

/** How deep elements may stand in each other; Word has about thirty. Deeper files fill the memory. */
const DEEPEST = 400;

/**
 * Goes through XML and tells names without their prefixes; answers whether the text was whole. What
 * other readers refuse it refuses too: a file that two readers read differently can hide something
 * from one of them.
 */
export function walkXml(xml: string, walk: Walk): boolean {
  const openTags: string[] = [];
  let at = 0;
  let hasRoot = false;
  let isStopped = false;
  const line = () => lineAt(xml, at);
  const go = (answer: Answer) => {
    if (answer === "stop") isStopped = true;
  };
  const fail = (why: XmlProblem["why"], name = "") => {
    walk.problem?.({ why, name, line: line() });
    return false;
  };
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(xml);
    if (found) at = pattern.lastIndex;
    return found;
  };
  const decode = (written: string, attribute?: string) =>
    withoutReferences(written, () => isStopped || go(walk.unknownReference?.(attribute, line)));

  /** What stands between two marks, the first of which begins here. */
  const between = (beginning: string, mark: string) => {
    const end = xml.indexOf(mark, at + beginning.length);
    return end < 0 ? undefined : xml.slice(at + beginning.length, end);
  };

  while (at < xml.length) {
    if (isStopped) return true;
    const start = xml.indexOf("<", at);
    if (start !== at) {
      const written = xml.slice(at, start < 0 ? xml.length : start);
      at += written.length;
      const text = decode(written);
      if (!isStopped) go(walk.text?.(text, written, line));
    } else if (xml.startsWith("<!--", at)) {
      const comment = between("<!--", "-->");
      if (comment === undefined) return fail("comment");
      go(walk.comment?.(comment, line));
      at += comment.length + 7;
    } else if (xml.startsWith("<![CDATA[", at)) {
      const text = between("<![CDATA[", "]]>");
      if (text === undefined) return fail("cdata");
      go((walk.cdata ?? walk.text)?.(text, text, line));
      at += text.length + 12;
    } else if (xml.startsWith("<?", at)) {
      const said = between("<?", "?>");
      if (said === undefined) return fail("instruction");
      go(walk.instruction?.(`<?${said}?>`, line));
      at += said.length + 4;
    } else if (xml.startsWith("<!", at)) {
      const end = endOfDoctype(xml, at);
      if (end === undefined) return fail("doctype");
      go(walk.doctype?.(line));
      at = end;
    } else if (xml.startsWith("</", at)) {
      const name = take(END_TAG)?.[1];
      if (name === undefined) return fail("tag");
      if (openTags.pop() !== name) return fail("endTag", name);
      go(walk.close?.(localName(name), prefixOf(name)));
    } else {
      const begins = at;
      const name = take(START_TAG)?.[1];
      if (name === undefined) return fail("tag");
      const attributes = new Map<string, string>();
      for (let found = take(ATTRIBUTE); found; found = take(ATTRIBUTE)) {
        const [, called = "", doubly, singly = ""] = found;
        if (attributes.has(called)) return fail("attributeTwice", called);
        attributes.set(called, decode(doubly ?? singly, called));
      }
      const close = take(TAG_CLOSES);
      if (isStopped) return true;
      if (!close) {
        take(SPACES);
        return fail("attribute", name);
      }
      hasRoot = true;
      const tag: Tag = {
        name,
        prefix: prefixOf(name),
        attributes,
        own: (wanted) => attributes.get(wanted),
        line: () => lineAt(xml, begins),
      };
      go(walk.open?.(localName(name), (wanted) => attributeOf(attributes, wanted), tag));
      if (isStopped) return true;
      if (close[1]) go(walk.close?.(localName(name), tag.prefix));
      else if (openTags.push(name) > DEEPEST) return fail("tooDeep");
    }
  }
  if (isStopped) return true;
  return openTags.length > 0 ? fail("unended", openTags.at(-1)) : hasRoot;
}

const SPACES = /[ \t\r\n]*/y;
const START_TAG = /<([A-Za-z_][\w:.-]*)/y;
const END_TAG = /<\/([A-Za-z_][\w:.-]*)[ \t\r\n]*>/y;
const ATTRIBUTE = /[ \t\r\n]+([A-Za-z_][\w:.-]*)[ \t\r\n]*=[ \t\r\n]*(?:"([^"<]*)"|'([^'<]*)')/y;
const TAG_CLOSES = /[ \t\r\n]*(\/?)>/y;

/** Where a declaration ends; one of a document may have others in it, and marks in quotes. */
function endOfDoctype(xml: string, start: number): number | undefined {
  let within = 0;
  for (let at = start; at < xml.length; at += 1) {
    const mark = xml[at]!;
    const skipped = xml.startsWith("<!--", at) ? "-->" : mark === '"' || mark === "'" ? mark : "";
    if (skipped) {
      const end = xml.indexOf(skipped, at + 1);
      if (end < 0) return undefined;
      at = end + skipped.length - 1;
    } else if (mark === "<") within += 1;
    else if (mark === ">") within -= 1;
    if (within === 0) return at + 1;
  }
  return undefined;
}

const lineAt = (xml: string, at: number) => xml.slice(0, at).split(/\r\n?|\n/).length;

const localName = (name: string) => name.slice(name.indexOf(":") + 1);

const prefixOf = (name: string) => name.slice(0, Math.max(0, name.indexOf(":")));

function attributeOf(attributes: ReadonlyMap<string, string>, wanted: string) {
  for (const [name, value] of attributes)
    if (name === wanted || name.endsWith(`:${wanted}`)) return value;
  return undefined;
}

const namedEntities: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
]);

/** A text with its characters instead of their references; tells of each that is not known. */
function withoutReferences(written: string, tell: () => void): string {
  if (!written.includes("&")) return written;
  return written.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(\w{1,40}));|&/g,
    (reference: string, decimal?: string, hexadecimal?: string, name = "") => {
      const character = namedEntities.get(name);
      if (character) return character;
      const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? "", 16);
      if (!isCharacter(code)) tell();
      return code <= 0x10ffff ? String.fromCodePoint(code) : reference;
    },
  );
}

/** Whether XML may have it. */
function isCharacter(code: number) {
  if (code < 0x20) return code === 9 || code === 10 || code === 13;
  return code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
}
