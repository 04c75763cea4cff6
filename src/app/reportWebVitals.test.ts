import { beforeEach, expect, it, vi } from "vitest";
import { reportWebVitals } from "./reportWebVitals.ts";

const loaded = vi.fn<() => void>();
const measure = vi.fn<(callback: unknown) => void>();
const callback = () => {};

beforeEach(() => {
  vi.doMock("web-vitals", () => {
    loaded();
    return { onCLS: measure, onFCP: measure, onINP: measure, onLCP: measure, onTTFB: measure };
  });
});

it("does nothing and loads nothing without a callback, then reports five metrics to one", async () => {
  await reportWebVitals();
  expect(loaded).not.toHaveBeenCalled();
  await reportWebVitals(callback);
  expect(measure.mock.calls).toEqual(Array.from({ length: 5 }, () => [callback]));
});
