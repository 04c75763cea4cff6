/** Has the studio stored on this device, where the device can: it then opens without a network. */
export function registerStudioWorker() {
  if (!import.meta.env.PROD) return;
  // Before that its downloads would compete with those that the page still waits for.
  if (document.readyState === "complete") void register();
  else addEventListener("load", () => void register(), { once: true });
}

async function register() {
  try {
    await navigator.serviceWorker?.register("/worker-studio.js", { scope: "/studio" });
  } catch {
    // Storage is blocked, or the network has gone: the studio works for as long as it is open.
  }
}
