/** Asks the browser not to throw the drafts away when it needs room; tells whether it agrees. */
export async function requestPersistence(): Promise<boolean> {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist());
  } catch {
    // Missing on pages without HTTPS and in older browsers.
    return false;
  }
}

/** Puts a file among the downloads. */
export function saveFile(name: string, bytes: Uint8Array, type: string) {
  const address = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the file a while after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
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

/** Asks before the page is left while `isUnsaved`. */
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
