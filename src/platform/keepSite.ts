/** Has the pages of the Italian site kept as they are read, where the device can. */
export function keepSite() {
  addEventListener("load", () => {
    void navigator.serviceWorker?.register("/worker.js").catch(() => {});
  });
}
