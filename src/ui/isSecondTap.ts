const DOUBLE_TAP = 350;

type Tap = {
  currentTarget: unknown;
  timeStamp: number;
  detail: number;
  nativeEvent: object;
};

let last = { control: undefined as unknown, at: 0 };

/**
 * Whether this is the second half of a double tap on one control, which would undo the first, or go
 * a step too far. The clock tells: an iPhone does not count taps.
 */
export function isSecondTap({ currentTarget, timeStamp, detail, nativeEvent }: Tap): boolean {
  // What comes from a key or a screen reader is no tap, and meant as often as it comes.
  if (detail === 0) return false;
  // The clicks of a mouse are counted everywhere, by the speed that its owner has set.
  if ((nativeEvent as Partial<PointerEvent>).pointerType === "mouse") return detail > 1;
  const since = timeStamp - last.at;
  const isSecond = last.control === currentTarget && since >= 0 && since < DOUBLE_TAP;
  last = { control: currentTarget, at: timeStamp };
  return isSecond;
}
