import { Parser } from "saxen";

/** What an element is called and says, to the letter. */
export type Tag = {
  prefix: string;
  /** An attribute by its whole name, with its prefix if it has one. */
  own: (name: string) => string | undefined;
  /** Counted from 1. Only to be asked while the element is being opened. */
  line: () => number;
};

export type Walk = {
  /** Answers "stop" where the rest need not be read. */
  open?: (name: string, attribute: (name: string) => string | undefined, tag: Tag) => "stop" | void;
  close?: (name: string) => "stop" | void;
  text?: (text: string) => void;
  /** `<?xml-stylesheet …?>` and the like. */
  instruction?: (text: string, line: number) => void;
  /** An attribute that no XML has, and that is left out. */
  malformed?: (line: number) => void;
};

/** Goes through XML, names without their prefixes; whether it was whole. Entities of its own are not read. */
export function walkXml(xml: string, { open, close, text, instruction, malformed }: Walk): boolean {
  let isWhole = true;
  let isStopped = false;
  const parser = new Parser();
  const go = (answer: "stop" | void) => {
    if (answer !== "stop") return;
    isStopped = true;
    parser.stop();
  };
  parser.on("error", () => {
    isWhole = false;
    parser.stop();
  });
  parser.on("warn", ({ message }, context) => {
    if (/attribute|quote|xmlns/u.test(message)) malformed?.(context().line + 1);
  });
  parser.on("question", (said, context) => instruction?.(said, context().line + 1));
  parser.on("openTag", (name, attributes, _decode, _isEmpty, context) => {
    if (isStopped) return;
    const tag: Tag = {
      prefix: name.slice(0, Math.max(0, name.indexOf(":"))),
      own: (wanted) => {
        const value = attributes()[wanted];
        return value === undefined ? undefined : decoded(value);
      },
      line: () => context().line + 1,
    };
    go(open?.(local(name), (wanted) => attributeOf(attributes(), wanted), tag));
  });
  parser.on("closeTag", (name) => {
    if (!isStopped) go(close?.(local(name)));
  });
  parser.on("text", (value) => isStopped || text?.(decoded(value)));
  parser.on("cdata", (value) => isStopped || text?.(value));
  parser.parse(xml);
  return isWhole || isStopped;
}

const local = (name: string) => name.slice(name.indexOf(":") + 1);

function attributeOf(attributes: Record<string, string>, wanted: string): string | undefined {
  for (const [name, value] of Object.entries(attributes))
    if (name === wanted || name.endsWith(`:${wanted}`)) return decoded(value);
  return undefined;
}

const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

/** Parsers cut an astral letter such as 𝄞 in two where it is written as a number. */
function decoded(text: string): string {
  if (!text.includes("&")) return text;
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi,
    (_, decimal?: string, hexadecimal?: string, name?: string) => {
      if (name) return named[name.toLowerCase()] ?? "";
      const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? "0", 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : "\uFFFD";
    },
  );
}
