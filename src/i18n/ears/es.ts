import type { EarsMessages } from "./en.ts";

export const ears: EarsMessages = {
  title: "Reconocimiento de voz en este dispositivo",
  means:
    "Este dispositivo puede convertir la voz en texto por sí solo. Nada de lo que se dice sale de él, y funciona sin internet.",
  needs: (size) =>
    `Hace falta una sola descarga, de ${size}. Compruebe primero si este dispositivo es lo bastante rápido: son unos segundos y unos 4 MB.`,
  either: (one, other) => `${one} o ${other}`,
  check: "Comprobar este dispositivo",
  checking: "Comprobando la velocidad de este dispositivo. Son unos segundos.",
  cancel: "Cancelar la comprobación",
  cancelled: "La comprobación se ha cancelado.",
  notChecked:
    "No se ha podido cargar la comprobación. Compruebe la conexión a internet y vuelva a intentarlo.",
  checkAgain: "Comprobar de nuevo",
  able: "Este dispositivo es lo bastante rápido.",
  unable:
    "Este dispositivo es demasiado lento para convertir la voz en texto por sí solo. Abra esta página en Chrome o Edge, o en Safari si usa un iPhone o un iPad. Los botones del recorrido y los mensajes para su guía también funcionan aquí.",
  quality: (inLanguage, words) =>
    `Cuando se habla ${inLanguage} con claridad, falla más o menos una palabra de cada ${words}, y alguna más donde hay ruido.`,
  lag: (time) => `Las palabras llegan unos ${time} después de decirse.`,
  download: (size) => `Descargar, ${size}`,
  smaller: (size, words) =>
    `También hay una descarga más ligera, ${size}: con ella falla más o menos una palabra de cada ${words}.`,
  downloadSmaller: (size) => `Descargar la más ligera, ${size}`,
  downloading: "Descargando el reconocimiento de voz",
  kept: (size) =>
    `El reconocimiento de voz está en este dispositivo, ${size}. Funciona sin internet, y nada de lo que se dice sale del dispositivo.`,
  use: "Reconocer la voz en este dispositivo",
  inUse: (size) =>
    `La voz se reconoce en este dispositivo (${size}). Nada de lo que se dice sale de él, y no hace falta internet.`,
  stopUsing: "Dejar de reconocer la voz en este dispositivo",
  stopped: "La voz ya no se reconoce en este dispositivo.",
  captions: {
    behind: (seconds) =>
      `Escuchando. Los subtítulos llevan unos ${seconds} segundos de retraso y se están poniendo al día.`,
    modelMissing:
      "El reconocimiento de voz ya no está en este dispositivo. Descárguelo de nuevo aquí abajo o deje de reconocer la voz en este dispositivo. Después toque «Iniciar».",
    modelFails:
      "Este dispositivo no ha podido reconocer la voz por sí solo: quizá tenga poca memoria libre. Cierre otras aplicaciones y pestañas y toque «Iniciar», o deje aquí abajo de reconocer la voz en este dispositivo.",
  },
  tour: {
    byItself:
      "Debajo de los botones puede preparar este dispositivo para que entienda su voz por sí solo.",
    modelMissing: "En este dispositivo falta lo necesario para entender sus palabras.",
    modelFails:
      "Este dispositivo no puede reconocer por sí solo sus palabras. Puede que no tenga suficiente memoria libre.",
  },
};
