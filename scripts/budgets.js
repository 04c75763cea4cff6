/**
 * The most JavaScript a first visit to each page may load, in kB with brotli, in the language that
 * needs most. Raising one is a decision: say why in the commit.
 * @type {Record<string, number>}
 */
export const budgets = {
  "/": 0.6,
  "/contatti": 0.6,
  "/:museum": 99,
  "/:museum/artwork-description/:artworkId": 101.5,
  "/:museum/artwork/:id": 103,
  "/:museum/blind-user": 102,
  "/:museum/deaf-user": 102.5,
  "/:museum/disability": 99,
  "/:museum/list": 99.5,
  "/:museum/transcription": 111,
  "/accessibilita": 0.6,
  "/privacy": 0.6,
  "/terms": 0.6,
};
