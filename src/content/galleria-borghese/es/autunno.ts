import type { WorkWords } from "../../museum.ts";
import { recordings } from "../recordings/es/autunno?recordings";

export const autunno: WorkWords = {
  alt: "Ilustración, no el cuadro: tres racimos de uva oscura cuelgan bajo unas hojas de parra, sobre una tina llena de uvas y un tonel.",
  short:
    "Es la vendimia: la gente recoge la uva, la pisa y arregla los toneles. A lo lejos, en una escena pequeña, Moisés recibe las Tablas de la Ley. Así se cuenta el otoño, a través de sus labores, en una obra atribuida a Jacopo Bassano y a su taller, hacia 1576 o 1577.",
  description: [
    "Es tiempo de vendimia. Muy cerca de nosotros, la gente recoge la uva, la pisa y arregla los toneles para el vino nuevo. A lo lejos, en pequeño, ocurre algo muy distinto: Moisés recibe las Tablas de la Ley. El trabajo de cada día está cerca y es grande; la escena de la Biblia está lejos y es pequeña.",
    "La idea fue de Jacopo Bassano. Desde hacía mucho tiempo, los calendarios representaban cada mes con sus labores. Hacia 1574 o 1575, él empezó a pintar así las estaciones. En ellos no hay diosa del otoño ni alegoría: ante todo, campesinos que trabajan. Se copiaron por toda Europa.",
    "Los pardos de la tierra y los verdes profundos dominan, con destellos de rojo y de blanco. En unas colinas hay luz de crepúsculo. Jacopo trabajaba con su familia en Bassano del Grappa. Los críticos no se ponen de acuerdo sobre qué mano pintó este cuadro. Por eso se dice «obra atribuida». El cuadro se cita por primera vez en la colección en 1650.",
  ],
  audio: {
    label: [
      "El otoño, en italiano <it>Autunno</it>.",
      "Obra atribuida a Jacopo Bassano y a su taller.",
      "Pintada hacia mil quinientos setenta y seis o mil quinientos setenta y siete.",
      "Óleo sobre lienzo.",
    ],
    size: [
      "El cuadro es apaisado, es decir, más ancho que alto.",
      "De ancho ocupa algo más que una persona con los brazos en cruz.",
      "Mide ciento treinta y tres centímetros de alto y ciento ochenta y cinco de ancho.",
    ],
    subject: "Unos campesinos hacen la vendimia, desde la cepa hasta el tonel.",
    path: [
      "En primer plano, la gente está ocupada en la vendimia.",
      "Hay quien recoge la uva.",
      "Hay quien la pisa para sacarle el zumo.",
      "Hay quien arregla los toneles que guardarán el vino.",
      "No decimos dónde está cada figura: todavía no lo hemos comprobado ante el cuadro.",
      "A lo lejos, pequeña, hay una escena de la Biblia.",
      "Moisés recibe las Tablas de la Ley, las piedras de los Diez Mandamientos.",
    ],
    light: [
      "Dominan el pardo, como el de un campo arado, y el verde profundo, como la hiedra.",
      "Entre los dos brillan el rojo, como una brasa, y el blanco, como lino lavado.",
      "La luz del crepúsculo se posa en unas colinas.",
      "Se puede imaginar el olor del mosto, el zumo de la uva recién pisada.",
    ],
    story: [
      "Los calendarios antiguos representaban cada mes con sus labores.",
      "Hacia mil quinientos setenta y cuatro o setenta y cinco, Jacopo Bassano pintó así las estaciones.",
    ],
  },
  recordings,
};
