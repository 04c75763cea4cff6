import type { EarsMessages } from "./en.ts";

export const ears: EarsMessages = {
  title: "Spracherkennung auf diesem Gerät",
  means:
    "Dieses Gerät kann Gesprochenes selbst in Text umwandeln. Nichts davon verlässt das Gerät, und es geht ohne Internet.",
  needs: (size) =>
    `Dafür müssen Sie einmal ${size} herunterladen. Prüfen Sie zuerst, ob dieses Gerät schnell genug ist: Das dauert einige Sekunden und lädt etwa 4 MB.`,
  either: (one, other) => `${one} oder ${other}`,
  check: "Dieses Gerät prüfen",
  checking: "Es wird geprüft, wie schnell dieses Gerät ist. Das dauert einige Sekunden.",
  cancel: "Prüfung abbrechen",
  cancelled: "Die Prüfung wurde abgebrochen.",
  notChecked:
    "Die Prüfung konnte nicht geladen werden. Prüfen Sie die Internetverbindung und versuchen Sie es noch einmal.",
  checkAgain: "Noch einmal prüfen",
  able: "Dieses Gerät ist schnell genug.",
  unable:
    "Dieses Gerät ist zu langsam, um Gesprochenes selbst in Text umzuwandeln. Öffnen Sie diese Seite in Chrome oder Edge, auf einem iPhone oder iPad in Safari. Die Tasten des Rundgangs und die Nachrichten für die Führung gibt es auch hier.",
  quality: (inLanguage, words) =>
    `Wird ${inLanguage} deutlich gesprochen, ist etwa eines von ${words} Wörtern falsch; wo es laut ist, sind es mehr.`,
  lag: (time) => `Die Wörter kommen mit etwa ${time} Verzögerung.`,
  download: (size) => `Herunterladen, ${size}`,
  smaller: (size, words) =>
    `Es gibt auch einen kleineren Download, ${size}: Damit ist etwa eines von ${words} Wörtern falsch.`,
  downloadSmaller: (size) => `Den kleineren herunterladen, ${size}`,
  downloading: "Die Spracherkennung wird heruntergeladen",
  kept: (size) =>
    `Die Spracherkennung ist auf diesem Gerät, ${size}. Sie braucht kein Internet, und nichts von dem, was gesagt wird, verlässt das Gerät.`,
  use: "Gesprochenes auf diesem Gerät erkennen",
  inUse: (size) =>
    `Gesprochenes wird auf diesem Gerät erkannt (${size}). Nichts davon verlässt das Gerät, und Internet ist nicht nötig.`,
  stopUsing: "Nicht mehr auf diesem Gerät erkennen",
  stopped: "Gesprochenes wird nicht mehr auf diesem Gerät erkannt.",
  captions: {
    behind: (seconds) =>
      `Mikrofon an. Die Untertitel sind etwa ${seconds} Sekunden im Rückstand und holen auf.`,
    modelMissing:
      "Die Spracherkennung ist nicht mehr auf diesem Gerät. Laden Sie sie unten noch einmal herunter, oder lassen Sie nicht mehr auf diesem Gerät erkennen. Tippen Sie dann auf „Starten“.",
    modelFails:
      "Dieses Gerät konnte das Gesprochene nicht selbst erkennen: Vielleicht ist zu wenig Arbeitsspeicher frei. Schließen Sie andere Apps und Tabs und tippen Sie auf „Starten“, oder lassen Sie unten nicht mehr auf diesem Gerät erkennen.",
  },
  tour: {
    byItself:
      "Unter den Tasten können Sie dieses Gerät so einrichten, dass es Ihre Stimme selbst versteht.",
    modelMissing: "Auf diesem Gerät fehlt, was es zum Erkennen Ihrer Worte braucht.",
    modelFails:
      "Dieses Gerät kann Ihre Worte nicht selbst erkennen. Vielleicht ist zu wenig Arbeitsspeicher frei.",
  },
};
