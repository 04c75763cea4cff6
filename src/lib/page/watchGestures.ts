type Point = { x: number; y: number };

type Gestures = {
  /** One finger, or a mouse with its main button down, has moved so far. */
  drag: (by: Point, pointerType: string) => void;
  /** Two fingers are `factor` times as far apart, and the middle between them has moved. */
  pinch: (factor: number, middle: Point, by: Point) => void;
  /** By wheel or double click. Without it both stay with the page. */
  zoom?: (factor: number, at: Point) => void;
};

/** Tells what fingers, mouse and wheel do on `stage`, in pixels from its middle, until `signal` aborts. */
export function watchGestures(
  stage: HTMLElement,
  { drag, pinch, zoom }: Gestures,
  signal: AbortSignal,
) {
  const fingers = new Map<number, Point>();

  stage.addEventListener(
    "pointerdown",
    (event) => {
      // The menu that the other mouse button opens takes its `pointerup`: it would be down for ever.
      if (event.button !== 0 || fingers.size === 2) return;
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
      const by = { x: now.x - before.x, y: now.y - before.y };
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, now);
      if (!other) return drag(by, event.pointerType);
      const apart = distance(before, other);
      const factor = apart > 0 ? distance(now, other) / apart : 1;
      // One of two fingers has moved, so the middle between them has moved half as far.
      pinch(factor, middleOf(now, other), { x: by.x / 2, y: by.y / 2 });
    },
    { signal },
  );
  for (const end of ["pointerup", "pointercancel"] as const)
    stage.addEventListener(end, ({ pointerId }) => fingers.delete(pointerId), { signal });
  if (!zoom) return;
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

/** Calls what `keys` has for a key that is pressed in `stage`, until `signal` aborts. */
export function watchStageKeys(
  stage: HTMLElement,
  keys: Readonly<Record<string, () => void>>,
  signal: AbortSignal,
) {
  stage.addEventListener(
    "keydown",
    (event) => {
      // With a modifier these keys are the browser's own shortcuts, such as enlarging the page.
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      // The same key without Shift on many keyboards.
      const act = keys[event.key === "=" ? "+" : event.key];
      if (!act) return;
      event.preventDefault();
      act();
    },
    { signal },
  );
}

function distance(one: Point, other: Point) {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function middleOf(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
