import { useEffect, useState } from "react";
import { useLatest } from "../../../lib/machine/useLatest.ts";

/**
 * Takes files that are dropped anywhere on the screen; answers whether one is dragged over it. While
 * none is wanted a drop is refused: the browser would open the file in place of the studio.
 */
export function useFileDrop(isWanted: boolean, onFiles: (files: FileList) => void): boolean {
  const [isDragged, setIsDragged] = useState(false);
  const latest = useLatest({ isWanted, onFiles });

  useEffect(() => {
    const unmount = new AbortController();
    const { signal } = unmount;
    const onDrag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = latest.current.isWanted ? "copy" : "none";
      setIsDragged(latest.current.isWanted);
    };
    const onLeave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setIsDragged(false);
    };
    const onDrop = (event: DragEvent) => {
      setIsDragged(false);
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      if (latest.current.isWanted) latest.current.onFiles(event.dataTransfer.files);
    };
    addEventListener("dragover", onDrag, { signal });
    addEventListener("dragleave", onLeave, { signal });
    addEventListener("drop", onDrop, { signal });
    return () => unmount.abort();
  }, [latest]);
  return isDragged;
}
