import { walkXml } from "../../lib/walkXml.ts";
import { DrawingError, refuserFor, shortened } from "./DrawingError.ts";
import { isSvg } from "./svgVocabulary.ts";

/** “fill: none !important” of a style. Names and values are in small letters. */
export type Declaration = { name: string; value: string; isImportant: boolean };

/** A rule with one selector: an element, classes and an id, as far as it names them. */
export type Rule = {
  element: string | undefined;
  classes: readonly string[];
  id: string | undefined;
  declarations: readonly Declaration[];
};

type RefuseRule = (rule: string, down: number) => never;

/** The rules of the style sheets of a drawing, wherever in it they stand. */
export function parseStyleSheets(svg: string): Rule[] {
  const rules: Rule[] = [];
  let sheet: { css: string; refuse: RefuseRule } | undefined;
  walkXml(svg, {
    open(name, _, tag) {
      if (name !== "style" || !isSvg(tag)) return;
      const line = tag.line();
      const refuse: RefuseRule = (rule, down) => {
        throw new DrawingError({ why: "rule", line: line + down, written: shortened(rule) });
      };
      const media = tag.own("media");
      if (!/^\s*(?:all|screen)?\s*$/iu.test(media ?? "")) refuserFor(name, tag)("rule", media);
      sheet = { css: "", refuse };
    },
    text(text) {
      if (sheet) sheet.css += text;
    },
    close() {
      if (sheet) rules.push(...parseRules(sheet.css, sheet.refuse));
      sheet = undefined;
    },
  });
  return rules;
}

/**
 * The rules of a style sheet as drawing programs write them: `.cls-1, .cls-2 { fill: none }`.
 * `refuse` is told any other, and how many lines further down it is.
 */
function parseRules(css: string, refuse: RefuseRule): Rule[] {
  // Comments keep their lines.
  const text = css.replaceAll(/\/\*.*?\*\/|<!--|-->/gsu, (comment) =>
    comment.replaceAll(/[^\n]/gu, " "),
  );
  const rules: Rule[] = [];
  let read = 0;
  for (const { 0: whole, 1: selectors = "", 2: style = "", index } of text.matchAll(
    /([^{}]*)\{([^{}]*)\}/gu,
  )) {
    if (index > read) break;
    const named = selectors.trim();
    const down = linesIn(text.slice(0, index + selectors.length - selectors.trimStart().length));
    read = index + whole.length;
    // A drawing has no texts, so their fonts do not matter.
    if (/^@font-face$/iu.test(named)) continue;
    const declarations = parseDeclarations(style) ?? refuse(named, down);
    for (const selector of named.split(",")) {
      const [all, element, rest = ""] =
        /^(\*|[a-z][a-z0-9]*)?((?:[.#][\w-]+)*)$/iu.exec(selector.trim()) ?? [];
      const ids = rest.match(/#[\w-]+/gu) ?? [];
      if (!all || ids.length > 1) refuse(named, down);
      rules.push({
        element: element === "*" ? undefined : element,
        classes: (rest.match(/\.[\w-]+/gu) ?? []).map((each) => each.slice(1)),
        id: ids[0]?.slice(1),
        declarations,
      });
    }
  }
  const rest = text.slice(read);
  if (rest.trim() !== "")
    refuse(
      rest.trim().split("\n")[0]!,
      linesIn(text.slice(0, text.length - rest.trimStart().length)),
    );
  return rules;
}

function linesIn(text: string) {
  return text.split("\n").length - 1;
}

/** Between two semicolons: those in brackets and quotation marks part nothing. */
const piece = /(?:"[^"]*"|'[^']*'|\((?:"[^"]*"|'[^']*'|[^"'()])*\)|[^;"'()])+/gu;

/** What a style says; `undefined` where it cannot be read. */
export function parseDeclarations(style: string): Declaration[] | undefined {
  const text = style.replaceAll(/\/\*.*?\*\//gsu, " ");
  if (/[^;\s]/u.test(text.replaceAll(piece, ""))) return undefined;
  const declarations: Declaration[] = [];
  for (const each of text.match(piece) ?? []) {
    if (each.trim() === "") continue;
    const [, name, value, important] =
      /^\s*([-\w]+)\s*:\s*(\S.*?)\s*(!\s*important)?\s*$/isu.exec(each) ?? [];
    if (!name || !value) return undefined;
    declarations.push({
      name: name.toLowerCase(),
      value: value.toLowerCase(),
      isImportant: important !== undefined,
    });
  }
  return declarations;
}
