type Point = { x: number; y: number };

type Gestures = {
  /** `at` is counted from the middle of the stage. */
  zoom: (factor: number, at: Point) => void;
  pan: (by: Point) => void;
};

/** Turns fingers, mouse and wheel on `stage` into `zoom` and `pan`, until `signal` aborts. */
export function watchGestures(stage: HTMLElement, { zoom, pan }: Gestures, signal: AbortSignal) {
  const fingers = new Map<number, Point>();

  stage.addEventListener(
    "pointerdown",
    (event) => {
      stage.setPointerCapture(event.pointerId);
      fingers.set(event.pointerId, pointOf(event));
    },
    { signal },
  );
  stage.addEventListener(
    "pointermove",
    (event) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = pointOf(event);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, now);
      if (!other) return pan({ x: now.x - before.x, y: now.y - before.y });
      // One of two fingers has moved, so the middle between them has moved half as far.
      pan({ x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 });
      const apart = Math.hypot(before.x - other.x, before.y - other.y);
      if (apart > 0)
        zoom(Math.hypot(now.x - other.x, now.y - other.y) / apart, middleOf(now, other));
    },
    { signal },
  );
  for (const end of ["pointerup", "pointercancel"] as const)
    stage.addEventListener(end, ({ pointerId }) => fingers.delete(pointerId), { signal });
  stage.addEventListener(
    "wheel",
    (event) => {
      // The browser would scroll or enlarge the whole page.
      event.preventDefault();
      // Two fingers on a touchpad arrive as a wheel with the control key, in smaller steps.
      const speed = event.ctrlKey ? 0.01 : 0.002;
      zoom(Math.exp(-event.deltaY * speed), pointOf(event));
    },
    { signal, passive: false },
  );
  stage.addEventListener("dblclick", (event) => zoom(2, pointOf(event)), { signal });

  function pointOf({ clientX, clientY }: MouseEvent): Point {
    const { left, top, width, height } = stage.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  }
}

function middleOf(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
