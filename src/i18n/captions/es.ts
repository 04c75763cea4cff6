import type { CaptionsWords } from "./en.ts";

export const captions: CaptionsWords = {
  title: "Subtítulos en directo",
  description: "Lea lo que dice su guía mientras habla.",
  start: "Iniciar",
  stop: "Detener",
  unsupported: "Este navegador no admite el reconocimiento de voz.",
  log: "Subtítulos",
  guideSpeaks: "Su guía habla",
  ready: "Todo listo. Toque «Iniciar» cuando su guía empiece a hablar.",
  stopped: "Subtítulos detenidos. El micrófono está apagado.",
  asking: "Activando el micrófono. Si su dispositivo se lo pide, permita el acceso.",
  listening: "Escuchando",
  quiet: "Hace un rato que no se oye nada. Acerque el teléfono a su guía, sin tapar el micrófono.",
  restarting: "Subtítulos interrumpidos. Reanudando…",
  offline: "No hay conexión a internet. Cuando vuelva, los subtítulos seguirán por sí solos.",
  service:
    "El servicio de reconocimiento de voz no responde. Seguiremos intentándolo. Mientras tanto, puede mostrar un mensaje a su guía.",
  problems: {
    refused:
      "El navegador o el dispositivo bloquea el micrófono. Permita el acceso en los ajustes y vuelva a intentarlo.",
    lost: "No se ha encontrado ningún micrófono. Compruebe que esté conectado y vuelva a intentarlo.",
    taken:
      "Puede que otra aplicación esté usando el micrófono, quizá para una llamada. Cierre esa aplicación y vuelva a intentarlo.",
    language:
      "Este navegador no puede reconocer el idioma que ha elegido. Elija otro o abra esta página en otro navegador.",
    notOnDevice:
      "Este dispositivo no puede reconocer por sí solo el idioma que ha elegido. Elija otro o permita que se use el servicio del navegador.",
    unavailable:
      "El reconocimiento de voz está desactivado en este dispositivo o en este navegador. Active el dictado en los ajustes o abra esta página en otro navegador.",
    homeScreen:
      "Puede que el reconocimiento de voz no funcione en una aplicación abierta desde la pantalla de inicio. Abra esta página en Safari.",
    unsupported:
      "Abra esta página en Chrome o Edge, o en Safari si usa un iPhone o un iPad. Aun así, puede mostrar un mensaje a su guía y leer sobre las obras.",
  },
  gap: (time) => `[… ${time} sin subtítulos]`,
  toLive: (count) =>
    count === 0
      ? "Ir al directo"
      : count === 1
        ? "Ir al directo (1 nuevo)"
        : `Ir al directo (${count} nuevos)`,
  screenMayTurnOff:
    "Puede que la pantalla se apague sola. Elija un tiempo más largo en los ajustes de pantalla de su dispositivo.",
  where: {
    device:
      "La voz de su guía se convierte en texto en este dispositivo. No se envía a ninguna parte.",
    service:
      "Para convertir en texto la voz de su guía, es posible que este navegador la envíe a un servicio de su fabricante. Varco nunca la recibe.",
    askFirst:
      "Antes, pregunte a su guía si está de acuerdo. Los subtítulos pueden contener errores.",
    onDevice: "Reconocer la voz solo en este dispositivo",
    download: "Descargar el idioma para reconocer la voz en este dispositivo",
    downloading: "Descargando el idioma. Puede tardar unos minutos.",
    notDownloaded: "No se ha podido descargar el idioma.",
  },
  settings: {
    title: "Texto y colores",
    size: "Tamaño del texto",
    sizes: {
      medium: "Mediano",
      large: "Grande",
      larger: "Más grande",
      huge: "Muy grande",
      largest: "Máximo",
    },
    theme: "Colores",
    themes: { light: "Claros", dark: "Oscuros", dim: "Tenues, para salas oscuras" },
    calm: "Modo tranquilo",
    calmMeans: "Muestra frases completas, no palabra por palabra.",
  },
  keep: {
    title: "Guardar o borrar",
    nothing: "Todavía no hay subtítulos.",
    kept: "Los subtítulos se conservan en este dispositivo durante el día de hoy, salvo que antes los borre o termine la visita.",
    notKept:
      "Este navegador no permite conservar los subtítulos. Guárdelos o compártalos antes de salir.",
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
