/** Asks the browser not to delete the drafts when it needs room; tells whether it agrees. */
export async function requestPersistence(): Promise<boolean> {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist());
  } catch {
    // Missing on pages without HTTPS and in older browsers.
    return false;
  }
}

/** Calls `onReturn` when the page is in front again, also after a sleep of the device. */
export function watchReturn(onReturn: () => void): () => void {
  const whenVisible = () => document.visibilityState === "visible" && onReturn();
  document.addEventListener("visibilitychange", whenVisible);
  addEventListener("pageshow", onReturn);
  return () => {
    document.removeEventListener("visibilitychange", whenVisible);
    removeEventListener("pageshow", onReturn);
  };
}

/** Has the browser ask before the page is left while `isUnsaved`. */
export function watchLeaving(isUnsaved: () => boolean): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  };
  addEventListener("beforeunload", ask);
  return () => removeEventListener("beforeunload", ask);
}

/** The keys of a Mac are named otherwise. */
export function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}
