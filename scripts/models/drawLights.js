/**
 * A direction that light comes from, as the plate sees it: x right, y away from the reader, z up.
 * @typedef {{
 *   from: readonly [x: number, y: number, z: number],
 *   source: "window" | "room",
 *   strength: number,
 * }} Light
 */

/** In degrees: where the window is, seen from the plate, and how large. */
const WINDOW = { around: 138, up: 22, wide: 7, high: 5 };

const RAYS = { window: 22, room: 34 };

/** The lowest ray from the walls of the room: as the sine of the angle under which it comes. */
const LEVEL = Math.sqrt(1 - 0.98 ** 2);

/**
 * A low window at the top left of the plate, and what the walls of the room give back of it. All the
 * rays of each together give 1 to what looks straight at the window, or straight up.
 * @type {readonly Light[]}
 */
export const lights = [
  ...spiral(RAYS.window).map(([radius, angle]) => ({
    from: direction(
      WINDOW.around + radius * Math.cos(angle) * WINDOW.wide,
      WINDOW.up + radius * Math.sin(angle) * WINDOW.high,
    ),
    source: /** @type {const} */ ("window"),
    strength: 1 / RAYS.window,
  })),
  ...spiral(RAYS.room).map(([radius, angle]) => {
    const [x, y] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
    const z = Math.max(Math.sqrt(1 - radius ** 2), LEVEL);
    // The wall beside the window is brighter than the one opposite.
    const brightness = 1 + (0.6 * (y - x)) / Math.SQRT2;
    return {
      from: /** @type {const} */ ([x, y, z]),
      source: /** @type {const} */ ("room"),
      // The rays are spread as they fall on a level surface, which gets fewer low ones: those count more.
      strength: brightness / z / RAYS.room,
    };
  }),
];

/**
 * Points evenly spread over a circle, as radius and angle.
 * @param {number} count
 */
function spiral(count) {
  const golden = Math.PI * (3 - Math.sqrt(5));
  return Array.from(
    { length: count },
    (_, place) => /** @type {const} */ ([Math.sqrt((place + 0.5) / count), place * golden]),
  );
}

/**
 * @param {number} around in degrees, from the right
 * @param {number} up in degrees
 */
function direction(around, up) {
  const [turned, risen] = [(around / 180) * Math.PI, (up / 180) * Math.PI];
  const level = Math.cos(risen);
  return /** @type {const} */ ([
    Math.cos(turned) * level,
    Math.sin(turned) * level,
    Math.sin(risen),
  ]);
}
