import type { Messages } from "./en.ts";
import { numberIn } from "../numbers.ts";

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
    consequence:
      "El idioma elegido, los ajustes, los subtítulos y el punto del recorrido donde estaba se borrarán de este dispositivo. Los archivos que haya guardado o descargado se conservarán.",
    goOn: "Seguir con la visita",
    ended:
      "Su visita ha terminado. El idioma elegido, los ajustes, los subtítulos y el punto del recorrido donde estaba se han borrado de este dispositivo.",
  },
  welcome: {
    description: (languages) =>
      `Una visita para personas sordas o con pérdida auditiva y para personas ciegas o con baja visión, en ${languages}.`,
    languages: ["un idioma", "dos idiomas", "tres idiomas", "cuatro idiomas", "cinco idiomas"],
  },
  profile: {
    title: "Le damos la bienvenida",
    description: "Elija cómo desea hacer la visita.",
    deafness: "Sordera",
    deafnessMeans:
      "Para personas sordas o con pérdida auditiva: subtítulos en directo, códigos QR para escanear y textos para leer",
    blindness: "Ceguera",
    blindnessMeans:
      "Para personas ciegas o con baja visión: recorrido guiado por voz y audiodescripciones",
  },
  about: {
    title: "Acerca de Varco",
    where: "Estas páginas están en el sitio web de Varco, fuera de la visita, y en italiano.",
    accessibility: "Declaración de accesibilidad",
    privacy: "Política de privacidad",
  },
  offline: {
    title: "¿Sin internet en el museo?",
    means:
      "Descargue en este dispositivo toda la visita en español: textos, imágenes y grabaciones. Después podrá usarla sin internet.",
    download: (size) => `Descargar la visita, ${size}`,
    goOn: (size) => `Continuar la descarga, faltan ${size}`,
    downloading: "Descargando la visita",
    progress: (done, all) => `${done} de ${all}`,
    stop: "Detener la descarga",
    kept: (size) =>
      `La visita en español está en este dispositivo, ${size}. Funciona sin internet. Los subtítulos en directo y los comandos de voz pueden seguir necesitando conexión.`,
    mayBeDeleted:
      "El dispositivo puede eliminar la descarga: un iPhone o un iPad, si no se abre Varco durante siete días; los demás, cuando les falta espacio. Por eso, descárguela el día antes de la visita o vuelva entonces aquí a comprobarla.",
    remove: "Eliminar la descarga",
    removed: "La descarga se ha eliminado de este dispositivo.",
    films: {
      title: "¿También los vídeos en lengua de signos?",
      means: "Los vídeos ocupan mucho espacio, por eso se descargan aparte.",
      download: (size) => `Descargar los vídeos, ${size}`,
      downloading: "Descargando los vídeos",
      kept: (size) => `Los vídeos están en este dispositivo, ${size}. Funcionan sin internet.`,
    },
    problems: {
      full: (size) =>
        `No hay espacio suficiente en este dispositivo. La descarga necesita ${size} libres. Libere espacio y vuelva a intentarlo.`,
      refused:
        "El navegador no permite que este sitio guarde archivos en este dispositivo. Si está en una ventana privada, pruebe en una normal.",
      network:
        "La conexión a internet no funciona. Lo que ya ha llegado se conserva. Cuando vuelva la conexión, la descarga se reanudará sola. Si no, vuelva a intentarlo.",
    },
  },
  newVersion: {
    ready: "Hay una nueva versión de Varco.",
    take: "Actualizar ahora",
    openElsewhere:
      "Varco también está abierto en otra pestaña o ventana. Ciérrelo allí y después actualice aquí.",
  },
  scanner: {
    title: "Escanear un código QR",
    description: "Escanee el código QR que hay junto a la obra para abrir su página.",
    activateCamera: "Toque para activar la cámara",
    transcribe: "Leer en directo lo que dice su guía",
    cameraFailed: "No se puede acceder a la cámara. Compruebe los permisos.",
    notDetected: "Código QR no reconocido",
    asking: "Activando la cámara. Si su dispositivo se lo pide, permita el acceso.",
    scanning: "La cámara está encendida. Apunte al código QR que hay junto a la obra.",
    slow: "Aún no se ha leído ningún código QR. Mantenga quieto el teléfono, a unos 40 cm del código y con buena luz. También puede escribir el número que hay junto al código QR.",
    found: "Código QR leído. Abriendo la página.",
    off: "La cámara está apagada.",
    stop: "Apagar la cámara",
    light: "Linterna",
    problems: {
      refused:
        "El navegador o el dispositivo bloquea la cámara. Permita el acceso en los ajustes y vuelva a intentarlo.",
      absent: "No se ha encontrado ninguna cámara en este dispositivo.",
      busy: "Puede que otra aplicación esté usando la cámara. Cierre esa aplicación y vuelva a intentarlo.",
      decoder:
        "No se ha podido cargar el lector de códigos QR. Compruebe la conexión a internet y vuelva a intentarlo.",
    },
    otherWays: "También puede abrir una obra desde la lista o escribiendo su número.",
    elsewhere:
      "Este código QR no corresponde a ninguna obra de este museo. No lo hemos abierto. Lleva a:",
    says: "Este código QR no corresponde a ninguna obra de este museo. Dice:",
    unreadable: "Este código QR no contiene texto legible.",
    scanAgain: "Escanear otra vez",
  },
  number: {
    title: "Escribir el número de la obra",
    where: "El número está junto al código QR. No es el número de inventario.",
    label: "Número de la obra",
    erase: "Borrar la última cifra",
    open: "Abrir",
  },
  list: {
    title: "Las obras",
    description: "Obras con descripciones para leer o escuchar.",
    search: "Buscar por título, artista o número",
    found: (count) =>
      count === 0
        ? "No se ha encontrado ninguna obra"
        : count === 1
          ? "Una obra"
          : `${numberIn("es", count)} obras`,
    showAll: (count) => `Mostrar las ${numberIn("es", count)} obras`,
    restFailed:
      "No se han podido cargar las demás obras. Compruebe la conexión a internet y vuelva a intentarlo.",
  },
  artwork: {
    notInCatalogue: "No hay ninguna obra con este número en el catálogo.",
    listen: "Escuchar la audiodescripción",
    illustration: "Es una ilustración nuestra, no el cuadro.",
    illustrationOfWork: "Es una ilustración nuestra, no la obra.",
    photograph: (credit) => `Fotografía: ${credit}`,
    facts: "Ficha de la obra",
    date: "Fecha",
    technique: "Técnica",
    size: "Medidas",
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
    zoom: (percent) => `Ampliación: ${percent}`,
  },
  missing: {
    languages: {
      en: "en inglés",
      fr: "en francés",
      de: "en alemán",
      it: "en italiano",
      es: "en español",
    },
    translation: (inLanguage) =>
      `Este texto aún no está disponible en español. Aquí lo tiene ${inLanguage}.`,
    description: "Aún no hay ningún texto para leer sobre esta obra.",
    script: "Aún no hay ninguna audiodescripción de esta obra.",
    recording: "Este texto aún no se ha grabado. Puede leerlo aquí.",
    picture: "Aún no hay ninguna imagen de esta obra.",
    alt: (title) => `Imagen de ${title}. Aún no tiene descripción.`,
  },
  easy: "Con palabras sencillas",
  film: {
    size: (size) => `Vídeo, ${size}. Solo se carga al reproducirlo.`,
    broken:
      "No se ha podido reproducir el vídeo. Compruebe la conexión a internet y vuelva a intentarlo.",
  },
  audioDescription: {
    title: (title) => `${title}: audiodescripción`,
    notFound: "Obra no encontrada",
    text: "Transcripción de la audiodescripción",
    play: "REPRODUCIR",
    playing: "REPRODUCIENDO AUDIO",
    ended: "AUDIO FINALIZADO",
  },
  touch: {
    title: "Guía táctil",
    emblem: "Guía táctil: el emblema",
    composition: "Guía táctil: el esquema de la composición",
    parts: { emblem: "el emblema", composition: "el esquema de la composición" },
    means: "Para la maqueta táctil de esta obra. Pregunte al personal si está disponible aquí.",
    text: "Transcripción de la guía táctil",
  },
  recording: {
    length: (time) => `Duración: ${time}.`,
    voices: { synthetic: "La voz es sintética.", human: "La voz es de una persona." },
    notReviewed: "Este texto aún no ha sido revisado por personas ciegas.",
  },
  player: {
    play: "Reproducir",
    pause: "Pausar",
    positionLabel: "Posición",
    position: (at, length) => `${at} de ${length}`,
    rewind: "Retroceder 15 segundos",
    forward: "Avanzar 15 segundos",
    speed: "Velocidad",
    download: "Descargar la grabación",
    tapASentence:
      "Para escuchar desde una frase, tóquela, o elíjala con las flechas y pulse Intro.",
    problems: {
      refused: "El navegador no ha dejado que empiece el sonido. Vuelva a intentarlo.",
      broken: "No se ha podido reproducir la grabación. Todo lo que dice está escrito más abajo.",
      late: "La grabación no se carga. Compruebe la conexión a internet y vuelva a intentarlo. Todo lo que dice la grabación está escrito más abajo.",
    },
  },
  duration: {
    minutes: (count) => (count === 1 ? "1 minuto" : `${count} minutos`),
    seconds: (count) => (count === 1 ? "1 segundo" : `${count} segundos`),
    both: (minutes, seconds) => `${minutes} y ${seconds}`,
  },
};
