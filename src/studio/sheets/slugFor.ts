import { addressFrom } from "../../content/addressFrom.ts";
import { longest } from "../../content/longest.ts";

/** Names that files of a museum have already, or that Windows and JavaScript keep for themselves. */
const reserved = /^(?:museum|tour|tour-.*|touch-.*|con|prn|aux|nul|constructor)$/;

/** The address of a new work by its title: letters and dashes, and no other work has it. */
export function slugFor(title: string, taken: ReadonlySet<string>): string {
  const named = addressFrom(title) || "opera";
  const base = reserved.test(named) ? `opera-${named}` : named;
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
