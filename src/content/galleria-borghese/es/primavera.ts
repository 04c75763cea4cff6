import type { WorkWords } from "../../museum.ts";
import { recordings } from "../recordings/es/primavera?recordings";

export const primavera: WorkWords = {
  alt: "Ilustración, no el cuadro: un perro de caza marrón sentado junto a un cubo de leche, bajo una rama de flores rosas, ante unas colinas verdes.",
  short:
    "Una primavera sin diosa: muy cerca de nosotros, los campesinos, con sus animales, se ocupan de las tareas de la estación. Hay quien caza con perros, quien recoge flores y quien ordeña, en un paisaje de colinas bajo un cielo amplio. Obra atribuida a Jacopo Bassano y a su taller, hacia 1576 o 1577.",
  description: [
    "El cuadro se llama «La primavera», pero aquí ninguna diosa esparce flores. La primavera es lo que hace la gente en esta época del año. Muy cerca de nosotros están los campesinos y sus animales. Hay quien caza con perros, quien recoge flores y quien ordeña. Detrás se extiende un paisaje de colinas bajo un cielo amplio. Dominan los pardos de la tierra y los verdes profundos, con destellos de rojo y de blanco. La luz de las colinas es la del crepúsculo.",
    "Desde hacía mucho tiempo, los calendarios representaban cada mes con sus labores. Hacia 1574 o 1575, Jacopo Bassano sacó de esa costumbre algo nuevo: cuadros de las estaciones, con la gente del campo en primer plano. Se copiaron por toda Europa.",
    "A Jacopo da Ponte lo llamaban Bassano por su ciudad, Bassano del Grappa, donde trabajaba con su familia. Los críticos no se ponen de acuerdo sobre qué mano pintó este lienzo. Por eso se dice «obra atribuida». El cuadro se cita por primera vez en la colección en 1650.",
  ],
  audio: {
    label: [
      "La primavera, en italiano <it>Primavera</it>.",
      "Obra atribuida a Jacopo Bassano y a su taller.",
      "Pintada hacia mil quinientos setenta y seis o mil quinientos setenta y siete.",
      "Óleo sobre lienzo.",
    ],
    size: [
      "El cuadro es apaisado, es decir, más ancho que alto.",
      "De ancho ocupa algo más que una persona con los brazos en cruz.",
      "Mide ciento cuarenta y un centímetros de alto y ciento ochenta y seis de ancho.",
    ],
    subject:
      "En pleno campo, los campesinos, con sus animales, se ocupan de las tareas de la primavera.",
    path: [
      "En primer plano están los campesinos y sus animales.",
      "Entre ellos no hay ninguna diosa: aquí la primavera es trabajo.",
      "Hay quien sale de caza con perros.",
      "Hay quien recoge flores.",
      "Hay quien ordeña.",
      "No decimos dónde está cada figura: todavía no lo hemos comprobado ante el cuadro.",
      "Detrás, el campo se levanta en colinas.",
      "Sobre las colinas se abre un cielo amplio.",
    ],
    light: [
      "Dominan el pardo, como el de un campo arado, y el verde profundo, como la hiedra.",
      "Entre los dos brillan el rojo, como una brasa, y el blanco, como lino lavado.",
      "La luz del crepúsculo se posa en las colinas.",
      "Da la impresión de un trabajo compartido.",
    ],
    story: [
      "Jacopo Bassano inventó este tipo de cuadro hacia mil quinientos setenta y cuatro o setenta y cinco.",
      "Después se copió por toda Europa.",
    ],
  },
  recordings,
};
