import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepScreenOn } from "./wakeLock.ts";

/** Every lock that was asked for, the last one last. */
let locks: Lock[];
let page: EventTarget & { hidden?: boolean };

beforeEach(() => {
  vi.useFakeTimers();
  locks = [];
  page = new EventTarget();
  vi.stubGlobal("document", page);
  const request = async () => {
    locks.push(new Lock());
    return locks.at(-1);
  };
  vi.stubGlobal("navigator", { wakeLock: { request } });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("says when the device takes it back, and asks again, but not at once", async () => {
  const { told } = await kept();
  await locks[0]!.release();
  expect(told).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(locks).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(locks).toHaveLength(2);
  expect(told).toEqual([true, false, true]);
});

it("asks when the page is back in view, and once", async () => {
  const { told } = await kept();
  await setHidden(true);
  await locks[0]!.release();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([true]);
  await setHidden(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(locks).toHaveLength(2);
});

it("keeps one of those it was granted where it has asked twice", async () => {
  const told: boolean[] = [];
  const needed = new AbortController();
  keepScreenOn((isKept) => told.push(isKept), needed.signal);
  // The device has not answered yet.
  page.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(locks.map(({ released }) => released)).toEqual([false, true]);
  expect(told).toEqual([true]);
  needed.abort();
  expect(locks.every(({ released }) => released)).toBe(true);
});

it("gives it back when it is not needed any more, and is silent then", async () => {
  const { told, needed } = await kept();
  needed.abort();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(locks.map(({ released }) => released)).toEqual([true]);
  expect(told).toEqual([true]);
});

it("gives back what the device grants when it is not needed any more", async () => {
  const told: boolean[] = [];
  const needed = new AbortController();
  keepScreenOn((isKept) => told.push(isKept), needed.signal);
  needed.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(locks.map(({ released }) => released)).toEqual([true]);
  expect(told).toEqual([]);
});

async function kept() {
  const told: boolean[] = [];
  const needed = new AbortController();
  keepScreenOn((isKept) => told.push(isKept), needed.signal);
  await vi.advanceTimersByTimeAsync(0);
  return { told, needed };
}

async function setHidden(isHidden: boolean) {
  page.hidden = isHidden;
  page.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(0);
}

class Lock extends EventTarget {
  released = false;
  async release() {
    this.released = true;
    this.dispatchEvent(new Event("release"));
  }
}
