import { parse, type DefaultTreeAdapterTypes } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;

export type SentElement = {
  name: string;
  attributes: Record<string, string>;
  /** Its own texts, not those of the elements in it. */
  texts: string[];
  /** The `lang` of the element, or of the nearest element around it. */
  language: string;
};

/** Every element of a page as it was sent, in its order, as a browser without scripts parses it. */
export function elementsIn(html: string): SentElement[] {
  return elementsOf(parse(html, { scriptingEnabled: false }), "");
}

function elementsOf(node: Node, around: string): SentElement[] {
  if (!("childNodes" in node)) return [];
  if (!("attrs" in node)) return node.childNodes.flatMap((child) => elementsOf(child, around));
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  const language = attributes["lang"] ?? around;
  const texts = node.childNodes.flatMap((child) => ("value" in child ? [child.value.trim()] : []));
  const own = { name: node.tagName, attributes, texts, language };
  return [own, ...node.childNodes.flatMap((child) => elementsOf(child, language))];
}
