import type { EarsMessages } from "./en.ts";

export const ears: EarsMessages = {
  title: "Reconocimiento de voz en este dispositivo",
  means:
    "La voz se puede convertir en texto en este mismo dispositivo. En ese caso, nada de lo que se dice sale del dispositivo, y no hace falta internet.",
  needs: (size) =>
    `Hace falta una descarga de ${size}. Compruebe primero si este dispositivo es lo bastante rápido: se tarda unos segundos y se descargan unos 4 MB.`,
  either: (one, other) => `${one} o ${other}`,
  check: "Comprobar este dispositivo",
  checking: "Comprobando la velocidad de este dispositivo. Se tarda unos segundos.",
  cancel: "Cancelar la comprobación",
  cancelled: "La comprobación se ha cancelado.",
  notChecked:
    "No se ha podido cargar la comprobación. Compruebe la conexión a internet y vuelva a intentarlo.",
  checkAgain: "Comprobar de nuevo",
  able: "Este dispositivo es lo bastante rápido.",
  unable:
    "Este dispositivo es demasiado lento para convertir la voz en texto por sí solo. Puede usar el reconocimiento de voz en Chrome o Edge, o en Safari si usa un iPhone o un iPad. Allí es posible que necesite internet. Los botones del recorrido y los mensajes para su guía funcionan en cualquier caso.",
  quality: (inLanguage, words) =>
    `Cuando se habla ${inLanguage} con claridad, aproximadamente una de cada ${words} palabras es incorrecta. Donde hay ruido, hay más errores.`,
  lag: (time) => `Las palabras llegan aproximadamente ${time} después de decirse.`,
  download: (size) => `Descargar, ${size}`,
  smaller: (size, words) =>
    `También hay una versión más ligera, de ${size}: con ella, aproximadamente una de cada ${words} palabras es incorrecta.`,
  downloadSmaller: (size) => `Descargar la versión más ligera, ${size}`,
  downloading: "Descargando el reconocimiento de voz",
  kept: (size) =>
    `El reconocimiento de voz está en este dispositivo, ${size}. Cuando lo usa, nada de lo que se dice sale del dispositivo, y no hace falta internet.`,
  use: "Reconocer la voz en este dispositivo",
  inUse: (size) =>
    `La voz se reconoce en este dispositivo (${size}). Nada de lo que se dice sale del dispositivo, y no hace falta internet.`,
  stopUsing: "Dejar de reconocer la voz en este dispositivo",
  stopped: "La voz ya no se reconoce en este dispositivo.",
  captions: {
    preparing:
      "El reconocimiento de voz se está preparando. Lo que se dice ahora ya se escucha y se escribirá en un momento.",
    finishing:
      "Subtítulos detenidos. El micrófono está apagado; aún se están escribiendo las últimas palabras.",
    muted:
      "Algo en este dispositivo está usando el micrófono, quizá una llamada. Los subtítulos se reanudarán solos en cuanto quede libre.",
    behind: (seconds) =>
      `Escuchando. Los subtítulos llevan unos ${seconds} segundos de retraso y se están poniendo al día.`,
    modelMissing:
      "El reconocimiento de voz ya no está en este dispositivo. Descárguelo de nuevo aquí abajo o toque «Dejar de reconocer la voz en este dispositivo». Después toque «Iniciar».",
    modelFails:
      "Este dispositivo no ha podido reconocer la voz por sí solo: quizá tenga poca memoria libre. Cierre las demás aplicaciones y pestañas y toque «Iniciar». Si eso no basta, toque aquí abajo «Dejar de reconocer la voz en este dispositivo».",
  },
  tour: {
    byItself:
      "Debajo de los botones puede preparar este dispositivo para que entienda su voz por sí solo.",
    modelMissing: "En este dispositivo falta lo necesario para entender sus palabras.",
    modelFails:
      "Este dispositivo no puede entender por sí solo sus palabras. Puede que no tenga suficiente memoria libre.",
  },
};
