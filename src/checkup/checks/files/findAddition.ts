/** The places of a page where hosts put something of their own, each before or after a tag. */
const places: readonly [tag: RegExp, side: "before" | "after"][] = [
  [/^/, "before"],
  [/<head[^>]*>/i, "after"],
  [/<\/head>/i, "before"],
  [/<body[^>]*>/i, "after"],
  [/<\/body>/i, "before"],
  [/<\/body>/i, "after"],
  [/<\/html>/i, "before"],
  [/$/, "before"],
];

/** What our pages have none of. A script of ours lies with the page, or holds data. */
const foreign =
  /<script\b(?![^>]*\btype="application\/(?:ld\+)?json")(?:(?![^>]*\bsrc=)|[^>]*\bsrc="(?:https?:)?\/\/)[^>]*>|<iframe\b[^>]*\bsrc="(?:https?:)?\/\/[^>]*>|cdn-cgi|rocket-loader/i;

/**
 * What a host has put into a page on its way: where taking that out gives the page that was
 * published, its very words; else the first thing in it that no page of ours has. `undefined` where
 * nothing was put in.
 */
export async function findAddition(
  page: Uint8Array<ArrayBuffer>,
  bytes: number,
  isPublished: (content: Uint8Array<ArrayBuffer>) => Promise<boolean>,
): Promise<string | undefined> {
  const decoder = new TextDecoder();
  // Each byte as one character, so that places in the text are places in the bytes.
  const text = new TextDecoder("latin1").decode(page);
  const more = page.length - bytes;
  if (more > 0)
    for (const [tag, side] of places) {
      const found = tag.exec(text);
      if (!found) continue;
      const end = found.index + (side === "after" ? found[0].length : 0);
      // Put before a tag it ends there, put after one it begins there.
      for (const start of side === "after" || end === 0 ? [end] : [end - more]) {
        if (start < 0 || start + more > page.length) continue;
        const without = new Uint8Array(bytes);
        without.set(page.subarray(0, start));
        without.set(page.subarray(start + more), start);
        // oxlint-disable-next-line no-await-in-loop -- the first place that fits ends it
        if (await isPublished(without)) return decoder.decode(page.subarray(start, start + more));
      }
    }
  return foreign.exec(decoder.decode(page))?.[0];
}
