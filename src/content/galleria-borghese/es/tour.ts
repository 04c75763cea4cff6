import type { TourScripts } from "../../museum.ts";
import type { Stop } from "../facts.ts";
import { recordings } from "../recordings/es/tour-*?recordings";

export const tour: TourScripts<Stop> = {
  introduction: [
    [
      "Le damos la bienvenida a la Galería Borghese.",
      "Le habla la aplicación Varco, con una voz generada por ordenador.",
      "Este recorrido está pensado para personas ciegas o con baja visión.",
      "Visitaremos tres cuadros, y esta es la parada uno de tres.",
    ],
    [
      "Para moverse por el recorrido bastan cuatro palabras.",
      "«Siguiente» le lleva a la próxima parada.",
      "«Anterior» le devuelve a la parada de antes.",
      "«Repetir» le deja oír otra vez la misma parada.",
      "«Ayuda» explica otra vez estas palabras.",
    ],
    [
      "Para hablar, pulse el botón «Activar el micrófono» y diga la palabra después de la señal.",
      "Si prefiere no hablar, cuatro botones grandes hacen lo mismo.",
    ],
    [
      "A partir de ahora, esta voz solo sonará cuando usted lo pida.",
      "Así no hablará a la vez que su lector de pantalla.",
      "Para empezar, pulse «Reproducir».",
    ],
  ],
  introductionByButtons: [
    [
      "Le damos la bienvenida a la Galería Borghese.",
      "Le habla la aplicación Varco, con una voz generada por ordenador.",
      "Este recorrido está pensado para personas ciegas o con baja visión.",
      "Visitaremos tres cuadros, y esta es la parada uno de tres.",
    ],
    [
      "En la pantalla hay cuatro botones grandes para moverse por el recorrido.",
      "«Siguiente» le lleva a la próxima parada.",
      "«Anterior» le devuelve a la parada de antes.",
      "«Repetir» le deja oír otra vez la misma parada.",
      "«Ayuda» explica otra vez estos botones.",
    ],
    ["Los comandos de voz no funcionan en este dispositivo: use los botones."],
    [
      "A partir de ahora, esta voz solo sonará cuando usted lo pida.",
      "Así no hablará a la vez que su lector de pantalla.",
      "Para empezar, pulse «Reproducir».",
    ],
  ],
  steps: {
    apollo: [
      ["Parada uno de tres.", "Apolo, obra de Dosso Dossi."],
      [
        "A veces los cuadros cambian de sitio: pida al personal que le acompañe.",
        "El cuadro es vertical y casi tan alto como una puerta.",
      ],
      [
        "En el centro está sentado Apolo, medio desnudo, con una corona de laurel.",
        "Acaba de levantar el arco de una <it>lira da braccio</it>, instrumento que se sujeta como un violín.",
        "Un paño verde con el borde de oro le cubre la parte baja del cuerpo.",
        "A lo lejos, a la izquierda, una Dafne diminuta corre y se convierte en laurel.",
      ],
      [
        "La descripción completa está en la página de esta obra.",
        "Para ir a la segunda parada, elija «Siguiente».",
      ],
    ],
    davide: [
      [
        "Parada dos de tres.",
        "David con la cabeza de Goliat, obra de Battistello Caracciolo.",
        "El cuadro muestra una cabeza cortada.",
      ],
      [
        "Pregunte al personal por el David de Caracciolo: aquí hay otras obras sobre David.",
        "El cuadro es vertical: alto como una puerta y un poco más ancho.",
      ],
      [
        "David aparece de cuerpo entero, más o menos a tamaño natural.",
        "Lleva un sombrero con plumas y se apoya en la empuñadura de una espada.",
        "Un rayo de luz ilumina la parte alta de su cuerpo y la cabeza de Goliat.",
        "Lo demás queda a oscuras.",
      ],
      [
        "La descripción completa está en la página de esta obra.",
        "Para ir a la última parada, elija «Siguiente».",
      ],
    ],
    autunno: [
      [
        "Parada tres de tres.",
        "El otoño, en italiano <it>Autunno</it>, obra atribuida a Jacopo Bassano y a su taller.",
      ],
      [
        "Pida al personal que le acompañe hasta el cuadro.",
        "El cuadro es apaisado, es decir, más ancho que alto.",
        "De ancho ocupa algo más que una persona con los brazos en cruz.",
      ],
      [
        "Es la vendimia.",
        "Los campesinos recogen la uva, la pisan y arreglan los toneles.",
        "Los colores son pardo de tierra y verde profundo, con destellos de rojo y de blanco.",
        "A lo lejos, en una escena pequeña, Moisés recibe las Tablas de la Ley.",
      ],
      [
        "La descripción completa está en la página de esta obra.",
        "Para terminar el recorrido, elija «Siguiente».",
      ],
    ],
  },
  help: [
    [
      "Puede usar cuatro palabras.",
      "«Siguiente», para ir a la próxima parada.",
      "«Anterior», para ir a la parada de antes.",
      "«Repetir», para oír otra vez esta parada.",
      "«Ayuda», para oír esta explicación.",
    ],
    [
      "Pulse «Activar el micrófono», espere la señal y diga una de las cuatro palabras.",
      "Si prefiere no hablar, los cuatro botones grandes de la pantalla hacen lo mismo.",
    ],
  ],
  helpByButtons: [
    [
      "En la pantalla hay cuatro botones grandes.",
      "«Siguiente», para ir a la próxima parada.",
      "«Anterior», para ir a la parada de antes.",
      "«Repetir», para oír otra vez esta parada.",
      "«Ayuda», para oír esta explicación.",
    ],
  ],
  notRecognised: [
    [
      "No se ha reconocido ninguna de las cuatro palabras.",
      "Diga «Siguiente», «Anterior», «Repetir» o «Ayuda», o use los cuatro botones grandes.",
    ],
  ],
  completed: [
    [
      "Ha llegado al final del recorrido.",
      "Gracias por visitar la Galería Borghese con la aplicación Varco.",
      "«Repetir» le deja oír otra vez la última parada.",
      "En la lista de obras encontrará la descripción de tres cuadros más.",
    ],
  ],
  cannotGoBack: [
    ["Esta es la primera parada: no hay otra antes.", "Para continuar, elija «Siguiente»."],
  ],
  recordings,
};
