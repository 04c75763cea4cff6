import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { resumeAudio } from "./resumeAudio.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("waits for a device that takes a while", async () => {
  const slow = new Promise<void>((resolve) => setTimeout(resolve, 5_000));
  const started = resumeAudio({ resume: () => slow });
  await vi.advanceTimersByTimeAsync(5_000);
  await expect(started).resolves.toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});

it("gives up on a computer that has nothing to sound with", async () => {
  const started = resumeAudio({ resume: () => new Promise(() => {}) }).catch(
    (error: unknown) => error,
  );
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await started).toMatchObject({ name: "NotReadableError" });
});

it("tells at once what the device refuses", async () => {
  const refused = new DOMException("No", "NotAllowedError");
  const started = resumeAudio({ resume: () => Promise.reject(refused) });
  await expect(started).rejects.toBe(refused);
  expect(vi.getTimerCount()).toBe(0);
});
