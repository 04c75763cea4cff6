import type { Commands } from "./commands.ts";
import type { Messages } from "./en.ts";

const commands: Commands = {
  next: [
    "Siguiente",
    "continuar",
    "continúa",
    "continúe",
    "continuemos",
    "adelante",
    "avanzar",
    "avanza",
    "avance",
    "próxima",
    "próximo",
  ],
  back: [
    "Anterior",
    "atrás",
    "retroceder",
    "retrocede",
    "retroceda",
    "parada previa",
    "parada de antes",
    "cuadro de antes",
    "obra de antes",
    "la de antes",
    "el de antes",
  ],
  repeat: [
    "Repetir",
    "repite",
    "repita",
    "repítelo",
    "repíteme",
    "repítalo",
    "repítame",
    "otra vez",
    "de nuevo",
    "una vez más",
    "volver a escuchar",
    "volver a oír",
    "no lo he oído",
    "no he oído",
    "no he entendido",
    "no lo he entendido",
  ],
  help: [
    "Ayuda",
    "ayúdame",
    "ayúdeme",
    "ayude",
    "puedo decir",
    "puedo hacer",
    "tengo que decir",
    "tengo que hacer",
    "cómo funciona",
    "instrucciones",
    "comandos",
    "opciones",
  ],
};

export const es: Messages = {
  skipToContent: "Ir al contenido",
  back: "Atrás",
  loading: "Cargando",
  close: "Cerrar",
  tryAgain: "Volver a intentarlo",
  languageIs: (name) => `Idioma: ${name}`,
  endVisit: {
    button: "Terminar la visita",
    question: "¿Terminar la visita?",
    consequence: "El idioma y los ajustes que ha elegido se borrarán de este dispositivo.",
    goOn: "Seguir con la visita",
    ended:
      "Su visita ha terminado. El idioma y los ajustes que eligió se han borrado de este dispositivo.",
  },
  welcome: {
    description:
      "Una visita para personas sordas o con pérdida auditiva y para personas ciegas o con baja visión, en cinco idiomas.",
  },
  profile: {
    title: "Le damos la bienvenida",
    description: "Elija cómo desea hacer la visita.",
    deafness: "Sordera",
    deafnessMeans:
      "Personas sordas o con pérdida auditiva: subtítulos en directo, códigos para escanear y textos para leer",
    blindness: "Ceguera",
    blindnessMeans:
      "Personas ciegas o con baja visión: recorrido guiado por voz y audiodescripciones",
  },
  scanner: {
    title: "Escanear una obra",
    description: "Escanee el código que hay junto a la obra para abrir su página.",
    activateCamera: "Toque para activar la cámara",
    transcribe: "Transcribir en tiempo real lo que dice su guía",
    cameraFailed: "No se puede acceder a la cámara. Compruebe los permisos.",
    notDetected: "Código QR no reconocido",
    asking: "Activando la cámara. Si su dispositivo se lo pide, permita el acceso.",
    scanning: "La cámara está encendida. Apunte al código que hay junto a la obra.",
    slow: "Aún no se ha leído ningún código. Mantenga quieto el teléfono, a unos 40 cm del código y con buena luz. También puede escribir el número que hay junto al código.",
    found: "Código leído. Abriendo la página.",
    off: "La cámara está apagada.",
    stop: "Apagar la cámara",
    light: "Linterna",
    problems: {
      refused:
        "El navegador o el dispositivo bloquea la cámara. Permita el acceso en los ajustes y vuelva a intentarlo.",
      absent: "No se ha encontrado ninguna cámara en este dispositivo.",
      busy: "Puede que otra aplicación esté usando la cámara. Cierre esa aplicación y vuelva a intentarlo.",
      decoder:
        "No se ha podido cargar el lector de códigos. Compruebe la conexión a internet y vuelva a intentarlo.",
    },
    otherWays: "También puede abrir una obra desde la lista o escribiendo su número.",
    elsewhere:
      "Este código no corresponde a ninguna obra de este museo. No lo hemos abierto. Lleva a:",
    says: "Este código no corresponde a ninguna obra de este museo. Dice:",
    unreadable: "Este código no contiene texto legible.",
    scanAgain: "Escanear otra vez",
  },
  number: {
    title: "Escribir el número de la obra",
    where: "El número está junto al código QR. No es el número de inventario.",
    label: "Número de la obra",
    erase: "Borrar la última cifra",
    open: "Abrir",
  },
  captions: {
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
    quiet:
      "Hace un rato que no se oye nada. Acerque el teléfono a su guía, sin tapar el micrófono.",
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
  },
  list: {
    title: "Las obras",
    description: "Obras con descripciones para leer o escuchar.",
    search: "Buscar una obra",
    found: (count) =>
      count === 0
        ? "No se ha encontrado ninguna obra"
        : count === 1
          ? "Una obra"
          : `${count} obras`,
  },
  artwork: {
    attributed: (artist) => `obra atribuida a ${artist} y a su taller`,
    notInCatalogue: "No hay ninguna obra con este número en el catálogo.",
    listen: "Escuchar la audiodescripción",
    illustration: "Es una ilustración nuestra, no el cuadro.",
    photograph: (credit) => `Fotografía: ${credit}`,
    facts: "Ficha de la obra",
    date: "Fecha",
    dates: {
      about: (year) => `hacia ${year}`,
      between: (first, last) => `entre ${first} y ${last}, aproximadamente`,
      before: (year) => `antes de ${year}`,
    },
    technique: "Técnica",
    techniques: { oilOnCanvas: "Óleo sobre lienzo" },
    size: "Medidas",
    measures: (height, width) => `${height} cm de alto, ${width} cm de ancho`,
    inventory: "Número de inventario",
    room: "Sala",
    previous: "Obra anterior",
    next: "Obra siguiente",
    enlarge: "Ampliar la imagen",
    zoomIn: "Ampliar",
    zoomOut: "Reducir",
    left: "Hacia la izquierda",
    right: "Hacia la derecha",
    up: "Hacia arriba",
    down: "Hacia abajo",
    zoom: (percent) => `Tamaño: ${percent}`,
  },
  tour: {
    title: "Recorrido guiado por voz",
    description: "Cuadros descritos en voz alta. Avance con su voz o con cuatro botones grandes.",
    introduction: "Introducción",
    introductionPlaying: "Reproduciendo la introducción",
    introductionFailed:
      "No se ha podido reproducir el audio de la introducción. Compruebe los ajustes de sonido.",
    activate: "Activar el micrófono",
    listening: "Escuchando",
    play: "Reproducir",
    step: (step, steps) => `parada ${step} de ${steps}`,
    unsupported: "Este dispositivo no admite el reconocimiento de voz.",
    commands,
  },
  audioDescription: {
    title: (title) => `${title}: audiodescripción`,
    notFound: "Obra no encontrada",
    text: "Transcripción de la audiodescripción",
    play: "REPRODUCIR",
    playing: "REPRODUCIENDO AUDIO",
    ended: "AUDIO FINALIZADO",
  },
  recording: {
    length: (time) => `Duración: ${time}.`,
    voices: { synthetic: "La voz es sintética.", human: "Leído por una persona." },
    notReviewed: "Este texto aún no ha sido revisado por personas ciegas.",
    failed: "No se ha podido reproducir la grabación. Todo lo que dice está escrito más abajo.",
  },
  duration: {
    minutes: (count) => (count === 1 ? "1 minuto" : `${count} minutos`),
    seconds: (count) => (count === 1 ? "1 segundo" : `${count} segundos`),
    both: (minutes, seconds) => `${minutes} y ${seconds}`,
  },
  spoken: {
    path: "Vamos de lo que está más cerca a lo que está más lejos.",
    sides: "La izquierda y la derecha son las de quien está frente al cuadro.",
    end: "Fin de la descripción.",
  },
};
