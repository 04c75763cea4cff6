import { pageVisibility } from "./pageVisibility.ts";

/**
 * Keeps the screen on until `signal` aborts, also after the page was out of view for a while.
 * Calls `tell` with whether the device agrees.
 */
export function keepScreenOn(tell: (isKept: boolean) => void, signal: AbortSignal) {
  let lock: WakeLockSentinel | undefined;
  async function ask() {
    if (pageVisibility.isHidden()) return;
    try {
      // Missing in older browsers; refused when the battery is low.
      lock = await navigator.wakeLock.request("screen");
    } catch {
      lock = undefined;
    }
    if (signal.aborted) return void lock?.release();
    tell(lock !== undefined);
  }
  pageVisibility.watch(ask, signal);
  signal.addEventListener("abort", () => lock?.release());
  void ask();
}
