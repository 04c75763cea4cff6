/** A small text in the storage, for the script that runs before the app; all else asks `visits`. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    // Storage is blocked: even its name throws.
    return undefined;
  }
}
