import type { Messages } from "./en.ts";

export const es: Messages = {
  skipToContent: "Ir al contenido",
  back: "Atrás",
  loading: "Cargando",
  close: "Cerrar",
  languageIs: (name) => `Idioma: ${name}`,
  chooseLanguage: "Elija su idioma",
  welcome: {
    title: "Elija su idioma",
    description:
      "La Galería Borghese para personas sordas o con pérdida auditiva y para personas ciegas o con baja visión, en cinco idiomas.",
  },
  profile: {
    title: "Le damos la bienvenida",
    description: "Elija cómo desea visitar la Galería Borghese.",
    deafness: "Sordera",
    blindness: "Ceguera",
  },
  scanner: {
    title: "Escanear un código",
    description: "Escanee el código que hay junto a la obra para abrir su página.",
    transcribe: "Transcribir en tiempo real lo que dice su guía",
  },
  captions: {
    title: "Subtítulos en directo",
    description: "Lea lo que dice su guía mientras habla.",
  },
  list: {
    title: "Las obras",
    description: "Obras de la Galería Borghese, con descripciones para leer o escuchar.",
  },
  artwork: {
    attributed: (artist) => `obra atribuida a ${artist} y a su taller`,
    description: (title, artist) =>
      `${title}, ${artist}: descripción del cuadro, en la Galería Borghese.`,
    notInCatalogue: "No hay ninguna obra con este número en el catálogo.",
    listen: "Escuchar la audiodescripción",
  },
  tour: {
    title: "Recorrido guiado por voz",
    description: "Tres paradas en la Galería Borghese, con una voz que le guía.",
  },
  audioDescription: {
    title: (title) => `${title}: audiodescripción`,
    description: (title, artist) =>
      `${title}, ${artist}: audiodescripción del cuadro, en la Galería Borghese.`,
    notFound: "Obra no encontrada",
  },
};
