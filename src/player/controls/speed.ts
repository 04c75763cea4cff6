/** The speeds to choose from; 1 is that of the recording. */
export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** The speed that is stored, or 1 where that is none of `speeds`. */
export function speedIn(stored: string | undefined): number {
  return speeds.find((speed) => String(speed) === stored) ?? 1;
}
