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
      "La Galería Borghese para visitantes sordos, con hipoacusia, ciegos o con baja visión, en cinco idiomas.",
  },
  profile: {
    title: "Le damos la bienvenida",
    description: "Elija cómo desea visitar la Galería Borghese.",
    deafness: "Sordera",
    blindness: "Ceguera",
  },
  scanner: {
    title: "Escanear una obra",
    description: "Abra una obra escaneando el código que está a su lado.",
    transcribe: "Transcribir al guía en tiempo real",
  },
  captions: {
    title: "Subtítulos en directo",
    description: "Lea lo que dice su guía mientras habla.",
  },
  list: {
    title: "Las obras",
    description: "Las obras de la Galería Borghese para leer y escuchar.",
  },
  artwork: {
    attributed: (artist) => `atribuido a ${artist} y taller`,
    description: (title, artist) =>
      `${title}, ${artist}: descripción del cuadro de la Galería Borghese.`,
    notInCatalogue: "No hay ninguna obra con este número en el catálogo.",
    listen: "Audiodescripción",
  },
  tour: {
    title: "Recorrido guiado por voz",
    description: "Tres paradas en la Galería Borghese, con una voz que le guía.",
  },
  audioDescription: {
    title: (title) => `${title}: audiodescripción`,
    description: (title, artist) =>
      `Escuche la audiodescripción de ${title}, ${artist}, en la Galería Borghese.`,
    notFound: "Obra no encontrada",
  },
};
