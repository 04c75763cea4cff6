/**
 * The most JavaScript and data that a first visit to each page may load, in kB with brotli, in the
 * language that needs most. Raising one is a decision: say why in the commit.
 * @type {Record<string, number>}
 */
export const budgets = {
  "/": 0.6,
  "/contatti": 0.6,
  "/:museum": 103.4,
  "/:museum/artwork-description/:artworkId": 108.6,
  "/:museum/artwork/:id": 110.8,
  "/:museum/blind-user": 117.6,
  "/:museum/deaf-user": 106.3,
  "/:museum/disability": 106,
  "/:museum/list": 103.9,
  "/:museum/transcription": 116.1,
  "/accessibilita": 0.6,
  "/privacy": 0.6,
  "/terms": 0.6,
};
