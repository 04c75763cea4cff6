import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { CheckedDrawing } from "../../../tactile/model/buildModel.ts";

const desk = vi.hoisted(() => vi.fn<() => Promise<CheckedDrawing>>());
vi.mock("../../desk/desk.ts", () => ({ desk }));

beforeAll(() => void vi.resetModules());
afterAll(() => void vi.resetModules());

it("a drawing that could not be checked is checked when it is asked for again, and then no more", async () => {
  const { checkOnDesk } = await import("./checkOnDesk.ts");
  const checked: CheckedDrawing = { faults: [] };
  desk.mockRejectedValueOnce(new DOMException("No worker")).mockResolvedValue(checked);
  await expect(checkOnDesk("<svg/>")).rejects.toThrow("No worker");
  expect(await checkOnDesk("<svg/>")).toBe(checked);
  expect(await checkOnDesk("<svg/>")).toBe(checked);
  expect(desk).toHaveBeenCalledTimes(2);
});
