import { useEffect, useState, type RefObject } from "react";

/** In pixels: on a zoomed page the sizes are fractions and differ by less than one. */
const ROUNDED = 1;

/** Whether an element has more in its first child than it shows, so that keys have to scroll it. */
export function useOverflows(box: RefObject<HTMLElement | null>) {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const { current } = box;
    if (!current?.firstElementChild) return;
    const observer = new ResizeObserver(() => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = current;
      setOverflows(Math.max(scrollWidth - clientWidth, scrollHeight - clientHeight) > ROUNDED);
    });
    observer.observe(current);
    observer.observe(current.firstElementChild);
    return () => observer.disconnect();
  }, [box]);
  return overflows;
}
