/**
 * The most JavaScript and data that a first visit to each page may load, in kB with brotli, in the
 * language that needs most, also where ears are published. Raising one is a decision: say why in the commit.
 * @type {Record<string, number>}
 */
export const budgets = {
  "/": 0.8,
  "/contatti": 0.8,
  "/:museum": 107.1,
  "/:museum/artwork-description/:artworkId": 114.5,
  "/:museum/artwork/:id": 118.1,
  "/:museum/blind-user": 127.6,
  "/:museum/deaf-user": 110.1,
  "/:museum/disability": 110.9,
  "/:museum/lent": 110.5,
  "/:museum/list": 107.8,
  "/:museum/transcription": 122.7,
  "/accessibilita": 0.8,
  "/formazione": 3,
  "/formazione/accogliere": 3,
  "/formazione/accompagnare": 3,
  "/formazione/app-in-sessanta-secondi": 3,
  "/formazione/descrivere": 3,
  "/formazione/foglio": 3,
  "/formazione/guida": 3,
  "/formazione/imprevisti": 3,
  "/formazione/schede": 3,
  "/formazione/sottotitoli": 3,
  "/formazione/toccare": 3,
  "/modellini": 0.8,
  "/privacy": 0.8,
  "/studio": 105.6,
  "/terms": 0.8,
};
