/** What a key asks of the booth. */
export type BoothKey = "record" | "again" | "play" | "keep" | "next" | "previous" | "throwAway";

const keys: Readonly<Record<string, BoothKey>> = {
  " ": "record",
  r: "again",
  a: "play",
  enter: "keep",
  arrowright: "next",
  arrowdown: "next",
  arrowleft: "previous",
  arrowup: "previous",
  escape: "throwAway",
};

type Pressed = Pick<
  KeyboardEvent,
  "key" | "repeat" | "ctrlKey" | "altKey" | "metaKey" | "shiftKey"
>;

/** `undefined` where the key means nothing here, or belongs to the browser or to a field. */
export function boothKey(
  { key, repeat, ctrlKey, altKey, metaKey, shiftKey }: Pressed,
  /** What has the focus: a button is pressed by space and Enter, a field takes them all. */
  on: "stage" | "button" | "field",
): BoothKey | undefined {
  if (ctrlKey || altKey || metaKey || shiftKey || on === "field") return undefined;
  const asked = Object.hasOwn(keys, key.toLowerCase()) ? keys[key.toLowerCase()] : undefined;
  const isMove = asked === "next" || asked === "previous";
  // A key that is held down would record, stop and record again.
  if (repeat && !isMove) return undefined;
  return on === "button" && (asked === "record" || asked === "keep") ? undefined : asked;
}
