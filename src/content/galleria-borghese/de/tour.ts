import type { TourScripts } from "../../museum.ts";
import type { Stop } from "../facts.ts";
import { recordings } from "../recordings/de/tour-*?recordings";

export const tour: TourScripts<Stop> = {
  introduction: [
    [
      "Willkommen in der Galleria Borghese.",
      "Dies ist der Rundgang von Varco für blinde und sehbehinderte Gäste.",
      "Die Stimme, die Sie hören, hat ein Computer erzeugt.",
      "Der Rundgang führt zu drei Gemälden, und Sie sind bei Station eins von drei.",
    ],
    [
      "Vier Wörter führen durch den Rundgang.",
      "„Weiter“: So kommen Sie zur nächsten Station.",
      "„Zurück“: So kommen Sie zur Station davor.",
      "„Wiederholen“: So hören Sie die Station noch einmal.",
      "„Hilfe“: So hören Sie diese Erklärung noch einmal.",
    ],
    [
      "Zum Sprechen drücken Sie die Taste „Mikrofon einschalten“.",
      "Warten Sie auf den Ton und sagen Sie dann eines der vier Wörter.",
      "Vier große Tasten auf dem Bildschirm bewirken dasselbe, ganz ohne Sprechen.",
    ],
    [
      "Von jetzt an hören Sie diese Stimme nur, wenn Sie es möchten.",
      "So fällt sie Ihrem Screenreader nicht ins Wort.",
      "Um zu beginnen, drücken Sie die Taste „Abspielen“.",
    ],
  ],
  introductionByButtons: [
    [
      "Willkommen in der Galleria Borghese.",
      "Dies ist der Rundgang von Varco für blinde und sehbehinderte Gäste.",
      "Die Stimme, die Sie hören, hat ein Computer erzeugt.",
      "Der Rundgang führt zu drei Gemälden, und Sie sind bei Station eins von drei.",
    ],
    [
      "Mit vier großen Tasten auf dem Bildschirm steuern Sie den Rundgang.",
      "„Weiter“: So kommen Sie zur nächsten Station.",
      "„Zurück“: So kommen Sie zur Station davor.",
      "„Wiederholen“: So hören Sie die Station noch einmal.",
      "„Hilfe“: So hören Sie diese Erklärung noch einmal.",
    ],
    ["Sprachbefehle funktionieren auf diesem Gerät nicht, nutzen Sie bitte die Tasten."],
    [
      "Von jetzt an hören Sie diese Stimme nur, wenn Sie es möchten.",
      "So fällt sie Ihrem Screenreader nicht ins Wort.",
      "Um zu beginnen, drücken Sie die Taste „Abspielen“.",
    ],
  ],
  steps: {
    apollo: [
      ["Station eins von drei.", "Apollo, gemalt von Dosso Dossi."],
      [
        "Gemälde wechseln manchmal den Platz: Bitten Sie das Personal, Sie zu diesem Bild zu führen.",
        "Das Bild ist ein Hochformat, fast so hoch wie eine Tür.",
      ],
      [
        "In der Mitte sitzt Apollo, halb nackt, mit einem Kranz aus Lorbeerblättern.",
        "Er hat gerade den Bogen von einer <it>lira da braccio</it> gehoben.",
        "Dieses Instrument wird wie eine Geige gehalten.",
        "Über Apollos Unterkörper liegt ein grünes Tuch, am Rand mit Goldfäden verziert.",
        "Weit hinter ihm, links und winzig klein, läuft Daphne und wird zum Lorbeerbaum.",
      ],
      [
        "Die ausführliche Beschreibung finden Sie auf der Seite dieses Werks.",
        "Mit „Weiter“ kommen Sie zur zweiten Station.",
      ],
    ],
    davide: [
      [
        "Station zwei von drei.",
        "David mit dem Haupt Goliaths, gemalt von Battistello Caracciolo.",
        "Das Bild zeigt einen abgeschlagenen Kopf.",
      ],
      [
        "Fragen Sie das Personal nach dem David von Caracciolo.",
        "Andere Werke hier zeigen nämlich auch David.",
        "Das Bild ist ein Hochformat, ungefähr so hoch wie eine Tür und etwas breiter.",
      ],
      [
        "Das Bild zeigt David in ganzer Gestalt, ungefähr lebensgroß.",
        "Er trägt einen Hut mit Federn und stützt sich auf den Griff eines Schwertes.",
        "Ein Lichtstrahl trifft seinen Oberkörper und den Kopf Goliaths.",
        "Der Rest ist dunkel.",
      ],
      [
        "Die ausführliche Beschreibung finden Sie auf der Seite dieses Werks.",
        "Mit „Weiter“ kommen Sie zur dritten und letzten Station.",
      ],
    ],
    autunno: [
      [
        "Station drei von drei.",
        "Der Herbst, auf Italienisch <it>Autunno</it>.",
        "Das Gemälde wird Jacopo Bassano und seiner Werkstatt zugeschrieben.",
      ],
      [
        "Bitten Sie das Personal, Sie hinzuführen.",
        "Das Bild ist ein Querformat, etwas breiter als zwei ausgestreckte Arme.",
      ],
      [
        "Es ist die Zeit der Weinlese.",
        "Bauern pflücken Trauben, treten sie mit den Füßen und bessern Fässer aus.",
        "Die Farben sind ein erdiges Braun und ein tiefes Grün, dazwischen leuchten Rot und Weiß auf.",
        "In der Ferne, klein, empfängt Moses die Tafeln mit den Zehn Geboten.",
      ],
      [
        "Die ausführliche Beschreibung finden Sie auf der Seite dieses Werks.",
        "Mit „Weiter“ beenden Sie den Rundgang.",
      ],
    ],
  },
  help: [
    [
      "Diese vier Wörter können Sie sagen.",
      "„Weiter“: für die nächste Station.",
      "„Zurück“: für die Station davor.",
      "„Wiederholen“: um diese Station noch einmal zu hören.",
      "„Hilfe“: für diese Erklärung.",
    ],
    [
      "Drücken Sie die Taste „Mikrofon einschalten“.",
      "Warten Sie auf den Ton und sagen Sie eines dieser Wörter.",
      "Die vier großen Tasten auf dem Bildschirm bewirken dasselbe, ganz ohne Sprechen.",
    ],
  ],
  helpByButtons: [
    [
      "Auf dem Bildschirm sind vier große Tasten.",
      "„Weiter“: für die nächste Station.",
      "„Zurück“: für die Station davor.",
      "„Wiederholen“: um diese Station noch einmal zu hören.",
      "„Hilfe“: für diese Erklärung.",
    ],
  ],
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
      "Danke, dass Sie mit Varco die Galleria Borghese besucht haben.",
      "Mit „Wiederholen“ hören Sie die letzte Station noch einmal.",
      "In der Liste der Werke finden Sie die Beschreibungen von drei weiteren Gemälden.",
    ],
  ],
  cannotGoBack: [
    [
      "Dies ist die erste Station, davor gibt es keine.",
      "Mit „Weiter“ kommen Sie zur nächsten Station.",
    ],
  ],
  recordings,
};
