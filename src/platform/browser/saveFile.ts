type TextFile = { name: string; text: string };

/** Puts a file among the downloads. One that is stored already is not read into memory. */
export function saveFile(name: string, content: Uint8Array | Blob | string, type: string) {
  const address = URL.createObjectURL(new Blob([content as BlobPart], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the file a while after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Hands a text to another app that the visitor chooses, where the device can. */
export function shareText(): ((file: TextFile) => Promise<void>) | undefined {
  // Missing in Firefox, and on most computers.
  if (!navigator.share) return undefined;
  return async ({ name, text }) => {
    const files = [new File([text], name, { type: "text/plain" })];
    try {
      await navigator.share(navigator.canShare?.({ files }) ? { files } : { text });
    } catch {
      // The visitor has chosen no app.
    }
  };
}
