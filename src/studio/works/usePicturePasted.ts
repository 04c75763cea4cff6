import { useEffect, type RefObject } from "react";
import { useLatest } from "../../lib/machine/useLatest.ts";

/** Calls `take` with a picture that is pasted on `zone`, or on the page while nobody is writing. */
export function usePicturePasted(
  zone: Readonly<RefObject<HTMLElement | null>>,
  take: (file: File) => void,
) {
  const latest = useLatest(take);
  useEffect(() => {
    const leaving = new AbortController();
    addEventListener(
      "paste",
      (event) => {
        const files = [...(event.clipboardData?.files ?? [])];
        const file = files.find(({ type }) => type.startsWith("image/")) ?? files[0];
        if (!file || event.defaultPrevented || !isMeant(zone.current)) return;
        event.preventDefault();
        latest.current(file);
      },
      { signal: leaving.signal },
    );
    return () => leaving.abort();
  }, [zone, latest]);
}

function isMeant(zone: HTMLElement | null) {
  const { activeElement } = document;
  if (zone?.contains(activeElement)) return true;
  // Behind a modal dialog there is nothing to paste on.
  if (!zone || document.querySelector("dialog:modal")) return false;
  return !activeElement?.matches(":read-write, .picture-input *");
}
