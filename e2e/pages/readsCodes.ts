/** Whether the page's `codesWorker` answers, with its decoder; runs in the page. */
export async function readsCodes(): Promise<boolean> {
  const script = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .find((name) => name.includes("/codesWorker-"));
  if (!script) return false;
  const frame = await createImageBitmap(new ImageData(64, 48));
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(script, { type: "module" });
  const texts = await new Promise<unknown>((resolve) => {
    port1.addEventListener("message", ({ data }) => resolve(data));
    port1.start();
    worker.addEventListener("error", () => resolve(undefined));
    worker.postMessage({ frame, wanted: "", answer: port2 }, [frame, port2]);
  });
  worker.terminate();
  return Array.isArray(texts);
}
