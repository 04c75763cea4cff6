const plainNumbers = [100, 50, 30, 20, 15, 12, 10, 8, 6, 5, 4, 3, 2];

/** Of how many words one is wrong, where this share is: a plain number, never too good. */
export function wordsPerError(share: number): number {
  return plainNumbers.find((words) => words * share <= 1) ?? 1;
}
