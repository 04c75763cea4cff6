/**
 * The most JavaScript and data that a first visit to each page may load, in kB with brotli, in the
 * language that needs most, also where ears are published. Raising one is a decision: say why in the commit.
 * @type {Record<string, number>}
 */
export const budgets = {
  "/": 0.7,
  "/contatti": 0.7,
  "/:museum": 106.9,
  "/:museum/artwork-description/:artworkId": 113.8,
  "/:museum/artwork/:id": 117.4,
  "/:museum/blind-user": 125.4,
  "/:museum/deaf-user": 109.9,
  "/:museum/disability": 109.6,
  "/:museum/lent": 110.2,
  "/:museum/list": 107.5,
  "/:museum/transcription": 121,
  "/accessibilita": 0.7,
  "/formazione": 2.9,
  "/formazione/accogliere": 2.9,
  "/formazione/accompagnare": 2.9,
  "/formazione/app-in-sessanta-secondi": 2.9,
  "/formazione/descrivere": 2.9,
  "/formazione/foglio": 2.9,
  "/formazione/guida": 2.9,
  "/formazione/imprevisti": 2.9,
  "/formazione/schede": 2.9,
  "/formazione/sottotitoli": 2.9,
  "/formazione/toccare": 2.9,
  "/modellini": 0.7,
  "/privacy": 0.7,
  "/studio": 105.6,
  "/terms": 0.7,
};
