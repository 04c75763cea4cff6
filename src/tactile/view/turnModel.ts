import type { Triangles } from "../files/triangles.ts";
import {
  backFrom,
  between,
  cameraOf,
  firstView,
  turnedBy,
  zoomedBy,
  type Box,
  type View,
} from "./camera.ts";
import { plasterOf } from "./plaster.ts";

/** What the buttons beside a model do with it. */
export type Turning = {
  /** In degrees: anticlockwise as seen from above, and its far edge away from the eye. */
  turn: (around: number, back: number) => void;
  zoom: (times: number) => void;
  reset: () => void;
};

type Options = { signal: AbortSignal };

/** In milliseconds: how long a movement takes that is not made by hand. */
const MOVEMENT = 150;

const DEGREES_PER_PIXEL = 0.5;

const [STEP, NEARER] = [10, 1.25];

/**
 * Shows a model that can be turned by mouse, finger and keyboard, until `signal` aborts. Answers
 * `undefined` where the browser cannot draw it. The wheel stays with the page, as does a finger that
 * moves up or down if the canvas has `touch-action: pan-y`.
 */
export function turnModel(
  canvas: HTMLCanvasElement,
  surface: Triangles,
  { signal }: Options,
): Turning | undefined {
  // Browsers that have WebGL 2 have WebGL 1, too, and nothing here needs more.
  const gl = canvas.getContext("webgl");
  if (!gl?.getExtension("OES_element_index_uint")) return undefined;
  const box = boxAround(surface);
  let plaster: ReturnType<typeof plasterOf>;
  try {
    plaster = plasterOf(gl, surface, box);
  } catch {
    return undefined;
  }
  let [from, wanted, shown] = [firstView, firstView, firstView];
  let began = 0;
  let frame = 0;

  const fitted = new ResizeObserver(fit);
  fitted.observe(canvas);
  const fingers = new Map<number, { x: number; y: number }>();
  canvas.addEventListener("pointerdown", held, { signal });
  canvas.addEventListener("pointermove", moved, { signal });
  for (const type of ["pointerup", "pointercancel"] as const)
    canvas.addEventListener(type, ({ pointerId }) => fingers.delete(pointerId), { signal });
  canvas.addEventListener("keydown", pressed, { signal });
  // The browser gives the graphics card back only to those who have asked not to lose it for good.
  canvas.addEventListener("webglcontextlost", (event) => event.preventDefault(), { signal });
  canvas.addEventListener("webglcontextrestored", restored, { signal });
  signal.addEventListener("abort", end);

  const turning: Turning = {
    turn: (around, back) => move(turnedBy(wanted, around, back)),
    zoom: (times) => move(zoomedBy(wanted, times)),
    reset: () => move(backFrom(wanted)),
  };
  const keys: Partial<Record<string, () => void>> = {
    ArrowLeft: () => turning.turn(-STEP, 0),
    ArrowRight: () => turning.turn(STEP, 0),
    ArrowUp: () => turning.turn(0, STEP),
    ArrowDown: () => turning.turn(0, -STEP),
    "+": () => turning.zoom(NEARER),
    // The same key without Shift on many keyboards.
    "=": () => turning.zoom(NEARER),
    "-": () => turning.zoom(1 / NEARER),
    Home: turning.reset,
  };
  return turning;

  function move(to: View) {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return show(to);
    [from, wanted, began] = [shown, to, performance.now()];
    drawSoon();
  }

  function show(view: View) {
    [from, wanted, shown] = [view, view, view];
    drawSoon();
  }

  function drawSoon() {
    frame ||= requestAnimationFrame(draw);
  }

  function draw(now: number) {
    const share = Math.min(Math.max((now - began) / MOVEMENT, 0), 1);
    shown = between(from, wanted, 1 - (1 - share) ** 3);
    plaster.draw(cameraOf(shown, box, canvas.width / canvas.height));
    frame = 0;
    if (share < 1) drawSoon();
  }

  function fit() {
    const sharpness = Math.min(devicePixelRatio, 2);
    canvas.width = Math.max(1, Math.round(canvas.clientWidth * sharpness));
    canvas.height = Math.max(1, Math.round(canvas.clientHeight * sharpness));
    // A canvas of a new size is empty until it is drawn, so it is drawn before it is shown.
    draw(performance.now());
  }

  function held({ button, pointerId, clientX, clientY }: PointerEvent) {
    if (button !== 0 || fingers.size === 2) return;
    fingers.set(pointerId, { x: clientX, y: clientY });
    canvas.setPointerCapture(pointerId);
  }

  function moved({ pointerId, pointerType, clientX, clientY }: PointerEvent) {
    const before = fingers.get(pointerId);
    if (!before) return;
    const apart = distance();
    fingers.set(pointerId, { x: clientX, y: clientY });
    if (apart) return show(zoomedBy(wanted, distance() / apart));
    const [right, down] = [clientX - before.x, clientY - before.y];
    // A finger on its way across is never quite level.
    const back = pointerType === "touch" ? 0 : -down;
    if (right || back) show(turnedBy(wanted, right * DEGREES_PER_PIXEL, back * DEGREES_PER_PIXEL));
  }

  /** Between two fingers; 0 if there is but one. */
  function distance() {
    const [one, other] = [...fingers.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  }

  function pressed(event: KeyboardEvent) {
    const use = keys[event.key];
    if (!use || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    use();
  }

  function restored() {
    plaster = plasterOf(gl!, surface, box);
    drawSoon();
  }

  function end() {
    cancelAnimationFrame(frame);
    fitted.disconnect();
    plaster.free();
    // What stays in the page may be drawn on again, and a context that was lost would stay so.
    if (!canvas.isConnected) gl!.getExtension("WEBGL_lose_context")?.loseContext();
  }
}

function boxAround({ corners }: Triangles): Box {
  const along = (axis: number) => {
    let [least, most] = [Infinity, -Infinity];
    for (let at = axis; at < corners.length; at += 3) {
      least = Math.min(least, corners[at]!);
      most = Math.max(most, corners[at]!);
    }
    return [least, most] as const;
  };
  const [[left, right], [front, back], [foot, top]] = [along(0), along(1), along(2)];
  return { low: [left, front, foot], high: [right, back, top] };
}
