import type { EarsMessages } from "./en.ts";

export const ears: EarsMessages = {
  title: "Spracherkennung auf diesem Gerät",
  means:
    "Gesprochenes kann direkt auf diesem Gerät in Text umgewandelt werden. Nichts von dem, was gesagt wird, verlässt dann das Gerät, und Internet ist nicht nötig.",
  needs: (size) =>
    `Dafür müssen Sie einmal ${size} herunterladen. Prüfen Sie zuerst, ob dieses Gerät schnell genug ist: Das dauert einige Sekunden, und dabei werden etwa 4 MB heruntergeladen.`,
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
    "Dieses Gerät ist zu langsam, um Gesprochenes selbst in Text umzuwandeln. Die Spracherkennung können Sie in Chrome oder Edge nutzen, auf einem iPhone oder iPad in Safari. Dort braucht sie vielleicht Internet. Die Tasten des Audio-Rundgangs und die Nachrichten zum Zeigen gibt es in jedem Fall.",
  quality: (inLanguage, words) =>
    `Wenn jemand ${inLanguage} klar und deutlich spricht, ist etwa eines von ${words} Wörtern falsch. Wo es laut ist, sind es mehr.`,
  lag: (time) => `Die Wörter kommen mit etwa ${time} Verzögerung.`,
  download: (size) => `Herunterladen, ${size}`,
  smaller: (size, words) =>
    `Es gibt auch eine kleinere Version mit ${size}: Damit ist etwa eines von ${words} Wörtern falsch.`,
  downloadSmaller: (size) => `Kleinere Version herunterladen, ${size}`,
  downloading: "Die Spracherkennung wird heruntergeladen",
  kept: (size) =>
    `Die Spracherkennung ist auf diesem Gerät, ${size}. Wenn Sie sie nutzen, verlässt nichts von dem, was gesagt wird, das Gerät, und Internet ist nicht nötig.`,
  use: "Gesprochenes auf diesem Gerät erkennen",
  inUse: (size) =>
    `Gesprochenes wird auf diesem Gerät erkannt (${size}). Nichts von dem, was gesagt wird, verlässt das Gerät, und Internet ist nicht nötig.`,
  stopUsing: "Gesprochenes nicht mehr auf diesem Gerät erkennen",
  stopped: "Gesprochenes wird nicht mehr auf diesem Gerät erkannt.",
  captions: {
    preparing:
      "Die Spracherkennung wird vorbereitet. Was jetzt gesagt wird, wird schon gehört und gleich mitgeschrieben.",
    finishing: "Gestoppt. Das Mikrofon ist aus; die letzten Worte werden noch geschrieben.",
    muted:
      "Etwas anderes auf diesem Gerät benutzt gerade das Mikrofon, vielleicht ein Anruf. Die Untertitel laufen von selbst weiter, sobald es frei ist.",
    behind: (seconds) =>
      `Mikrofon an. Die Untertitel sind etwa ${seconds} Sekunden im Rückstand und holen auf.`,
    modelMissing:
      "Die Spracherkennung ist nicht mehr auf diesem Gerät. Laden Sie sie unten noch einmal herunter oder tippen Sie auf „Gesprochenes nicht mehr auf diesem Gerät erkennen“. Tippen Sie dann auf „Starten“.",
    modelFails:
      "Dieses Gerät konnte das Gesprochene nicht selbst erkennen: Vielleicht ist zu wenig Arbeitsspeicher frei. Schließen Sie andere Apps und Tabs und tippen Sie dann auf „Starten“. Wenn das nicht hilft, tippen Sie unten auf „Gesprochenes nicht mehr auf diesem Gerät erkennen“.",
  },
  tour: {
    byItself:
      "Unterhalb der Tasten können Sie dieses Gerät so einrichten, dass es Ihre Stimme selbst versteht.",
    modelMissing: "Diesem Gerät fehlt, was es zum Erkennen Ihrer Worte braucht.",
    modelFails:
      "Dieses Gerät kann Ihre Worte nicht selbst erkennen. Vielleicht ist zu wenig Arbeitsspeicher frei.",
  },
};
