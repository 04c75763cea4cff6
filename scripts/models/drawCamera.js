/** @typedef {readonly [x: number, y: number, z: number]} Vector */

/**
 * The box around a model, in millimetres.
 * @typedef {{ low: Vector, high: Vector }} Box
 */

/** @typedef {"front" | "right" | "back" | "left"} Side */

/** In degrees, from the right of the plate: where somebody stands who looks at it. */
const PLACES = { front: -90, right: 0, back: 90, left: 180 };

/** In degrees: how high above the plate the eye is. */
const UP = 38;

/** How many times the size of the model the eye is away: perspective is mild. */
const AWAY = 3.4;

/** Around the model, as a share of the picture. */
const MARGIN = 0.055;

/**
 * @param {Box} box
 * @param {Side} side
 * @param {{ width: number, height: number }} picture
 */
export function cameraOf({ low, high }, side, { width, height }) {
  const [place, up] = [(PLACES[side] / 180) * Math.PI, (UP / 180) * Math.PI];
  /** @type {Vector} */
  const toEye = [Math.cos(place) * Math.cos(up), Math.sin(place) * Math.cos(up), Math.sin(up)];
  /** @type {Vector} */
  const right = [-Math.sin(place), Math.cos(place), 0];
  /** @type {Vector} */
  const upwards = [-Math.cos(place) * Math.sin(up), -Math.sin(place) * Math.sin(up), Math.cos(up)];
  const away = Math.hypot(high[0] - low[0], high[1] - low[1]) * AWAY;
  /** @type {Vector} */
  const eye = [
    (low[0] + high[0]) / 2 + toEye[0] * away,
    (low[1] + high[1]) / 2 + toEye[1] * away,
    (low[2] + high[2]) / 2 + toEye[2] * away,
  ];

  const ends = cornersOf(low, high).map(project);
  const [left, rightmost] = rangeOf(ends.map((end) => end[0]));
  const [bottom, top] = rangeOf(ends.map((end) => end[1]));
  const scale = Math.min(
    (width * (1 - 2 * MARGIN)) / (rightmost - left),
    (height * (1 - 2 * MARGIN)) / (top - bottom),
  );
  const middleX = width / 2 - ((left + rightmost) / 2) * scale;
  const middleY = height / 2 - ((bottom + top) / 2) * scale;

  return {
    eye,
    /**
     * Where corners are in the picture, from the bottom left, and how near they are.
     * @param {Float32Array} corners
     */
    inPicture(corners) {
      const seen = new Float32Array(corners.length);
      for (let at = 0; at < corners.length; at += 3) {
        const [x, y, nearness] = project([
          corners[at] ?? 0,
          corners[at + 1] ?? 0,
          corners[at + 2] ?? 0,
        ]);
        seen[at] = middleX + x * scale;
        seen[at + 1] = middleY + y * scale;
        seen[at + 2] = nearness;
      }
      return seen;
    },
    /**
     * From the eye to what is seen in a pixel, for each millimetre that the picture goes deeper.
     * @param {number} column
     * @param {number} row
     * @returns {Vector}
     */
    rayThrough(column, row) {
      const x = (column + 0.5 - middleX) / scale;
      const y = (row + 0.5 - middleY) / scale;
      return [
        right[0] * x + upwards[0] * y - toEye[0],
        right[1] * x + upwards[1] * y - toEye[1],
        upwards[2] * y - toEye[2],
      ];
    },
  };

  /**
   * @param {Vector} point
   * @returns {Vector}
   */
  function project(point) {
    const [x, y, z] = [point[0] - eye[0], point[1] - eye[1], point[2] - eye[2]];
    const nearness = -1 / (x * toEye[0] + y * toEye[1] + z * toEye[2]);
    return [
      (x * right[0] + y * right[1]) * nearness,
      (x * upwards[0] + y * upwards[1] + z * upwards[2]) * nearness,
      nearness,
    ];
  }
}

/**
 * @param {Float32Array} corners
 * @returns {Box}
 */
export function boxAround(corners) {
  const ranges = [0, 1, 2].map((axis) => {
    let [least, most] = [Infinity, -Infinity];
    for (let at = axis; at < corners.length; at += 3) {
      least = Math.min(least, corners[at] ?? 0);
      most = Math.max(most, corners[at] ?? 0);
    }
    return /** @type {const} */ ([least, most]);
  });
  const [[left, right] = [0, 0], [front, back] = [0, 0], [foot, top] = [0, 0]] = ranges;
  return { low: [left, front, foot], high: [right, back, top] };
}

/**
 * @param {Vector} low
 * @param {Vector} high
 */
function cornersOf(low, high) {
  return [low, high].flatMap(([x]) =>
    [low, high].flatMap(([, y]) => [low, high].map(([, , z]) => /** @type {Vector} */ ([x, y, z]))),
  );
}

/**
 * @param {number[]} values
 * @returns {[number, number]}
 */
function rangeOf(values) {
  return [Math.min(...values), Math.max(...values)];
}
