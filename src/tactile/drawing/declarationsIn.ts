/** “fill: none !important” of a style. Names and values are in small letters. */
export type Declaration = { name: string; value: string; isImportant: boolean };

/** Between two semicolons: those in brackets and quotation marks part nothing. */
const piece = /(?:"[^"]*"|'[^']*'|\((?:"[^"]*"|'[^']*'|[^"'()])*\)|[^;"'()])+/gu;

/** What a style says; `undefined` where it cannot be read. */
export function declarationsIn(style: string): Declaration[] | undefined {
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
