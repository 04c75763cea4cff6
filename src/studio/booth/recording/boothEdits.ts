import type { BoothDocument, Take } from "../../draft/documents/boothDocument.ts";
import { sentenceKey } from "../../draft/readings/sentenceKey.ts";

/** Adds takes; each is chosen for its sentence where `isChosen`, or where it is the first. */
export function withTakes(
  booth: BoothDocument | undefined,
  added: readonly (readonly [id: string, take: Take])[],
  isChosen: boolean,
): BoothDocument {
  const takes = { ...booth?.takes, ...Object.fromEntries(added) };
  const chosen = { ...booth?.chosen };
  for (const [id, { said }] of added)
    if (isChosen || !takes[chosen[sentenceKey(said)] ?? ""]) chosen[sentenceKey(said)] = id;
  return { ...booth, takes, chosen };
}

/** Chooses another take for its sentence. */
export function withChosen(booth: BoothDocument | undefined, id: string): BoothDocument {
  const said = booth?.takes?.[id]?.said;
  if (said === undefined) return booth ?? {};
  return { ...booth, chosen: { ...booth?.chosen, [sentenceKey(said)]: id } };
}

/** Removes a take; where it was the chosen one, the newest of the others is chosen. */
export function withoutTake(booth: BoothDocument | undefined, id: string): BoothDocument {
  const { [id]: gone, ...takes } = booth?.takes ?? {};
  if (!gone) return booth ?? {};
  const key = sentenceKey(gone.said);
  const { [key]: chosenId, ...others } = booth?.chosen ?? {};
  const left = Object.entries(takes)
    .filter(([, { said }]) => sentenceKey(said) === key)
    .toSorted(([, one], [, other]) => one.at - other.at);
  const next = chosenId === id ? left.at(-1)?.[0] : chosenId;
  return { ...booth, takes, chosen: { ...others, ...(next && { [key]: next }) } };
}
