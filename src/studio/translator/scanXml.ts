/** What is told of an XML text, in its order; names with their prefixes, attributes as written. */
export type XmlListener = {
  open: (name: string, attributes: string) => void;
  close: (name: string) => void;
  text: (text: string) => void;
};

/** Elements within elements; Word has about thirty. */
const DEEPEST = 400;

/** Reads an XML text once, from its beginning to its end; it never resolves what a text defines. */
export function scanXml(
  xml: string,
  { open, close, text }: XmlListener,
): "read" | "damaged" | "unsafe" {
  const within: string[] = [];
  let at = 0;
  while (at < xml.length) {
    const start = xml.indexOf("<", at);
    const words = unescaped(xml.slice(at, start < 0 ? xml.length : start));
    if (words === undefined) return "damaged";
    if (words) text(words);
    if (start < 0) break;
    if (xml.startsWith("<!--", start)) at = after(xml, "-->", start + 4);
    else if (xml.startsWith("<![CDATA[", start)) {
      at = after(xml, "]]>", start + 9);
      if (at > 0) text(xml.slice(start + 9, at - 3));
    } else if (xml.startsWith("<?", start)) at = after(xml, "?>", start + 2);
    else if (xml.startsWith("<!", start)) return "unsafe";
    else {
      const end = endOfTag(xml, start + 1);
      if (end < 0) return "damaged";
      at = end + 1;
      const isClosing = xml[start + 1] === "/";
      const isEmpty = !isClosing && xml[end - 1] === "/";
      const inner = xml.slice(start + (isClosing ? 2 : 1), isEmpty ? end - 1 : end);
      const name = /^[^\s/]+/.exec(inner)?.[0];
      if (!name) return "damaged";
      if (isClosing) {
        if (within.pop() !== name) return "damaged";
        close(name);
      } else {
        open(name, inner.slice(name.length));
        if (isEmpty) close(name);
        else if (within.push(name) > DEEPEST) return "damaged";
      }
    }
    if (at <= 0) return "damaged";
  }
  return within.length ? "damaged" : "read";
}

/** The value of an attribute, where the element has it. */
export function attributeOf(attributes: string, name: string): string | undefined {
  const found = new RegExp(String.raw`\s${name}\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)')`).exec(
    attributes,
  );
  return found ? unescaped(found[1] ?? found[2] ?? "") : undefined;
}

function after(xml: string, mark: string, from: number): number {
  const found = xml.indexOf(mark, from);
  return found < 0 ? -1 : found + mark.length;
}

/** A “>” within the value of an attribute does not end the tag. */
function endOfTag(xml: string, from: number): number {
  let quote = "";
  for (let at = from; at < xml.length; at += 1) {
    const character = xml[at]!;
    if (quote) {
      if (character === quote) quote = "";
    } else if (character === ">") return at;
    else if (character === '"' || character === "'") quote = character;
    else if (character === "<") return -1;
  }
  return -1;
}

const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** A text with its characters instead of their entities; none where one is not known. */
function unescaped(text: string): string | undefined {
  if (!text.includes("&")) return text;
  let isKnown = true;
  const plain = text.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));|&/gi,
    (...groups) => {
      const [, hexadecimal, decimal, name] = groups as (string | undefined)[];
      if (name !== undefined) return named[name] ?? ((isKnown = false), "");
      if (hexadecimal === undefined && decimal === undefined) return ((isKnown = false), "");
      const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : "";
    },
  );
  return isKnown ? plain : undefined;
}
