/**
 * The most JavaScript and data that a first visit to each page may load, in kB with brotli, in the
 * language that needs most, also where ears are published. Raising one is a decision: say why in the commit.
 * @type {Record<string, number>}
 */
export const budgets = {
  "/": 0.7,
  "/contatti": 0.7,
  "/:museum": 104.4,
  "/:museum/artwork-description/:artworkId": 111.3,
  "/:museum/artwork/:id": 114.9,
  "/:museum/blind-user": 124,
  "/:museum/deaf-user": 107.3,
  "/:museum/disability": 107.6,
  "/:museum/list": 105,
  "/:museum/transcription": 118.9,
  "/accessibilita": 0.7,
  "/modellini": 0.7,
  "/privacy": 0.7,
  "/studio": 101,
  "/terms": 0.7,
};
