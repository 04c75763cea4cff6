import type { codesTasks } from "./codesWorker.ts";
// oxlint-disable-next-line import/default -- The build makes an address of this module.
import script from "./codesWorker.ts?worker&url";
import { workerCaller } from "../workers/workerCaller.ts";

/** It reads every frame, and fetches its decoder as soon as it is started. */
const worker = workerCaller<typeof codesTasks>(script, (_, [frame]) => [frame as Transferable]);

/**
 * The texts of the codes in what `video` shows next; one with `wanted` in it is enough. Fails where
 * the decoder cannot be had.
 */
async function read(video: HTMLVideoElement, wanted: string): Promise<string[]> {
  const { call, end } = worker.start();
  try {
    await nextFrame(video);
    return await call("read", await frameOf(video), wanted);
  } catch (error) {
    end();
    throw error;
  }
}

export const codes = { prepare: worker.start, read, close: worker.stop };

/** Frames that come while one is being read are left out: the next one read is the newest. */
function nextFrame(video: HTMLVideoElement) {
  return new Promise<unknown>((resolve) => {
    // Firefox had no `requestVideoFrameCallback` until 2024.
    if ("requestVideoFrameCallback" in video) video.requestVideoFrameCallback(resolve);
    else requestAnimationFrame(resolve);
  });
}

/** The browser's own frame where it can be had: it goes to the worker without being copied. */
function frameOf(video: HTMLVideoElement) {
  return typeof VideoFrame === "undefined" ? createImageBitmap(video) : new VideoFrame(video);
}
