import { useEffect, useState, type DragEvent } from "react";

/** Why nothing was taken: more than one file came, or none but an address. */
type DropWords = { several: string; none: string };

/** What a zone needs so that a file can be dropped on it, and whether one is held over it. */
export function useFileDrop(
  take: (file: File) => void,
  refuse: (words: string) => void,
  { several, none }: DropWords,
) {
  const [isOver, setIsOver] = useState(false);

  // A file that is dropped beside the zone would be opened in place of the studio.
  useEffect(() => {
    const listening = new AbortController();
    for (const type of ["dragover", "drop"] as const)
      addEventListener(type, refuseBeside, { signal: listening.signal });
    return () => listening.abort();
  }, []);

  return {
    isOver,
    onDragOver(event: DragEvent) {
      if (!mayBeFile(event.dataTransfer)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "copy";
      setIsOver(true);
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
        setIsOver(false);
    },
    onDrop(event: DragEvent) {
      setIsOver(false);
      if (!mayBeFile(event.dataTransfer)) return;
      event.preventDefault();
      const { files } = event.dataTransfer;
      if (files.length > 1) refuse(several);
      else if (files[0]) take(files[0]);
      else refuse(none);
    },
  };
}

function mayBeFile({ types }: DataTransfer) {
  return types.includes("Files") || types.includes("text/uri-list");
}

function refuseBeside(event: globalThis.DragEvent) {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = "none";
}
