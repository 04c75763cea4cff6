import type { Tag } from "../../lib/walkXml.ts";
import type { Refuse } from "./DrawingError.ts";
import { parseDeclarations, type Declaration, type Rule } from "./parseStyleSheet.ts";
import { presentationAttributes } from "./svgVocabulary.ts";

/** What is said of an element itself, by property. */
export type Style = ReadonlyMap<string, string>;

/** As a browser does it: the style sheet before attributes, the style before it, and !important. */
export function cascadedStyle(
  element: string,
  { own }: Tag,
  rules: readonly Rule[],
  refuse: Refuse,
): Style {
  const attributes = presentationAttributes.flatMap((name) => {
    const value = own(name)?.trim().toLowerCase();
    return value ? [{ name, value, isImportant: false }] : [];
  });
  const classes = own("class")?.split(/\s+/u).filter(Boolean) ?? [];
  const unknown = classes.find((each) => !rules.some((rule) => rule.classes.includes(each)));
  if (unknown) refuse("styleSheet", unknown);
  const inSheet = matchingRules(rules, element, own("id"), classes).flatMap(
    (rule) => rule.declarations,
  );
  const style = own("style") ?? "";
  const inStyle = parseDeclarations(style) ?? refuse("style", style);
  const inOrder = [attributes, inSheet, inStyle, important(inSheet), important(inStyle)].flat();
  return new Map(inOrder.map(({ name, value }) => [name, value]));
}

/** The rules for an element, from the weakest to the strongest. */
function matchingRules(
  rules: readonly Rule[],
  element: string,
  id: string | undefined,
  classes: readonly string[],
): Rule[] {
  return rules
    .filter(
      (rule) =>
        (rule.element === undefined || rule.element === element) &&
        (rule.id === undefined || rule.id === id) &&
        rule.classes.every((each) => classes.includes(each)),
    )
    .toSorted((one, other) => specificity(one) - specificity(other));
}

function specificity({ id, classes, element }: Rule) {
  return (id ? 10_000 : 0) + classes.length * 100 + (element ? 1 : 0);
}

function important(declarations: readonly Declaration[]) {
  return declarations.filter(({ isImportant }) => isImportant);
}
