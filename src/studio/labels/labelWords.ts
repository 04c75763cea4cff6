import type { Language } from "../../i18n/languages.ts";

type LabelWords = {
  /** Under the title of a work. */
  ofWork: (number: number) => string;
  /** Beside the sign of a tag that a phone reads when it is near. */
  ofTag: string;
  captions: { title: string; how: string };
  firstPage: { how: string };
};

/** What labels say, in the words of the visitor’s app. */
export const labelWords: Record<Language, LabelWords> = {
  it: {
    ofWork: (number) =>
      `Inquadra il codice per leggere e ascoltare, oppure scrivi il numero ${number} nell’app.`,
    ofTag: "Avvicina il telefono",
    captions: {
      title: "Sottotitoli della guida",
      how: "Inquadra il codice con la fotocamera del telefono e leggi quello che dice la guida.",
    },
    firstPage: {
      how: "Inquadra il codice per aprire l’app del museo. Non si installa nulla.",
    },
  },
  en: {
    ofWork: (number) =>
      `Scan the code to read and listen, or type the number ${number} in the app.`,
    ofTag: "Hold your phone here",
    captions: {
      title: "Live captions",
      how: "Point your phone’s camera at the code and read what your guide says.",
    },
    firstPage: {
      how: "Scan the code to open the museum’s app. There is nothing to install.",
    },
  },
  fr: {
    ofWork: (number) =>
      `Scannez le code pour lire et écouter, ou tapez le numéro ${number} dans l’application.`,
    ofTag: "Approchez votre téléphone",
    captions: {
      title: "Sous-titres en direct",
      how: "Scannez le code avec l’appareil photo du téléphone et lisez ce que dit votre guide.",
    },
    firstPage: {
      how: "Scannez le code pour ouvrir l’application du musée. Rien à installer.",
    },
  },
  de: {
    ofWork: (number) =>
      `Zum Lesen und Hören den Code scannen oder die Nummer ${number} in der App eingeben.`,
    ofTag: "Handy hier vorhalten",
    captions: {
      title: "Live-Untertitel",
      how: "Code mit der Handykamera scannen und mitlesen, was bei der Führung gesagt wird.",
    },
    firstPage: {
      how: "Code scannen und die App des Museums öffnen. Keine Installation nötig.",
    },
  },
  es: {
    ofWork: (number) =>
      `Escanee el código para leer y escuchar, o escriba el número ${number} en la aplicación.`,
    ofTag: "Acerque el teléfono",
    captions: {
      title: "Subtítulos en directo",
      how: "Escanee el código con la cámara del teléfono y lea lo que dice su guía.",
    },
    firstPage: {
      how: "Escanee el código para abrir la aplicación del museo, sin instalar nada.",
    },
  },
};
