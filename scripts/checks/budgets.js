/**
 * The most JavaScript and data that a first visit to a page may load, in kB with brotli, in the
 * language that needs most, also where ears are published. Raising one is a decision: say why in
 * the commit.
 */
const kinds = {
  site: 0.8,
  // Its own script: progress, read-along, printing.
  course: 3,
  visitor: 109.2,
  // Publishing is a screen of its own, and shares parts with the start.
  studio: 107.8,
};

/**
 * The pages that need more than others of their kind, and those that must stay lighter.
 * @type {Record<string, number>}
 */
export const exceptions = {
  // Where every visit begins, often on a poor network: what slips in here, everybody waits for.
  "/:museum": 106.1,
  // Where works are found from: what one work needs, such as the player, comes with that work.
  "/:museum/list": 106.8,
  // The offer to keep the visit on the device, with all that can go wrong with it.
  "/:museum/disability": 109.8,
  // The words for museum staff.
  "/:museum/lent": 109.5,
  // The player, with read-along, speed and lock screen.
  "/:museum/artwork-description/:artworkId": 113.5,
  // The player, the picture that is enlarged, touch guides and films.
  "/:museum/artwork/:id": 117.3,
  // What recognises speech, the log, cards and what is kept of the day.
  "/:museum/transcription": 121.7,
  // What recognises commands, the player and all that the tour may say.
  "/:museum/blind-user": 126.6,
};

/**
 * What the first visit to a page may load: a new page has the budget of its kind.
 * @param {string} route as `sizes.js` calls it
 */
export function budgetOf(route) {
  return exceptions[route] ?? kinds[kindOf(route)];
}

/**
 * @param {string} route
 * @returns {keyof typeof kinds}
 */
function kindOf(route) {
  const [, first] = route.split("/");
  if (first === ":museum") return "visitor";
  if (first === "formazione") return "course";
  return first === "studio" ? "studio" : "site";
}
