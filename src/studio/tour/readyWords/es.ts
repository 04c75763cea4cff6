import type { ReadyWords, ReadyValues } from "./en.ts";

const commands = [
  "«Siguiente» le lleva a la próxima parada.",
  "«Anterior» le devuelve a la parada de antes.",
  "«Repetir» le permite oír otra vez la misma parada.",
];
const inShort = [
  "«Siguiente», para ir a la próxima parada.",
  "«Anterior», para ir a la parada de antes.",
  "«Repetir», para oír otra vez esta parada.",
  "«Ayuda», para oír esta explicación.",
];
const start = [
  "A partir de ahora, esta voz solo sonará cuando usted lo pida.",
  "Así no hablará a la vez que su lector de pantalla.",
  "Para empezar, pulse «Reproducir».",
];

export const es: ReadyWords = {
  // “Parada” is feminine, which a number shows only where it is counted: veintiuna paradas.
  howMany: (number) =>
    number === "uno"
      ? "El recorrido tiene una sola parada"
      : `El recorrido tiene ${number.replace(/uno$/, "una")} paradas`,
  by: (name) => `obra de ${name}`,
  and: "y",

  scripts: (said) => ({
    introduction: [
      welcome(said),
      [
        "Para moverse por el recorrido bastan cuatro palabras.",
        ...commands,
        "«Ayuda» explica otra vez estas palabras.",
      ],
      [
        "Para hablar, pulse el botón «Activar el micrófono» y diga la palabra después de la señal.",
        "Si prefiere no hablar, cuatro botones grandes en la pantalla hacen lo mismo.",
      ],
      [...start],
    ],
    introductionByButtons: [
      welcome(said),
      [
        "En la pantalla hay cuatro botones grandes para moverse por el recorrido.",
        ...commands,
        "«Ayuda» explica otra vez estos botones.",
      ],
      ["Los comandos de voz no funcionan en este dispositivo: use los botones."],
      [...start],
    ],
    help: [
      ["Puede usar cuatro palabras.", ...inShort],
      [
        "Pulse «Activar el micrófono», espere la señal y diga una de las cuatro palabras.",
        "Si prefiere no hablar, los cuatro botones grandes de la pantalla hacen lo mismo.",
      ],
    ],
    helpByButtons: [["En la pantalla hay cuatro botones grandes.", ...inShort]],
    notRecognised: [
      [
        "No se ha reconocido ninguna de las cuatro palabras.",
        "Diga «Siguiente», «Anterior», «Repetir» o «Ayuda», o use los cuatro botones grandes.",
      ],
    ],
    completed: [
      [
        "Ha llegado al final del recorrido.",
        "Gracias por seguirlo con la aplicación Varco.",
        "«Repetir» le permite oír otra vez la última parada.",
        "En la lista encontrará todas las obras de esta guía.",
      ],
    ],
    cannotGoBack: [
      ["Esta es la primera parada: no hay ninguna antes.", "Para continuar, elija «Siguiente»."],
    ],
  }),
};

function welcome({ name, howMany, stop }: ReadyValues) {
  return [
    ...(name ? [`${name}.`] : []),
    "Le damos la bienvenida.",
    "La aplicación Varco le guía por un recorrido pensado para personas ciegas o con baja visión.",
    `${howMany}, y ahora está en la ${stop}.`,
  ];
}
