/**
 * A value with its texts trimmed and without empty texts, lists and objects; `undefined` if nothing
 * is left.
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
    const rest = withoutBlanks<unknown>(each);
    return rest === undefined ? [] : [[key, rest]];
  });
  return entries.length > 0 ? (Object.fromEntries(entries) as Value) : undefined;
}
