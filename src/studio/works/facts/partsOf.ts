/** What stands between semicolons, but for those inside « and »; a » inside is written twice. */
export function partsOf(text: string): string[] {
  const parts = [""];
  let canQuote = true;
  for (let at = 0; at < text.length;) {
    const end = canQuote && text[at] === "«" ? endOfQuote(text, at) : at;
    // To look for the end of each « that has none would take minutes in a hostile list.
    if (end === undefined) canQuote = false;
    const next = end === undefined || end === at ? at + 1 : end;
    if (next === at + 1 && text[at] === ";") parts.push("");
    else parts[parts.length - 1] += text.slice(at, next);
    at = next;
  }
  return parts;
}

function endOfQuote(text: string, start: number): number | undefined {
  let at = text.indexOf("»", start);
  while (at >= 0 && text[at + 1] === "»") at = text.indexOf("»", at + 2);
  return at < 0 ? undefined : at + 1;
}
