/** How a picture is seen: how large, and how far its middle is from the middle of the stage. */
export type View = { zoom: number; x: number; y: number };

/** What it is seen on, and how large it is there as a whole, in pixels. */
export type Stage = { width: number; height: number; picture: { width: number; height: number } };

type Point = { x: number; y: number };

export const MOST_ZOOM = 8;

export const whole: View = { zoom: 1, x: 0, y: 0 };

/** Larger or smaller by `factor`; what is at `at`, seen from the middle of the stage, stays there. */
export function zoomed(view: View, factor: number, at: Point, stage: Stage): View {
  const zoom = Math.min(MOST_ZOOM, Math.max(1, view.zoom * factor));
  const grown = zoom / view.zoom;
  return within(
    { zoom, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown },
    stage,
  );
}

export function panned(view: View, by: Point, stage: Stage): View {
  return within({ ...view, x: view.x + by.x, y: view.y + by.y }, stage);
}

/** The picture leaves no gap beside it that it could fill, and cannot be lost out of sight. */
function within({ zoom, x, y }: View, { width, height, picture }: Stage): View {
  return {
    zoom,
    x: between(x, Math.max(0, (picture.width * zoom - width) / 2)),
    y: between(y, Math.max(0, (picture.height * zoom - height) / 2)),
  };
}

function between(value: number, most: number) {
  // Adding 0 makes 0 of -0.
  return Math.min(most, Math.max(-most, value)) + 0;
}
