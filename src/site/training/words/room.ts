import type { Paragraph, ThingInRoom } from "../course.ts";

export const roomIntro: { lead: Paragraph; alt: string } = {
  lead: [
    "Guarda il disegno di questa sala, oppure leggi le dodici cose che ci sono: l’esercizio è lo stesso.",
    "Per ognuna decidi se ferma qualcuno.",
    "Poi aprila, e scopri se siamo d’accordo.",
  ],
  alt: "Disegno di una sala di museo: in fondo una porta di vetro, un quadro, un busto in una nicchia, uno schermo e una vetrina; davanti un cordone, una panca, un tavolo con un modellino e una signora con il cane guida. Ogni cosa è descritta nell’elenco che segue.",
};

/** What is in `pictures/sala.svg`, as on a walk: in at the front, along the back wall to the right, and out. */
export const room: readonly ThingInRoom[] = [
  {
    id: "rope",
    name: "Il cordone",
    is: [
      "A sinistra, in primo piano, due paletti bassi reggono un cordone.",
      "Il cordone attraversa il passaggio all’altezza delle ginocchia, e in mezzo scende ancora.",
    ],
    isBarrier: true,
    why: [
      "È una barriera.",
      "Il bastone bianco può passarci sotto, chi vede poco non lo nota, e si inciampa.",
      "Meglio toglierlo, o mettere una transenna con una sbarra vicino a terra.",
      "Quella il bastone la incontra.",
    ],
    at: [10, 805, 215, 150],
  },
  {
    id: "bench",
    name: "La panca",
    is: [
      "Al centro della sala, in primo piano, c’è una panca con lo schienale e i braccioli.",
      "Davanti, dietro e ai due lati il passaggio è largo e libero.",
    ],
    isBarrier: false,
    why: [
      "Qui va bene.",
      "Chi si stanca si siede, e con i braccioli si rialza meglio.",
      "Intorno passa e gira anche chi usa la sedia a rotelle.",
      "Lasciala sempre allo stesso posto.",
    ],
    at: [335, 802, 275, 172],
  },
  {
    id: "guide-dog",
    name: "La signora con il cane guida",
    is: [
      "Dietro la panca una signora cieca cammina con il suo cane guida.",
      "Con la mano sinistra tiene la maniglia rigida dell’imbracatura.",
      "Il cane le sta a fianco.",
    ],
    isBarrier: false,
    why: [
      "Qui va bene.",
      "Per legge il cane guida entra con la sua persona negli esercizi aperti al pubblico.",
      "Al museo vale lo stesso.",
      "Parla con lei e lascia lavorare il cane, senza chiamarlo né accarezzarlo.",
    ],
    at: [383, 492, 190, 300],
  },
  {
    id: "step",
    name: "Il gradino",
    is: [
      "In fondo a sinistra il pavimento sale di un gradino, davanti a una porta di vetro.",
      "Il gradino è della stessa pietra chiara del pavimento, senza una striscia sul bordo e senza rampa.",
    ],
    isBarrier: true,
    why: [
      "È una barriera.",
      "Ferma chi usa la sedia a rotelle, e chi vede poco non si accorge del bordo.",
      "Subito aiuta una striscia scura lungo il bordo.",
      "Poi serve una rampa.",
    ],
    at: [5, 565, 270, 150],
  },
  {
    id: "glass-door",
    name: "La porta di vetro",
    is: [
      "Sopra il gradino c’è una porta di vetro trasparente, chiusa.",
      "Il vetro va da terra fino a più di due metri.",
      "Sul vetro non c’è nessun segno, e la maniglia è sottile.",
    ],
    isBarrier: true,
    why: [
      "È una barriera.",
      "Chi vede poco può finirci contro, e anche chi è distratto.",
      "Bastano due strisce adesive ben visibili, una per chi sta in piedi e una per chi sta seduto.",
    ],
    at: [25, 175, 180, 385],
  },
  {
    id: "glare",
    name: "Il quadro sotto vetro",
    is: [
      "A sinistra, in alto, è appeso un quadro protetto da un vetro lucido.",
      "Un faretto lo illumina da vicino e lascia sul vetro una grande macchia bianca.",
    ],
    isBarrier: true,
    why: [
      "È una barriera.",
      "Il riflesso copre il quadro per tutti, e chi è ipovedente può restare abbagliato.",
      "Spesso basta girare il faretto e poi controllare, anche da seduti.",
    ],
    at: [215, 60, 185, 305],
  },
  {
    id: "faint-label",
    name: "La didascalia",
    is: [
      "Sotto lo stesso quadro, all’altezza delle ginocchia, c’è la didascalia.",
      "È un cartoncino beige, con lettere piccole di un beige poco più scuro.",
    ],
    isBarrier: true,
    why: [
      "È una barriera.",
      "Chi vede poco, chi non può chinarsi e chi ha davanti altre persone non la legge.",
      "Ristampala grande, scura su chiaro, e appendila a un metro e venti da terra.",
    ],
    at: [225, 418, 155, 142],
  },
  {
    id: "high-code",
    name: "Il codice QR",
    is: [
      "A destra del busto nella nicchia, a due metri da terra, è attaccato un foglio con un codice QR.",
      "Il foglio non ha cornice, né un numero, né un indirizzo scritto.",
    ],
    isBarrier: true,
    why: [
      "È una barriera.",
      "Chi è seduto non ci arriva con il telefono, e chi non vede non lo trova.",
      "Va a un metro e venti, in una cornice in rilievo, con il numero e l’indirizzo accanto.",
    ],
    at: [580, 202, 140, 142],
  },
  {
    id: "clear-label",
    name: "La targhetta",
    is: [
      "Sotto il foglio, sul muro, c’è una targhetta chiara con lettere grandi e scure.",
      "Sta a un metro e venti da terra e ha una cornice in rilievo.",
    ],
    isBarrier: false,
    why: [
      "Qui va bene.",
      "Si legge in piedi e da seduti, anche con poca vista.",
      "Chi non vede trova la cornice con le dita, ma non legge il testo.",
      "Per questo qui accanto vanno il codice QR e un numero in rilievo.",
    ],
    at: [580, 352, 140, 140],
  },
  {
    id: "video",
    name: "Lo schermo",
    is: [
      "A destra, sul muro, uno schermo mostra una donna che parla.",
      "La voce esce da due casse.",
      "Sotto l’immagine non ci sono sottotitoli, e accanto non c’è un testo da leggere.",
    ],
    isBarrier: true,
    why: [
      "È una barriera.",
      "Una persona sorda vede solo una bocca che si muove, e chi sente poco perde il filo.",
      "Servono i sottotitoli e la LIS.",
      "Intanto appendi accanto il testo di quello che si dice.",
    ],
    at: [725, 108, 270, 160],
  },
  {
    id: "showcase",
    name: "La vetrina",
    is: [
      "Sotto lo schermo, una vetrina con gli spigoli vivi sporge dal muro.",
      "È fissata all’altezza della pancia, e sotto non c’è nulla fino a terra.",
    ],
    isBarrier: true,
    why: [
      "È una barriera.",
      "Il bastone bianco passa sotto, e la persona cieca urta lo spigolo con il corpo.",
      "Un basamento fino a terra, o una sbarra bassa sotto il bordo, la fa trovare al bastone.",
    ],
    at: [738, 385, 245, 175],
  },
  {
    id: "model-table",
    name: "Il modellino",
    is: [
      "A destra, in primo piano, su un tavolo, c’è il modellino di un edificio con la cupola.",
      "Accanto ha un cartellino in braille.",
      "Il tavolo poggia su quattro gambe, con posto per le ginocchia.",
    ],
    isBarrier: false,
    why: [
      "Qui va bene.",
      "Il bastone incontra le gambe del tavolo.",
      "Chi usa la sedia a rotelle arriva vicino, e le mani esplorano con calma.",
      "Con una guida tattile da ascoltare o da leggere, chi tocca sa che cosa ha sotto le dita.",
    ],
    at: [705, 568, 275, 392],
  },
];
