import type { CaptionsMessages } from "./en.ts";

export const captions: CaptionsMessages = {
  title: "Live-Untertitel",
  description: "Lesen Sie mit, was bei der Führung gesagt wird.",
  start: "Starten",
  stop: "Stoppen",
  unsupported: "Dieser Browser unterstützt keine Spracherkennung.",
  log: "Untertitel",
  guideSpeaks: "Sprache der Führung",
  ready: "Bereit. Tippen Sie auf „Starten“, kurz bevor die Führung beginnt.",
  stopped: "Gestoppt. Das Mikrofon ist aus.",
  asking: "Das Mikrofon wird eingeschaltet. Erlauben Sie den Zugriff, wenn Ihr Gerät danach fragt.",
  listening: "Mikrofon an",
  quiet:
    "Seit einigen Sekunden wird nichts erkannt. Falls jemand spricht: Halten Sie das Gerät näher an diese Person, verdecken Sie das Mikrofon nicht und prüfen Sie oben die Sprache der Führung.",
  restarting: "Unterbrochen. Die Untertitel werden neu gestartet.",
  offline:
    "Keine Internetverbindung. Sobald Sie wieder online sind, laufen die Untertitel von selbst weiter.",
  service:
    "Die Spracherkennung antwortet nicht. Wir versuchen es weiter. Inzwischen können Sie eine Nachricht zeigen.",
  problems: {
    refused:
      "Ihr Browser oder Ihr Gerät sperrt das Mikrofon. Erlauben Sie den Zugriff in den Einstellungen des Browsers oder des Geräts. Tippen Sie dann auf „Starten“.",
    lost: "Es wurde kein Mikrofon gefunden. Falls Sie ein Headset oder ein externes Mikrofon verwenden, prüfen Sie, ob es verbunden ist. Tippen Sie dann auf „Starten“.",
    taken:
      "Vielleicht verwendet gerade eine andere App das Mikrofon, etwa für einen Anruf. Beenden Sie den Anruf oder schließen Sie diese App. Tippen Sie dann auf „Starten“.",
    language:
      "Dieser Browser kann die Sprache der Führung nicht erkennen. Öffnen Sie diese Seite in einem anderen Browser oder zeigen Sie eine Nachricht.",
    notOnDevice:
      "Dieses Gerät kann die Sprache der Führung nicht selbst erkennen. Schalten Sie „Spracherkennung nur auf diesem Gerät“ aus. Tippen Sie dann auf „Starten“.",
    unavailable:
      "Die Spracherkennung ist auf diesem Gerät oder in diesem Browser vielleicht ausgeschaltet. Schalten Sie in den Einstellungen die Diktierfunktion ein (auf iPhone und iPad: Allgemein, Tastatur) oder öffnen Sie diese Seite in einem anderen Browser.",
    homeScreen:
      "Die Spracherkennung funktioniert möglicherweise nicht, wenn Sie Varco vom Home-Bildschirm aus öffnen. Öffnen Sie Varco stattdessen in Safari.",
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
      "Fragen Sie vor dem Start die Person, die Sie führt, ob sie mit den Untertiteln einverstanden ist. Untertitel können Fehler enthalten.",
    onDevice: "Spracherkennung nur auf diesem Gerät",
    download: "Diese Sprache für die Spracherkennung auf diesem Gerät herunterladen",
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
      largest: "Maximal",
    },
    theme: "Farben",
    themes: { light: "Hell", dark: "Dunkel", dim: "Gedämpft, für dunkle Säle" },
    calm: "Ruhige Anzeige",
    calmMeans: "Zeigt jeden Satz, wenn er fertig ist, nicht Wort für Wort.",
  },
  keep: {
    title: "Behalten oder löschen",
    nothing: "Im Moment gibt es keine Untertitel.",
    kept: "Die Untertitel bleiben heute auf diesem Gerät, außer Sie löschen sie oder beenden Ihren Besuch. Wenn Sie sie länger behalten möchten, speichern oder teilen Sie sie.",
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
    card: "Hinweise für die Person, die Sie führt",
    ready: "Fertige Sätze",
    write: "Nachricht schreiben",
    show: "In großer Schrift zeigen",
    turn: "Zum Gegenüber drehen",
    others: "Andere Nachrichten",
  },
};
