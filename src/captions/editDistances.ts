/**
 * The edit distances from `one` to the first n items of `other`, for every n. It gives up once all
 * of them are more than `most`; the last one, to the whole of `other`, is more then too.
 */
export function editDistances<Item>(one: ArrayLike<Item>, other: ArrayLike<Item>, most = Infinity) {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let line = 0; line < one.length; line++) {
    const next = [line + 1];
    let fewest = line + 1;
    for (let column = 0; column < other.length; column++) {
      const kept = row[column]! + (one[line] === other[column] ? 0 : 1);
      const least = Math.min(kept, row[column + 1]! + 1, next[column]! + 1);
      next.push(least);
      if (least < fewest) fewest = least;
    }
    row = next;
    if (fewest > most) break;
  }
  return row;
}
