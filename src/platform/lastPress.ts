/** Whether a finger or a mouse pressed what was pressed last. */
let isByHand = false;

export const lastPress = {
  /** From now on. */
  watch() {
    addEventListener("keydown", () => (isByHand = false), true);
    addEventListener("pointerdown", (event) => (isByHand = !isOfScreenReader(event)), true);
  },
  /** False where a key or a screen reader pressed it, which now says what has come of it. */
  wasByHand: () => isByHand,
};

/** A screen reader presses with something that has no size, or with a point without any weight. */
function isOfScreenReader({ width, height, pressure }: PointerEvent) {
  return (width === 0 && height === 0) || (width <= 1 && height <= 1 && pressure === 0);
}
