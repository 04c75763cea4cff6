import type { Tag } from "../../lib/walkXml.ts";
import { declarationsIn, type Declaration } from "./declarationsIn.ts";
import type { Refuse } from "./DrawingError.ts";
import { painted } from "./painted.ts";
import { rulesFor, type Rule } from "./styleSheet.ts";

/** What is said of an element itself, by property. */
export type Said = ReadonlyMap<string, string>;

/** The properties that matter to a relief, and may be attributes. */
const properties = [
  ...painted,
  "display",
  "opacity",
  "clip-path",
  "mask",
  "filter",
  "vector-effect",
  "transform-origin",
] as const;

/** As a browser does it: the style sheet before attributes, the style before it, and !important. */
export function saidOf(
  element: string,
  { own }: Tag,
  rules: readonly Rule[],
  refuse: Refuse,
): Said {
  const attributes = properties.flatMap((name) => {
    const value = own(name)?.trim().toLowerCase();
    return value ? [{ name, value, isImportant: false }] : [];
  });
  const classes = own("class")?.split(/\s+/u).filter(Boolean) ?? [];
  const unknown = classes.find((each) => !rules.some((rule) => rule.classes.includes(each)));
  if (unknown) refuse("styleSheet", unknown);
  const inSheet = rulesFor(rules, element, own("id"), classes).flatMap((rule) => rule.declarations);
  const style = own("style") ?? "";
  const inStyle = declarationsIn(style) ?? refuse("style", style);
  const inOrder = [attributes, inSheet, inStyle, important(inSheet), important(inStyle)].flat();
  return new Map(inOrder.map(({ name, value }) => [name, value]));
}

function important(declarations: readonly Declaration[]) {
  return declarations.filter(({ isImportant }) => isImportant);
}
