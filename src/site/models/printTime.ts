/** As long as a printer needs, to five minutes: the slicer's estimate is no more exact than that. */
export function printTime(minutes: number): string {
  const rounded = Math.max(5, Math.round(minutes / 5) * 5);
  const [hours, rest] = [Math.floor(rounded / 60), rounded % 60];
  return [
    ...(hours > 0 ? [hours === 1 ? "1 ora" : `${hours} ore`] : []),
    ...(rest > 0 ? [`${rest} minuti`] : []),
  ].join(" e ");
}
