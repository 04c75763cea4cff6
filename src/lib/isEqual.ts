/**
 * Whether two values say the same in JSON, in whichever order their fields are: one that is
 * `undefined` is not in a file, so a document that has it there has not changed.
 */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
    return one.every((each, at) => isEqual(each, other[at]));
  }
  const keys = keysOf(one);
  // Every object inherits a `constructor`, which may be the address of a work.
  const isSameField = (key: string) =>
    Object.hasOwn(other, key) && isEqual(fieldOf(one, key), fieldOf(other, key));
  return keys.length === keysOf(other).length && keys.every(isSameField);
}

function keysOf(value: object) {
  return Object.keys(value).filter((key) => fieldOf(value, key) !== undefined);
}

function fieldOf(value: object, key: string): unknown {
  return value[key as keyof typeof value];
}
