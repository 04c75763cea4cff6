import type { FrameToRead } from "./codesWorker.ts";

let reader: { worker: Worker; broken: Promise<never> } | undefined;

/** Has the decoder fetched and made ready, off the main thread, where everything is read. */
function prepare() {
  if (reader) return reader;
  const worker = new Worker(new URL("./codesWorker.ts", import.meta.url), { type: "module" });
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener("error", () => reject(new Error("The decoder could not be loaded")));
  });
  // Whoever reads is told.
  broken.catch(() => {});
  reader = { worker, broken };
  return reader;
}

/**
 * The texts of the codes in what `video` shows next; one with `wanted` in it is enough. Fails where
 * the decoder cannot be had.
 */
async function read(video: HTMLVideoElement, wanted: string): Promise<string[]> {
  const { worker, broken } = prepare();
  try {
    await Promise.race([nextFrame(video), broken]);
    const frame = await frameOf(video);
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise<string[]>((resolve, reject) => {
      port1.addEventListener("message", ({ data }) =>
        "texts" in data ? resolve(data.texts) : reject(new Error(data.error)),
      );
    });
    port1.start();
    const message: FrameToRead = { frame, wanted, answer: port2 };
    worker.postMessage(message, [frame, port2]);
    return await Promise.race([answered, broken]);
  } catch (error) {
    // The next try begins with a new one.
    close();
    throw error;
  }
}

function close() {
  reader?.worker.terminate();
  reader = undefined;
}

export const codes = { prepare, read, close };

/** Frames that come while one is being read are left out: the next one read is the newest. */
function nextFrame(video: HTMLVideoElement) {
  return new Promise<unknown>((resolve) => {
    // Firefox had none until 2024.
    if ("requestVideoFrameCallback" in video) video.requestVideoFrameCallback(resolve);
    else requestAnimationFrame(resolve);
  });
}

/** The browser's own frame where it can be had: it goes to the worker without being copied. */
function frameOf(video: HTMLVideoElement) {
  return typeof VideoFrame === "undefined" ? createImageBitmap(video) : new VideoFrame(video);
}
