import type { Tokenizer } from "../model/tokenizer.ts";

/** In tokens: each costs time in every pass. */
const MOST = 32;

/** A name of one word, which the model cannot guess. */
const NAME = /^\p{Lu}\p{Ll}{3,}$/u;

/**
 * The tokens of some of these names, from all parts of the list alike: told of them, the model
 * spells them, and those that sound like them, far better.
 */
export function namePrompt(
  names: readonly string[],
  tokens: Pick<Tokenizer, "toTokens">,
): number[] {
  const single = [...new Set(names.flatMap((name) => name.split(" ")))].filter((name) =>
    NAME.test(name),
  );
  const told: number[] = [];
  for (const name of single.toSorted(byPlace(single))) {
    const next = tokens.toTokens(told.length === 0 ? ` ${name}` : `, ${name}`);
    if (told.length + next.length > MOST) break;
    told.push(...next);
  }
  return told;
}

/** The first, the middle, then the quarters and so on, so that the few that fit come from all parts. */
function byPlace(list: readonly string[]) {
  const order = new Map(list.map((name, at) => [name, reversed(at)]));
  return (one: string, other: string) => order.get(one)! - order.get(other)!;
}

function reversed(number: number) {
  let bits = 0;
  for (let bit = 0; bit < 10; bit++) if (number & (1 << bit)) bits |= 1 << (9 - bit);
  return bits;
}
