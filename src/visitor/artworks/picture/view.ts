/** How a picture is seen: how large, and how far its middle is from the middle of the stage. */
export type View = { zoom: number; x: number; y: number };

/** The area in which a picture is shown, and the picture's size there at zoom 1, in pixels. */
export type Stage = { width: number; height: number; picture: { width: number; height: number } };

export type Point = { x: number; y: number };

export const MOST_ZOOM = 8;

export const wholeView: View = { zoom: 1, x: 0, y: 0 };

/** Larger by `factor`; the point `at`, counted from the middle of the stage, stays in its place. */
export function zoomView(view: View, factor: number, at: Point, stage: Stage): View {
  const zoom = Math.min(MOST_ZOOM, Math.max(1, view.zoom * factor));
  const grown = zoom / view.zoom;
  return keepInStage(
    { zoom, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown },
    stage,
  );
}

export function panView(view: View, by: Point, stage: Stage): View {
  return keepInStage({ ...view, x: view.x + by.x, y: view.y + by.y }, stage);
}

/** Keeps the picture in sight: it leaves no gap at an edge that it could fill. */
function keepInStage({ zoom, x, y }: View, { width, height, picture }: Stage): View {
  return {
    zoom,
    x: limit(x, Math.max(0, (picture.width * zoom - width) / 2)),
    y: limit(y, Math.max(0, (picture.height * zoom - height) / 2)),
  };
}

function limit(value: number, most: number) {
  // Adding 0 makes 0 of -0.
  return Math.min(most, Math.max(-most, value)) + 0;
}
