/** In milliseconds: a tap on the same control before that is the second half of a double tap. */
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
 * a step too far. An iPhone does not count taps in `detail`, so the time between them decides.
 */
export function isSecondTap({ currentTarget, timeStamp, detail, nativeEvent }: Tap): boolean {
  // A key or a screen reader clicks with a `detail` of 0: each of these clicks is meant.
  if (detail === 0) return false;
  // Every browser counts the clicks of a mouse, at the double-click speed set on the device.
  if ((nativeEvent as Partial<PointerEvent>).pointerType === "mouse") return detail > 1;
  const since = timeStamp - last.at;
  const isSecond = last.control === currentTarget && since >= 0 && since < DOUBLE_TAP;
  last = { control: currentTarget, at: timeStamp };
  return isSecond;
}
