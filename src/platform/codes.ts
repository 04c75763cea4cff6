import { addressKept } from "./addressKept.ts";
import type { FrameToRead } from "./codesWorker.ts";
// oxlint-disable-next-line import/default -- The build makes an address of this module.
import script from "./codesWorker.ts?worker&url";

let reader: Worker | undefined;

/** Has the decoder fetched and made ready in a worker, which reads every frame. */
function prepare(): Worker {
  if (reader) return reader;
  const worker = new Worker(addressKept(script), { type: "module" });
  // A worker that cannot be fetched now may be had later, so the next reading tries again.
  worker.addEventListener("error", () => drop(worker));
  reader = worker;
  return worker;
}

/**
 * The texts of the codes in what `video` shows next; one with `wanted` in it is enough. Fails where
 * the decoder cannot be had.
 */
async function read(video: HTMLVideoElement, wanted: string): Promise<string[]> {
  const worker = prepare();
  const listening = new AbortController();
  const broken = new Promise<never>((_, reject) => {
    const { signal } = listening;
    worker.addEventListener("error", () => reject(new Error("No decoder")), { signal });
  });
  try {
    return await Promise.race([broken, ask(worker, video, wanted)]);
  } catch (error) {
    drop(worker);
    throw error;
  } finally {
    listening.abort();
  }
}

async function ask(worker: Worker, video: HTMLVideoElement, wanted: string): Promise<string[]> {
  await nextFrame(video);
  const frame = await frameOf(video);
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise<string[] | undefined>((resolve) => {
    port1.addEventListener("message", ({ data }) => resolve(data));
  });
  port1.start();
  const message: FrameToRead = { frame, wanted, answer: port2 };
  worker.postMessage(message, [frame, port2]);
  const texts = await answered;
  if (!texts) throw new Error("No decoder");
  return texts;
}

function drop(worker: Worker) {
  worker.terminate();
  if (reader === worker) reader = undefined;
}

function close() {
  if (reader) drop(reader);
}

export const codes = { prepare, read, close };

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
