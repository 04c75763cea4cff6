import type { Remark } from "../../../content/proofreading/remark.ts";

/** The remarks on a part: on the whole of it, on each of its lines, on each of its paragraphs. */
export type RemarkPlaces = {
  whole: readonly Remark[];
  lines: ReadonlyMap<number, readonly Remark[]>;
  paragraphs: ReadonlyMap<number, ReadonlyMap<number, readonly Remark[]>>;
};

/** The remarks on a part by where they belong. */
export function remarkPlaces(remarks: readonly Remark[]): RemarkPlaces {
  const whole: Remark[] = [];
  const lines = new Map<number, Remark[]>();
  const paragraphs = new Map<number, Map<number, Remark[]>>();
  for (const remark of remarks) {
    const place = "at" in remark ? remark.at : undefined;
    if (place === undefined) whole.push(remark);
    else if (typeof place === "number") add(lines, place, remark);
    else {
      const [paragraph, sentence] = place;
      const inside = paragraphs.get(paragraph) ?? new Map<number, Remark[]>();
      paragraphs.set(paragraph, inside);
      add(inside, sentence, remark);
    }
  }
  return { whole, lines, paragraphs };
}

function add(places: Map<number, Remark[]>, place: number, remark: Remark) {
  places.set(place, [...(places.get(place) ?? []), remark]);
}
