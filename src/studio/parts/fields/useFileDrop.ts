import { useEffect, useState, type DragEvent } from "react";

/** The messages for several files, and for a link in the place of a file. */
type DropMessages = { several: string; none: string };

/** The event handlers of a drop zone, and whether a file is over it. */
export function useFileDrop(
  take: (file: File) => void,
  refuse: (words: string) => void,
  { several, none }: DropMessages,
) {
  const [isOver, setIsOver] = useState(false);

  // The browser would open a file dropped beside the zone in place of the studio.
  useEffect(() => {
    const events = new AbortController();
    for (const type of ["dragover", "drop"] as const)
      addEventListener(type, refuseBeside, { signal: events.signal });
    return () => events.abort();
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
