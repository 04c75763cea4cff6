import { expect, it, vi } from "vitest";
import type { Call } from "../workers/answerCalls.ts";

vi.mock("./readCodes.ts", () => ({
  prepareCodes: async () => {},
  readCodes: async () => ["text"],
}));

it("reads every frame from a canvas of 640 × 480", async () => {
  const canvas = vi.fn<(width: number, height: number) => void>();
  const context = { setTransform() {}, drawImage() {}, getImageData: vi.fn<() => void>() };
  class Canvas {
    constructor(
      readonly width: number,
      readonly height: number,
    ) {
      canvas(width, height);
    }
    getContext = () => context;
  }
  const listen = vi.fn<(type: string, read: (event: object) => Promise<void>) => void>();
  vi.stubGlobal("OffscreenCanvas", Canvas);
  const answer = vi.fn<(message: unknown) => void>();
  vi.stubGlobal("addEventListener", listen);
  vi.stubGlobal("postMessage", answer);
  await import("./codesWorker.ts");

  const frame = { width: 1280, height: 960, close() {} };
  const call: Call = [1, "read", [frame, ""]];
  await listen.mock.lastCall![1]({ data: call });
  expect(answer.mock.calls).toEqual([[[1, ["text"]], { transfer: [] }]]);
  expect(canvas.mock.calls).toEqual([[640, 480]]);
  expect(context.getImageData).toHaveBeenLastCalledWith(0, 0, 640, 480);
});
