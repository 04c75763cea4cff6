import type { ReadyWords, ReadyValues } from "./en.ts";

const commands = [
  "Mit „Weiter“ kommen Sie zur nächsten Station.",
  "Mit „Zurück“ kommen Sie zur Station davor.",
  "Mit „Wiederholen“ hören Sie die Station noch einmal.",
  "Mit „Hilfe“ hören Sie diese Erklärung noch einmal.",
];
const inShort = [
  "„Weiter“: für die nächste Station.",
  "„Zurück“: für die Station davor.",
  "„Wiederholen“: um diese Station noch einmal zu hören.",
  "„Hilfe“: für diese Erklärung.",
];
const start = [
  "Ab jetzt hören Sie diese Stimme nur noch auf Wunsch.",
  "So fällt sie Ihrem Screenreader nicht ins Wort.",
  "Zum Starten drücken Sie „Abspielen“.",
];

export const de: ReadyWords = {
  howMany: (number) =>
    number === "eins"
      ? "Der Rundgang hat nur eine Station"
      : `Der Rundgang hat ${number} Stationen`,
  by: (name) => `von ${name}`,
  and: "und",

  scripts: (said) => ({
    introduction: [
      welcome(said),
      ["Vier Wörter führen Sie durch den Rundgang.", ...commands],
      [
        "Zum Sprechen drücken Sie „Mikrofon einschalten“.",
        "Warten Sie auf den Ton und sagen Sie eines der vier Wörter.",
        "Es geht auch ohne Sprechen: mit vier großen Tasten auf dem Bildschirm.",
      ],
      [...start],
    ],
    introductionByButtons: [
      welcome(said),
      ["Mit vier großen Tasten auf dem Bildschirm steuern Sie den Rundgang.", ...commands],
      ["Sprachbefehle funktionieren auf diesem Gerät nicht, nutzen Sie bitte die Tasten."],
      [...start],
    ],
    help: [
      ["Diese vier Wörter können Sie sagen.", ...inShort],
      [
        "Drücken Sie die Taste „Mikrofon einschalten“.",
        "Warten Sie auf den Ton und sagen Sie eines dieser Wörter.",
        "Die vier großen Tasten auf dem Bildschirm bewirken dasselbe, ganz ohne Sprechen.",
      ],
    ],
    helpByButtons: [["Auf dem Bildschirm sind vier große Tasten.", ...inShort]],
    notRecognised: [
      [
        "Ich habe keines der vier Wörter erkannt.",
        "Sagen Sie „Weiter“, „Zurück“, „Wiederholen“ oder „Hilfe“.",
        "Oder nutzen Sie die vier großen Tasten.",
      ],
    ],
    completed: [
      [
        "Der Rundgang ist zu Ende.",
        "Danke, dass Sie mit Varco unterwegs waren.",
        "Mit „Wiederholen“ hören Sie die letzte Station noch einmal.",
        "Alle Werke finden Sie in der Liste.",
      ],
    ],
    cannotGoBack: [
      [
        "Dies ist die erste Station, davor gibt es keine.",
        "Mit „Weiter“ setzen Sie den Rundgang fort.",
      ],
    ],
  }),
};

function welcome({ name, howMany, stop }: ReadyValues) {
  return [
    ...(name ? [`${name}.`] : []),
    "Herzlich willkommen.",
    "Dies ist der Rundgang von Varco für blinde und sehbehinderte Gäste.",
    `${howMany}, und Sie sind bei ${stop}.`,
  ];
}
