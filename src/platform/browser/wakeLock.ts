import { pageVisibility } from "./pageVisibility.ts";

/**
 * In milliseconds: a device that saves its battery takes the lock back at once, however often it is
 * asked, so it is asked again only after this time.
 */
const AGAIN = 30_000;

async function request() {
  return navigator.wakeLock.request("screen");
}

/**
 * Keeps the screen on until `signal` aborts, also after the page was out of view for a while, or
 * after the device has taken the lock back. Calls `tell` with whether the device agrees.
 */
export function keepScreenOn(tell: (isKept: boolean) => void, signal: AbortSignal) {
  let lock: WakeLockSentinel | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  async function ask() {
    clearTimeout(timer);
    if (pageVisibility.isHidden()) return;
    // Missing in older browsers; refused when the battery is low.
    const granted = await request().catch(() => undefined);
    // A page that comes back into view while it waits has asked twice: one of the two is enough.
    const isHeld = lock !== undefined && !lock.released;
    if (signal.aborted || isHeld) return void granted?.release();
    lock = granted;
    lock?.addEventListener("release", takenBack);
    tell(lock !== undefined);
  }
  /** A page out of view loses the lock as well, and asks again when it is back in view. */
  function takenBack({ target }: Event) {
    if (target !== lock || signal.aborted || pageVisibility.isHidden()) return;
    tell(false);
    timer = setTimeout(ask, AGAIN);
  }
  pageVisibility.watch(ask, signal);
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    void lock?.release();
  });
  void ask();
}
