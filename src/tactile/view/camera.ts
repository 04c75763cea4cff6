/** How a model is seen: turned on its table and tilted back, in degrees, and how near it is. */
export type View = { turned: number; tilted: number; zoom: number };

/** The box around a model, in millimetres. */
export type Box = { low: Vector; high: Vector };

type Vector = readonly [x: number, y: number, z: number];

export type Camera = {
  /** From millimetres to what WebGL shows, column by column. */
  toScreen: Float32Array;
  /** Where the light and the eye are, as the model sees them. */
  light: Vector;
  eye: Vector;
};

export const firstView: View = { turned: -16, tilted: 36, zoom: 1 };

/** In degrees: nobody gets to see the empty back, or only the edge. */
const TILTS = [-10, 85] as const;

const ZOOMS = [0.7, 4] as const;

/** Half the angle under which the eye sees the height of the screen. */
const HALF_ANGLE = radians(10);

/** Low and from the top left: relief is seen by its shadows. It stays when the model turns. */
const LIGHT: Vector = [-0.86, 0.3, 0.3];

export function turnView(view: View, around: number, back: number): View {
  return {
    ...view,
    turned: view.turned + around,
    tilted: within(TILTS, view.tilted + back),
  };
}

export function zoomView(view: View, times: number): View {
  return { ...view, zoom: within(ZOOMS, view.zoom * times) };
}

/** The first view, by the shortest way. */
export function resetView({ turned }: View): View {
  const rounds = Math.round((turned - firstView.turned) / 360);
  return { ...firstView, turned: firstView.turned + rounds * 360 };
}

/** What is seen on the way from one view to another. */
export function interpolateViews(from: View, to: View, share: number): View {
  const mixed = (one: number, other: number) => one + (other - one) * share;
  return {
    turned: mixed(from.turned, to.turned),
    tilted: mixed(from.tilted, to.tilted),
    zoom: mixed(from.zoom, to.zoom),
  };
}

export function cameraOf(view: View, { low, high }: Box, aspect: number): Camera {
  const [turnCos, turnSin] = cosAndSin(view.turned);
  const [tiltCos, tiltSin] = cosAndSin(view.tilted);
  const right: Vector = [turnCos, -turnSin, 0];
  const up: Vector = [turnSin * tiltCos, turnCos * tiltCos, tiltSin];
  const eye: Vector = [-turnSin * tiltSin, -turnCos * tiltSin, tiltCos];
  const reach = Math.hypot(high[0] - low[0], high[1] - low[1]) / 2;
  const steep = 1 / Math.tan(HALF_ANGLE);
  // All of it is seen however it is turned; looked at from above, a plate that stands upright.
  const distance = (Math.max(reach / aspect, reach * 0.84) * steep + reach / 2) / view.zoom;
  const [near, far] = [distance - reach * 1.5, distance + reach * 1.5];
  const nearest = Math.max(near, distance / 50);
  const depth = (far + nearest) / (far - nearest);
  const middle: Vector = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2];
  const rows = [
    row(right, steep / aspect, 0),
    row(up, steep, 0),
    row(eye, -depth, depth * distance - (2 * far * nearest) / (far - nearest)),
    row(eye, -1, distance),
  ];
  return {
    toScreen: new Float32Array([0, 1, 2, 3].flatMap((column) => rows.map((each) => each[column]!))),
    light: unit(sum(right, LIGHT[0], up, LIGHT[1], eye, LIGHT[2])),
    eye,
  };

  function row(axis: Vector, scale: number, shift: number) {
    return [...axis.map((part) => part * scale), shift - dot(axis, middle) * scale];
  }
}

function within([least, most]: readonly [number, number], value: number) {
  return Math.min(Math.max(value, least), most);
}

function radians(degrees: number) {
  return (degrees / 180) * Math.PI;
}

function cosAndSin(degrees: number) {
  return [Math.cos(radians(degrees)), Math.sin(radians(degrees))] as const;
}

function dot(one: Vector, other: Vector) {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
}

function sum(a: Vector, byA: number, b: Vector, byB: number, c: Vector, byC: number): Vector {
  const part = (axis: 0 | 1 | 2) => a[axis] * byA + b[axis] * byB + c[axis] * byC;
  return [part(0), part(1), part(2)];
}

function unit(vector: Vector): Vector {
  const length = Math.sqrt(dot(vector, vector));
  return [vector[0] / length, vector[1] / length, vector[2] / length];
}
