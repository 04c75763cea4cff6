type TextFile = { name: string; text: string };

/** Puts a text among the visitor's downloads. */
function save({ name, text }: TextFile) {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the file a while after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Hands a text to another app that the visitor chooses, where the device can. */
function share(): ((file: TextFile) => Promise<void>) | undefined {
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

export const textFile = { save, share };
