import { slugify } from "./slugify.ts";
import { longest } from "./limits.ts";

/** Why no work can have an address; `undefined` where one can. */
export function problemOfSlug(slug: string): string | undefined {
  if (slug === "museum" || slug === "tour" || /^(?:tour|touch)-/.test(slug))
    return "Its files would be taken for those of the museum, of the tour or of a touch guide: choose another address";
  if (/^(?:con|prn|aux|nul)$/.test(slug))
    return "Windows has no files of this name: choose another address, or a longer one";
  // Every object of JavaScript has something of this name.
  return slug === "constructor" ? "Choose another address, or a longer one" : undefined;
}

/** The address of a new work by its title: letters and dashes, and no other work has it. */
export function slugFor(title: string, taken: ReadonlySet<string>): string {
  const named = slugify(title) || "opera";
  // A second work called “Touch” would have the address of a touch guide.
  const next = taken.has(named) ? withEnding(named, 2) : named;
  const base = (problemOfSlug(named) ?? problemOfSlug(next)) ? `opera-${named}` : named;
  // One by one, five thousand works “Senza titolo” took ten seconds.
  let free = 1;
  while (taken.has(withEnding(base, free))) free *= 2;
  let used = Math.floor(free / 2);
  while (free - used > 1) {
    const middle = Math.floor((free + used) / 2);
    if (taken.has(withEnding(base, middle))) used = middle;
    else free = middle;
  }
  return withEnding(base, free);
}

function withEnding(base: string, count: number): string {
  const ending = count === 1 ? "" : `-${letters(count)}`;
  return base.slice(0, longest.address - ending.length).replace(/-+$/, "") + ending;
}

/** 2 is b, 26 is z, 27 is aa. */
function letters(count: number): string {
  const last = String.fromCharCode(97 + ((count - 1) % 26));
  return count <= 26 ? last : letters(Math.floor((count - 1) / 26)) + last;
}
