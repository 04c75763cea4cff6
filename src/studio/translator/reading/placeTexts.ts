import type { PartValue } from "../../words/parts/wordsParts.ts";
import { cleanText } from "./cleanText.ts";

/** A translation as it came back: where its original was, and what that said. */
export type Sent = { key: string; indices: readonly number[]; text: string; original: string };

/** Where it belongs today, and whether its original says something else by now. */
type Placed = { indices: readonly number[]; text: string; isOutdated: boolean };

/**
 * Finds where each translation of a part belongs: a sentence that was put in or moved since has
 * shifted the others, and a code would lead to the wrong one. By its original it is found again;
 * what is found nowhere is where it was, if no other is there.
 */
export function placeTexts(texts: readonly Sent[], original: PartValue) {
  const today = new Map(textsIn(original).map(({ indices, text }) => [indices.join("."), text]));
  const places: Placed[] = [];
  const lost: string[] = [];
  const take = ({ text }: Sent, place: string, isOutdated: boolean) => {
    today.delete(place);
    places.push({ indices: place.split(".").filter(Boolean).map(Number), text, isOutdated });
  };
  const moved = texts.filter((sent) => {
    const place = sent.indices.join(".");
    const isThere = today.has(place) && cleanText(today.get(place)!) === sent.original;
    if (isThere) take(sent, place, false);
    return !isThere;
  });
  const changed = moved.filter((sent) => {
    const place = [...today].find(([, text]) => cleanText(text) === sent.original)?.[0];
    if (place !== undefined) take(sent, place, false);
    return place === undefined;
  });
  for (const sent of changed) {
    const place = sent.indices.join(".");
    if (today.has(place)) take(sent, place, true);
    else lost.push(sent.key);
  }
  return { places, lost };
}

/** Each text of a part with the numbers that lead to it; what is blank needs no translation. */
export function textsIn(value: PartValue): { indices: readonly number[]; text: string }[] {
  if (value === undefined) return [];
  if (typeof value === "string") return value.trim() ? [{ indices: [], text: value }] : [];
  return value.flatMap((each, index) =>
    textsIn(each).map(({ indices, text }) => ({ indices: [index, ...indices], text })),
  );
}
