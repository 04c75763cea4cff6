/** Whether the page's `codesWorker` answers, with its decoder; runs in the page. */
export async function readsCodes(): Promise<boolean> {
  const script = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .find((name) => name.includes("/codesWorker-"));
  if (!script) return false;
  const frame = await createImageBitmap(new ImageData(64, 48));
  const worker = new Worker(script, { type: "module" });
  const texts = await new Promise<unknown>((resolve) => {
    worker.addEventListener("message", ({ data }) => resolve(data[1]));
    worker.addEventListener("error", () => resolve(undefined));
    worker.postMessage([1, "read", [frame, ""]], [frame]);
  });
  worker.terminate();
  return Array.isArray(texts);
}
