const said = [100, 50, 30, 20, 15, 12, 10, 8, 6, 5, 4, 3, 2];

/** Of how many words one is wrong, where this share is: a plain number, never too good. */
export function oneWordIn(share: number): number {
  return said.find((words) => words * share <= 1) ?? 1;
}
