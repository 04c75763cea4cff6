import { beforeEach, expect, it, vi } from "vitest";
import { ownEars } from "../../platform/ears/ownEars.ts";
import { network } from "../../platform/offline/network.ts";
import { performEars } from "./performEars.ts";
import { measuredSpeed } from "./measuredSpeed.ts";

const fast = { many: 60, one: 12, threads: 4 };
const slow = { many: 0.5, one: 0.1, threads: 1 };

beforeEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ["is fast", fast, true, { type: "tried", sizes: ["small", "base"] }],
  ["is slow", slow, true, { type: "tried", sizes: [] }],
  ["cannot compute", undefined, true, { type: "tried", sizes: [] }],
  ["cannot be reached", undefined, false, { type: "notTried" }],
] as const)("a device that %s", async (_, speed, answers, told) => {
  const { heard, written } = await tried(speed, answers);
  expect(heard).toEqual([told]);
  expect(written).toEqual(told.type === "tried" ? [speed] : []);
});

it("tells nothing of a check that was cancelled, and remembers nothing", async () => {
  const { heard, written } = await tried(fast, true, AbortSignal.abort());
  expect(heard).toEqual([]);
  expect(written).toEqual([]);
});

/** What is told after the device was tried, each size by its name, and what is remembered. */
async function tried(
  speed: typeof fast | undefined,
  answers: boolean,
  signal = new AbortController().signal,
) {
  const measure = vi.spyOn(ownEars, "measure").mockResolvedValue(speed);
  const answered = vi.spyOn(network, "answers").mockResolvedValue(answers);
  const write = vi.spyOn(measuredSpeed, "write").mockReturnValue();
  const heard: object[] = [];
  performEars([
    { size: "base", bytes: 1, list: "/base/files.json", files: "/base/ears.json" },
    { size: "small", bytes: 2, list: "/small/files.json", files: "/small/ears.json" },
  ])(
    { do: "try" },
    (event) =>
      heard.push(
        "sizes" in event ? { ...event, sizes: event.sizes.map(({ size }) => size) } : event,
      ),
    signal,
  );
  await vi.waitFor(() => expect(heard.length > 0 || signal.aborted).toBe(true));
  // The small one tells how fast the device is, and is the shorter download.
  for (const [file] of [...measure.mock.calls, ...answered.mock.calls])
    expect(file).toBe("/base/ears.json");
  return { heard, written: write.mock.calls.map(([remembered]) => remembered) };
}
