type Picker = (options: { id: string; mode: "readwrite" }) => Promise<FileSystemDirectoryHandle>;

/**
 * Has somebody choose a folder that may be written. `undefined` where the browser has no such
 * question; its answer is `undefined` where none was chosen.
 */
export function folderChooser():
  | (() => Promise<FileSystemDirectoryHandle | undefined>)
  | undefined {
  const { showDirectoryPicker } = globalThis as { showDirectoryPicker?: Picker };
  if (!showDirectoryPicker) return undefined;
  return async () => {
    try {
      return await showDirectoryPicker({ id: "guida", mode: "readwrite" });
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return undefined;
      throw error;
    }
  };
}
