/** Whether the last press was that of a finger or a mouse. */
let isByHand = false;

export const lastPress = {
  watch() {
    addEventListener("keydown", () => (isByHand = false), true);
    addEventListener("pointerdown", (event) => (isByHand = !isOfScreenReader(event)), true);
  },
  /** False after a key or a screen reader: a screen reader may then be saying what has changed. */
  wasByHand: () => isByHand,
};

/** The pointer of a screen reader has no size, or is a point without pressure. */
function isOfScreenReader({ width, height, pressure }: PointerEvent) {
  return (width === 0 && height === 0) || (width <= 1 && height <= 1 && pressure === 0);
}
