import { useCallback, useEffect, useRef, useState, type PointerEvent, type RefObject } from "react";
import { dropPlace } from "./lineOperations.ts";

/** A line that is dragged: where it came from and where it would go. */
export type LineDrag = { from: number; to: number };

/** What the handle of a line listens to. */
export type HandleEvents = Record<
  "onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel",
  (event: PointerEvent) => void
>;

/** In pixels: a pointer that moves less has pressed the handle, and drags nothing. */
const SLOP = 6;
/** In pixels: within `EDGE` of the window’s edge the page scrolls by `STEP`. */
const [EDGE, STEP] = [72, 16];

/** Lets the lines of a list be dragged by their handles, with a mouse, a pen or a finger. */
export function useLineDrag(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<LineDrag>();
  const pressed = useRef<LineDrag & { y: number; isDragging: boolean; isOver?: true }>(undefined);
  const isDragging = drag !== undefined;

  useEffect(() => {
    if (!isDragging) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      if (pressed.current) pressed.current.isOver = true;
      setDrag(undefined);
    };
    addEventListener("keydown", onKey, { capture: true });
    return () => removeEventListener("keydown", onKey, { capture: true });
  }, [isDragging]);

  const handle = useCallback(
    (from: number): HandleEvents => ({
      onPointerDown(event) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        pressed.current = { from, to: from, y: event.clientY, isDragging: false };
      },
      onPointerMove({ clientY }) {
        const press = pressed.current;
        if (!press || press.isOver || (!press.isDragging && Math.abs(clientY - press.y) < SLOP))
          return;
        press.isDragging = true;
        if (clientY < EDGE) scrollBy(0, -STEP);
        else if (clientY > innerHeight - EDGE) scrollBy(0, STEP);
        const to = dropPlace(middlesOf(list.current), from, clientY);
        press.to = to;
        setDrag((now) => (now?.to === to && now.from === from ? now : { from, to }));
      },
      onPointerUp({ currentTarget }) {
        const press = pressed.current;
        pressed.current = undefined;
        setDrag(undefined);
        if (!press?.isDragging) return;
        ignoreClick(currentTarget);
        if (!press.isOver && press.to !== from) onMove(from, press.to);
      },
      onPointerCancel() {
        pressed.current = undefined;
        setDrag(undefined);
      },
    }),
    [list, onMove],
  );
  return { drag, handle };
}

const ignore = (event: Event) => event.stopPropagation();

/** A drag ends with a click on the handle, which would open its menu. */
function ignoreClick(handle: Element) {
  handle.addEventListener("click", ignore, { capture: true });
  setTimeout(() => handle.removeEventListener("click", ignore, { capture: true }));
}

/** The edge of a line at which the dragged one would be put. */
export function dropEdge(drag: LineDrag | undefined, index: number) {
  if (!drag || drag.to === drag.from || index !== drag.to) return undefined;
  return drag.to < drag.from ? "before" : "after";
}

function middlesOf(list: HTMLElement | null): number[] {
  return [...(list?.children ?? [])].map((line) => {
    const { top, height } = line.getBoundingClientRect();
    return top + height / 2;
  });
}
