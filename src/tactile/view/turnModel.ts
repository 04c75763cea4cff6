import { watchGestures, watchStageKeys } from "../../lib/page/watchGestures.ts";
import type { Triangles } from "../files/triangles.ts";
import {
  resetView,
  interpolateViews,
  cameraOf,
  firstView,
  turnView,
  zoomView,
  type Box,
  type View,
} from "./camera.ts";
import { createPlaster } from "./plaster.ts";

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
  let plaster: ReturnType<typeof createPlaster>;
  try {
    plaster = createPlaster(gl, surface, box);
  } catch {
    return undefined;
  }
  let [from, wanted, shown] = [firstView, firstView, firstView];
  let began = 0;
  let frame = 0;

  const fitted = new ResizeObserver(fit);
  fitted.observe(canvas);
  // The browser gives the graphics card back only to those who have asked not to lose it for good.
  canvas.addEventListener("webglcontextlost", (event) => event.preventDefault(), { signal });
  canvas.addEventListener("webglcontextrestored", restored, { signal });
  signal.addEventListener("abort", end);

  const turning: Turning = {
    turn: (around, back) => move(turnView(wanted, around, back)),
    zoom: (times) => move(zoomView(wanted, times)),
    reset: () => move(resetView(wanted)),
  };
  watchGestures(
    canvas,
    {
      drag({ x, y }, pointerType) {
        // A finger on its way across is never quite level.
        const back = pointerType === "touch" ? 0 : -y;
        if (x || back) show(turnView(wanted, x * DEGREES_PER_PIXEL, back * DEGREES_PER_PIXEL));
      },
      pinch: (factor) => show(zoomView(wanted, factor)),
    },
    signal,
  );
  watchStageKeys(
    canvas,
    {
      ArrowLeft: () => turning.turn(-STEP, 0),
      ArrowRight: () => turning.turn(STEP, 0),
      ArrowUp: () => turning.turn(0, STEP),
      ArrowDown: () => turning.turn(0, -STEP),
      "+": () => turning.zoom(NEARER),
      "-": () => turning.zoom(1 / NEARER),
      Home: turning.reset,
    },
    signal,
  );
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
    shown = interpolateViews(from, wanted, 1 - (1 - share) ** 3);
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

  function restored() {
    plaster = createPlaster(gl!, surface, box);
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
