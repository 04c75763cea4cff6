/** A small text as the device has it, for what runs before the app; all else asks `kept`. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    // Blocked: even its name throws.
    return undefined;
  }
}
