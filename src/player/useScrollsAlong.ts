import { useEffect, useRef, type RefObject } from "react";

/**
 * Scrolls a text on to the sentence that sounds. A visitor who reads elsewhere must be left there,
 * so it does only where the sentence before was in view.
 */
export function useScrollsAlong(box: RefObject<HTMLElement | null>, now: number | undefined) {
  const before = useRef(now);
  useEffect(() => {
    const sentences = box.current!.querySelectorAll(".sentence");
    const wasSeen = before.current !== undefined && isInView(sentences[before.current]);
    before.current = now;
    const sentence = now === undefined ? undefined : sentences[now];
    if (wasSeen && sentence && !isInView(sentence)) sentence.scrollIntoView({ block: "center" });
  }, [box, now]);
}

function isInView(element: Element | undefined) {
  // In some browsers what is in a closed `<details>` has a rectangle too, though it is not seen.
  if (!element || element.closest("details:not([open])")) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < document.documentElement.clientHeight;
}
