import type { CaptionsWords } from "./en.ts";

export const captions: CaptionsWords = {
  title: "Live-Untertitel",
  description: "Lesen Sie mit, was bei der Führung gesagt wird.",
  start: "Starten",
  stop: "Stoppen",
  unsupported: "Dieser Browser unterstützt keine Spracherkennung.",
  log: "Untertitel",
  guideSpeaks: "Sprache der Führung",
  ready: "Bereit. Tippen Sie auf „Starten“, wenn die Führung beginnt.",
  stopped: "Gestoppt. Das Mikrofon ist aus.",
  asking: "Das Mikrofon wird eingeschaltet. Erlauben Sie den Zugriff, wenn Ihr Gerät danach fragt.",
  listening: "Mikrofon an",
  quiet:
    "Seit einer Weile wird nichts erkannt. Halten Sie das Gerät näher an die Person, die spricht. Das Mikrofon darf nicht verdeckt sein.",
  restarting: "Unterbrochen. Die Untertitel werden neu gestartet.",
  offline:
    "Keine Internetverbindung. Sobald Sie wieder online sind, laufen die Untertitel von selbst weiter.",
  service:
    "Der Dienst für die Spracherkennung antwortet nicht. Wir versuchen es weiter. Inzwischen können Sie eine Nachricht zeigen.",
  problems: {
    refused:
      "Ihr Browser oder Ihr Gerät sperrt das Mikrofon. Erlauben Sie den Zugriff in den Einstellungen und versuchen Sie es noch einmal.",
    lost: "Es wurde kein Mikrofon gefunden. Prüfen Sie, ob es angeschlossen ist, und versuchen Sie es noch einmal.",
    taken:
      "Vielleicht verwendet gerade eine andere App das Mikrofon, etwa für einen Anruf. Schließen Sie diese App und versuchen Sie es noch einmal.",
    language:
      "Dieser Browser kann die gewählte Sprache nicht erkennen. Wählen Sie eine andere Sprache oder öffnen Sie diese Seite in einem anderen Browser.",
    notOnDevice:
      "Dieses Gerät kann die gewählte Sprache nicht selbst erkennen. Wählen Sie eine andere Sprache oder erlauben Sie dem Browser, seinen Dienst zu verwenden.",
    unavailable:
      "Die Spracherkennung ist auf diesem Gerät oder in diesem Browser ausgeschaltet. Schalten Sie in den Einstellungen die Diktierfunktion ein oder öffnen Sie diese Seite in einem anderen Browser.",
    homeScreen:
      "In einer App, die Sie vom Home-Bildschirm aus öffnen, funktioniert die Spracherkennung möglicherweise nicht. Öffnen Sie diese Seite in Safari.",
    unsupported:
      "Öffnen Sie diese Seite in Chrome oder Edge, auf einem iPhone oder iPad in Safari. Eine Nachricht zeigen und die Texte zu den Werken lesen können Sie auch hier.",
  },
  gap: (time) => `[… ${time} nicht erfasst]`,
  toLive: (count) => (count === 0 ? "Zum neuesten Text" : `Zum neuesten Text (${count} neu)`),
  screenMayTurnOff:
    "Ihr Bildschirm schaltet sich vielleicht von selbst aus. Wählen Sie in den Anzeigeeinstellungen Ihres Geräts eine längere Zeit.",
  where: {
    device:
      "Was bei der Führung gesagt wird, wandelt dieses Gerät selbst in Text um. Das Gesprochene wird nirgendwohin gesendet.",
    service:
      "Um das Gesprochene in Text umzuwandeln, sendet dieser Browser es möglicherweise an einen Dienst seines Herstellers. Varco erhält es nie.",
    askFirst:
      "Fragen Sie zuerst die Person, die Sie führt, ob das in Ordnung ist. Untertitel können Fehler enthalten.",
    onDevice: "Spracherkennung nur auf diesem Gerät",
    download: "Sprache herunterladen, für die Spracherkennung auf diesem Gerät",
    downloading: "Die Sprache wird heruntergeladen. Das kann einige Minuten dauern.",
    notDownloaded: "Die Sprache konnte nicht heruntergeladen werden.",
  },
  settings: {
    title: "Schrift und Farben",
    size: "Schriftgröße",
    sizes: {
      medium: "Mittel",
      large: "Groß",
      larger: "Größer",
      huge: "Sehr groß",
      largest: "Am größten",
    },
    theme: "Farben",
    themes: { light: "Hell", dark: "Dunkel", dim: "Gedämpft, für dunkle Säle" },
    calm: "Ruhige Anzeige",
    calmMeans: "Zeigt ganze Sätze, nicht jedes Wort einzeln.",
  },
  keep: {
    title: "Behalten oder löschen",
    nothing: "Es gibt noch keine Untertitel.",
    kept: "Die Untertitel bleiben für heute auf diesem Gerät, bis Sie sie löschen oder Ihren Besuch beenden.",
    notKept:
      "In diesem Browser können wir die Untertitel nicht aufbewahren. Speichern oder teilen Sie sie, bevor Sie diese Seite verlassen.",
    save: "Als Textdatei speichern",
    share: "Teilen",
    copy: "Kopieren",
    copied: "Kopiert.",
    notCopied: "Der Text konnte nicht kopiert werden. Speichern Sie ihn stattdessen als Textdatei.",
    clear: "Untertitel löschen",
    cleared: "Die Untertitel sind gelöscht.",
    undo: "Rückgängig machen",
    restored: "Die Untertitel sind wieder da.",
    automatic: "Automatisch durch Spracherkennung geschrieben. Fehler und Lücken sind möglich.",
  },
  show: {
    title: "Nachricht zeigen",
    card: "Karte für die Führung",
    ready: "Fertige Sätze",
    write: "Nachricht schreiben",
    show: "In großer Schrift zeigen",
    turn: "Zum Gegenüber drehen",
    others: "Andere Nachrichten",
  },
};
