/** A small text in the storage, for the script that runs before the app; all else asks `visits`. */
export function readStored(key: string): string | undefined {
  try {
    // While thousands of pages are rendered, the errors would take a tenth of the time.
    if (typeof localStorage === "undefined") return undefined;
    return localStorage.getItem(key) ?? undefined;
  } catch {
    // Storage is blocked: even its name throws.
    return undefined;
  }
}
