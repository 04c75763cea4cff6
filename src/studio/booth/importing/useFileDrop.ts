import { useEffect, useState } from "react";
import { useLatest } from "../../../lib/machine/useLatest.ts";

/**
 * Has a file dropped anywhere on the screen; answers whether one is held over it. What is dropped
 * while none is wanted would be opened in place of the studio, so it is refused.
 */
export function useFileDrop(isWanted: boolean, onFiles: (files: FileList) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const latest = useLatest({ isWanted, onFiles });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const onDrag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = latest.current.isWanted ? "copy" : "none";
      setIsOver(latest.current.isWanted);
    };
    const onLeave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setIsOver(false);
    };
    const onDrop = (event: DragEvent) => {
      setIsOver(false);
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      if (latest.current.isWanted) latest.current.onFiles(event.dataTransfer.files);
    };
    addEventListener("dragover", onDrag, { signal });
    addEventListener("dragleave", onLeave, { signal });
    addEventListener("drop", onDrop, { signal });
    return () => listening.abort();
  }, [latest]);
  return isOver;
}
