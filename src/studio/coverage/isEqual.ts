/** Whether two documents say exactly the same, without writing either of them out. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  if (Array.isArray(one) && Array.isArray(other)) {
    if (one.length !== other.length) return false;
    for (let n = 0; n < one.length; n++) if (!isEqual(one[n], other[n])) return false;
    return true;
  }
  const keys = Object.keys(one) as (keyof typeof one)[];
  if (keys.length !== Object.keys(other).length) return false;
  for (const key of keys) if (!isEqual(one[key], other[key])) return false;
  return true;
}
