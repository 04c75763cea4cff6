/**
 * How a relief must be for fingers to read it, in millimetres: from public guidelines, until people
 * who read with their fingers say otherwise (docs/tactile.md).
 */
export const figures = {
  /** Two hands cover it. */
  plate: { width: 150, height: 190, thickness: 3, corner: 6, cut: 16, edge: 1.2 },
  /** As far from the edge of the plate a drawing stays. */
  margin: 8,
  /** The lowest part of the plate, where the label is. */
  labelHeight: 26,
  /** A part of its own, so that it can be printed standing; it is glued into a recess. */
  label: { width: 134, height: 22, thickness: 2, corner: 3, edge: 0.6, recess: 1, loose: 0.25 },
  /** Marburg Medium: never scaled. */
  braille: { dot: 1.6, high: 0.5, inCell: 2.5, cell: 6, line: 10 },
  step: 0.5,
  lowest: 1,
  highest: 8,
  levels: 5,
  line: 1.1,
  /** What stands free by more than `free` must be so thick. */
  stem: { thick: 3, free: 2.5 },
  gap: 3,
  hollow: { width: 5, depth: 0.5 },
  /** The tip of a finger covers 10: what is no longer than this on its longest side is a dot. */
  form: 15,
  texture: { patch: 6, height: 0.5 },
  rounding: 0.8,
  /** On the wall: the label, a frame that fingers find around the code, and the words in print. */
  holder: { height: 94, code: 48, words: 76, paper: 0.6, frame: 2, frameHigh: 1 },
  /** Of swell paper, on which all that is black rises. */
  swell: { outline: 1.8, line: 1, white: 1.5, dot: 1.6 },
} as const;
