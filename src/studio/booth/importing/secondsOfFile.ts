/** In milliseconds: what the browser does not know of a file by then, it will not tell. */
const PATIENCE = 10_000;

/**
 * How long a sound file says that it lasts: hours of sound would fill the memory if they were
 * decoded first. `undefined` where it does not say.
 */
export function secondsOfFile(file: Blob, signal: AbortSignal): Promise<number | undefined> {
  const address = URL.createObjectURL(file);
  const element = document.createElement("audio");
  return new Promise<number | undefined>((resolve) => {
    const answer = () => resolve(Number.isFinite(element.duration) ? element.duration : undefined);
    for (const type of ["loadedmetadata", "error"]) element.addEventListener(type, answer);
    // Not `AbortSignal.any`, which Safari has only since 2024.
    for (const over of [signal, AbortSignal.timeout(PATIENCE)])
      over.addEventListener("abort", answer);
    element.preload = "metadata";
    element.src = address;
  }).finally(() => {
    element.removeAttribute("src");
    URL.revokeObjectURL(address);
  });
}
