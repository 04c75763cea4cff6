import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { withTimeout } from "./withTimeout.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("hands on what arrives in time, and leaves no timer behind", async () => {
  await expect(withTimeout(120_000, Promise.resolve("chunk"))).resolves.toBe("chunk");
  expect(vi.getTimerCount()).toBe(0);
});

it("hands on a failure as it is", async () => {
  await expect(withTimeout(120_000, Promise.reject(new Error("404")))).rejects.toThrow("404");
  expect(vi.getTimerCount()).toBe(0);
});

it("waits until the last moment and fails after it", async () => {
  let outcome = "waiting";
  withTimeout(120_000, new Promise(() => {})).catch((error: Error) => (outcome = error.message));
  await vi.advanceTimersByTimeAsync(119_999);
  expect(outcome).toBe("waiting");
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toBe("A part of this page did not arrive within 120 s");
});
