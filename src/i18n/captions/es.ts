import type { CaptionsMessages } from "./en.ts";

export const captions: CaptionsMessages = {
  title: "Subtítulos en directo",
  description: "Lea lo que dice su guía mientras habla.",
  start: "Iniciar",
  stop: "Detener",
  unsupported: "Este navegador no admite el reconocimiento de voz.",
  log: "Subtítulos",
  guideSpeaks: "Su guía habla",
  ready: "Todo listo. Toque «Iniciar» justo antes de que su guía empiece a hablar.",
  stopped: "Subtítulos detenidos. El micrófono está apagado.",
  asking: "Activando el micrófono. Si su dispositivo se lo pide, permita el acceso.",
  listening: "Escuchando",
  quiet:
    "Hace unos segundos que no llegan palabras. Si su guía está hablando, acerque el teléfono sin tapar el micrófono y compruebe el idioma elegido arriba.",
  restarting: "Subtítulos interrumpidos. Reanudando…",
  offline: "No hay conexión a internet. Cuando vuelva, los subtítulos se reanudarán solos.",
  service:
    "El reconocimiento de voz no responde. Seguiremos intentándolo. Mientras tanto, puede mostrar un mensaje a su guía.",
  problems: {
    refused:
      "El navegador o el dispositivo bloquea el micrófono. Permita el acceso en los ajustes del navegador o del dispositivo y toque «Iniciar».",
    lost: "No se ha encontrado ningún micrófono. Si usa auriculares o un micrófono externo, compruebe que estén conectados y toque «Iniciar».",
    taken:
      "Puede que otra aplicación esté usando el micrófono, quizá para una llamada. Termine la llamada o cierre esa aplicación y toque «Iniciar».",
    language:
      "Este navegador no puede reconocer el idioma de su guía. Abra esta página en otro navegador o muestre un mensaje a su guía.",
    notOnDevice:
      "Este dispositivo no puede reconocer por sí solo el idioma de su guía. Desactive «Reconocer la voz solo en este dispositivo» y toque «Iniciar».",
    unavailable:
      "Puede que el reconocimiento de voz esté desactivado en este dispositivo o en este navegador. Active el dictado en los ajustes (en un iPhone o iPad: General, Teclado) o abra esta página en otro navegador.",
    homeScreen:
      "Puede que el reconocimiento de voz no funcione si abre Varco desde la pantalla de inicio. Abra Varco en Safari.",
    unsupported:
      "Abra esta página en Chrome o Edge, o en Safari si usa un iPhone o un iPad. Aun así, puede mostrar un mensaje a su guía y leer sobre las obras.",
  },
  gap: (time) => `[… ${time} sin subtítulos]`,
  toLive: (count) =>
    count === 0
      ? "Ir al final"
      : count === 1
        ? "Ir al final (1 frase nueva)"
        : `Ir al final (${count} frases nuevas)`,
  screenMayTurnOff:
    "Puede que la pantalla se apague sola. Elija un tiempo más largo en los ajustes de pantalla de su dispositivo.",
  where: {
    device:
      "La voz de su guía se convierte en texto en este dispositivo. No se envía a ninguna parte.",
    service:
      "Para convertir en texto la voz de su guía, es posible que este navegador la envíe a un servicio de la empresa que lo desarrolla. Varco nunca recibe esa voz.",
    askFirst:
      "Antes de iniciar, pregunte a su guía si está de acuerdo con los subtítulos. Pueden contener errores.",
    onDevice: "Reconocer la voz solo en este dispositivo",
    download: "Descargar este idioma para reconocer la voz en este dispositivo",
    downloading: "Descargando el idioma. Puede tardar unos minutos.",
    notDownloaded: "No se ha podido descargar el idioma.",
  },
  settings: {
    title: "Texto y colores",
    size: "Tamaño del texto",
    sizes: {
      medium: "Mediano",
      large: "Grande",
      larger: "Muy grande",
      huge: "Enorme",
      largest: "Máximo",
    },
    theme: "Colores",
    themes: { light: "Claros", dark: "Oscuros", dim: "Tenues, para salas oscuras" },
    calm: "Modo tranquilo",
    calmMeans: "Muestra cada frase cuando está completa, no palabra por palabra.",
  },
  keep: {
    title: "Guardar o borrar",
    nothing: "Por ahora no hay subtítulos.",
    kept: "Por hoy, los subtítulos se conservan en este dispositivo, salvo que los borre o toque «Terminar la visita». Para conservarlos más tiempo, guárdelos o compártalos.",
    notKept:
      "Este navegador no permite conservar los subtítulos. Guárdelos o compártalos antes de cerrar esta página.",
    save: "Guardar como archivo de texto",
    share: "Compartir",
    copy: "Copiar",
    copied: "Texto copiado.",
    notCopied: "No se ha podido copiar el texto. Guárdelo como archivo.",
    clear: "Borrar los subtítulos",
    cleared: "Los subtítulos se han borrado.",
    undo: "Deshacer",
    restored: "Los subtítulos se han recuperado.",
    automatic: "Texto escrito por reconocimiento de voz. Puede haber errores y lagunas.",
  },
  show: {
    title: "Mostrar un mensaje",
    card: "Tarjeta para su guía",
    ready: "Frases preparadas",
    write: "Escribir un mensaje",
    show: "Mostrar en letra grande",
    turn: "Dar la vuelta al texto",
    others: "Otros mensajes",
  },
};
