/**
 * A document without what is blank: texts are trimmed, and what has nothing in it is left out.
 * `undefined` where nothing is left.
 */
export function withoutBlanks<Value>(value: Value): Value | undefined {
  if (typeof value === "string") return (value.trim() || undefined) as Value | undefined;
  if (Array.isArray(value)) {
    const list = value
      .map((each) => withoutBlanks<unknown>(each))
      .filter((each) => each !== undefined);
    return list.length > 0 ? (list as Value) : undefined;
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, each]) => {
    const kept = withoutBlanks<unknown>(each);
    return kept === undefined ? [] : [[key, kept]];
  });
  return entries.length > 0 ? (Object.fromEntries(entries) as Value) : undefined;
}
