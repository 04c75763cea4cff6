/** Asks the browser to delete nothing by itself. It may ask the visitor, so no answer is waited for. */
export function requestPersistentStorage() {
  void navigator.storage?.persist?.().catch(() => {});
}

/** Whether the browser has promised to delete nothing by itself. */
export async function isStoragePersistent(): Promise<boolean> {
  try {
    return await navigator.storage.persisted();
  } catch {
    // Missing on pages without HTTPS and in older browsers.
    return false;
  }
}
