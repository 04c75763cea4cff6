/** How fast one may listen. */
export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** Whatever is stored: what is no speed is the voice's own. */
export function speedIn(stored: string | undefined): number {
  return speeds.find((speed) => String(speed) === stored) ?? 1;
}
