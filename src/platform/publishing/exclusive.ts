/**
 * Does something that no other tab does at the same time, or answers `busy` at once where one is at
 * it. The lock is given back when this is done, and when the tab is closed.
 */
export async function exclusive<Result>(
  name: string,
  act: () => Promise<Result>,
): Promise<Result | "busy"> {
  // Missing on pages without HTTPS, which cannot publish anyway.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return act();
  return locks.request(name, { ifAvailable: true }, (lock) => (lock ? act() : ("busy" as const)));
}
