import { Parser } from "saxen";

export type Walk = {
  /** Answers "stop" where the rest need not be read. */
  open?: (name: string, attribute: (name: string) => string | undefined) => "stop" | void;
  close?: (name: string) => "stop" | void;
  text?: (text: string) => void;
};

/** Goes through XML, names without their prefixes; whether it was whole. Entities of its own are not read. */
export function walkXml(xml: string, { open, close, text }: Walk): boolean {
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
  parser.on("warn", () => {});
  parser.on("openTag", (name, attributes) => {
    if (isStopped) return;
    go(open?.(local(name), (wanted) => attributeOf(attributes(), wanted)));
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
