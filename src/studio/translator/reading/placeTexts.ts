import type { PartValue } from "../../words/parts/wordsParts.ts";
import { cleanText } from "./cleanText.ts";

/** A translation that has come back: where its original stood, and what that said. */
export type ReturnedText = {
  key: string;
  indices: readonly number[];
  text: string;
  original: string;
};

/** Where it belongs today, and whether its original has changed. */
type Destination = { indices: readonly number[]; text: string; isOutdated: boolean };

/**
 * Finds where each translation of a part belongs today: a sentence added or moved since has shifted
 * the others, and their codes lead to the wrong ones. So each is found by its original; one whose
 * original is nowhere goes to the place in its code, if no other translation belongs there.
 */
export function placeTexts(texts: readonly ReturnedText[], original: PartValue) {
  const today = new Map(
    textsWithIndices(original).map(({ indices, text }) => [indices.join("."), text]),
  );
  const places: Destination[] = [];
  const lost: string[] = [];
  const take = ({ text }: ReturnedText, place: string, isOutdated: boolean) => {
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
export function textsWithIndices(value: PartValue): { indices: readonly number[]; text: string }[] {
  if (value === undefined) return [];
  if (typeof value === "string") return value.trim() ? [{ indices: [], text: value }] : [];
  return value.flatMap((each, index) =>
    textsWithIndices(each).map(({ indices, text }) => ({ indices: [index, ...indices], text })),
  );
}
