import type { Commands } from "./commands.ts";
import type { Messages } from "./en.ts";

const commands: Commands = {
  next: ["Weiter", "nächste", "vorwärts", "fortfahren"],
  back: ["Zurück", "vorherige", "vorige", "Station davor", "Bild davor", "Werk davor"],
  repeat: [
    "Wiederholen",
    "wiederhol",
    "noch einmal",
    "nochmal",
    "noch mal",
    "erneut",
    "wieder holen",
  ],
  help: [
    "Hilfe",
    "hilf mir",
    "helfen",
    "was kann ich sagen",
    "was muss ich sagen",
    "was soll ich tun",
    "welche Wörter",
    "was soll ich sagen",
    "was kann ich tun",
    "was kann ich machen",
    "Befehle",
    "Anleitung",
  ],
};

export const de: Messages = {
  skipToContent: "Zum Inhalt",
  back: "Zurück",
  loading: "Wird geladen",
  close: "Schließen",
  tryAgain: "Noch einmal versuchen",
  languageIs: (name) => `Sprache: ${name}`,
  endVisit: {
    button: "Besuch beenden",
    question: "Möchten Sie Ihren Besuch beenden?",
    consequence: "Ihre Sprachwahl und Ihre Einstellungen werden von diesem Gerät gelöscht.",
    goOn: "Besuch fortsetzen",
    ended:
      "Ihr Besuch ist beendet. Ihre Sprachwahl und Ihre Einstellungen sind von diesem Gerät gelöscht.",
  },
  welcome: {
    description:
      "Ein Museumsbesuch für gehörlose, schwerhörige, blinde und sehbehinderte Gäste, in fünf Sprachen.",
  },
  profile: {
    title: "Willkommen",
    description: "Wählen Sie den Zugang, der zu Ihnen passt.",
    deafness: "Gehörlosigkeit",
    deafnessMeans:
      "Für gehörlose und schwerhörige Gäste: Live-Untertitel, QR-Codes zu den Werken, Texte zum Lesen",
    blindness: "Blindheit",
    blindnessMeans: "Für blinde und sehbehinderte Gäste: Audio-Rundgang und Audiodeskriptionen",
  },
  scanner: {
    title: "QR-Code scannen",
    description: "Scannen Sie den QR-Code neben einem Werk, um seine Seite zu öffnen.",
    activateCamera: "Tippen, um die Kamera zu aktivieren",
    transcribe: "Führung in Echtzeit mitlesen",
    cameraFailed: "Kein Zugriff auf die Kamera. Bitte prüfen Sie die Berechtigungen.",
    notDetected: "QR-Code nicht erkannt",
    asking: "Die Kamera wird gestartet. Erlauben Sie den Zugriff, wenn Ihr Gerät danach fragt.",
    scanning: "Die Kamera ist an. Richten Sie sie auf den QR-Code neben dem Werk.",
    slow: "Noch kein Code erkannt. Halten Sie das Gerät ruhig, etwa 40 cm vom Code entfernt. Achten Sie auf gutes Licht. Oder geben Sie die Nummer neben dem Code ein.",
    found: "Code erkannt. Die Seite wird geöffnet.",
    off: "Die Kamera ist aus.",
    stop: "Kamera ausschalten",
    light: "Taschenlampe",
    problems: {
      refused:
        "Ihr Browser oder Ihr Gerät sperrt die Kamera. Erlauben Sie den Zugriff in den Einstellungen und versuchen Sie es noch einmal.",
      absent: "Auf diesem Gerät wurde keine Kamera gefunden.",
      busy: "Vielleicht verwendet gerade eine andere App die Kamera. Schließen Sie diese App und versuchen Sie es noch einmal.",
      decoder:
        "Der Scanner konnte nicht geladen werden. Prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.",
    },
    otherWays: "Sie können auch die Liste der Werke öffnen oder eine Nummer eingeben.",
    elsewhere:
      "Dieser Code gehört zu keinem Werk dieses Museums. Er führt zu einer Adresse, die wir nicht geöffnet haben:",
    says: "Dieser Code gehört zu keinem Werk dieses Museums. Er enthält den Text:",
    unreadable: "Dieser Code enthält keinen lesbaren Text.",
    scanAgain: "Noch einmal scannen",
  },
  number: {
    title: "Nummer des Werks eingeben",
    where: "Die Nummer steht neben dem QR-Code. Es ist nicht die Inventarnummer.",
    label: "Nummer des Werks",
    erase: "Letzte Ziffer löschen",
    open: "Öffnen",
  },
  captions: {
    title: "Live-Untertitel",
    description: "Lesen Sie mit, was bei der Führung gesagt wird.",
    start: "Starten",
    stop: "Stoppen",
    unsupported: "Dieser Browser unterstützt keine Spracherkennung.",
    log: "Untertitel",
    guideSpeaks: "Sprache der Führung",
    ready: "Bereit. Tippen Sie auf „Starten“, wenn die Führung beginnt.",
    stopped: "Gestoppt. Das Mikrofon ist aus.",
    asking:
      "Das Mikrofon wird eingeschaltet. Erlauben Sie den Zugriff, wenn Ihr Gerät danach fragt.",
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
      notCopied:
        "Der Text konnte nicht kopiert werden. Speichern Sie ihn stattdessen als Textdatei.",
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
  },
  list: {
    title: "Die Werke",
    description: "Beschreibungen zum Lesen und zum Anhören.",
    search: "Werke suchen",
    found: (count) =>
      count === 0 ? "Kein Werk gefunden" : count === 1 ? "1 Werk" : `${count} Werke`,
  },
  artwork: {
    attributed: (artist) => `${artist} und Werkstatt zugeschrieben`,
    notInCatalogue: "Ein Werk mit dieser Nummer gibt es im Katalog nicht.",
    listen: "Audiodeskription anhören",
    illustration: "Unsere eigene Illustration, nicht das Gemälde.",
    photograph: (credit) => `Foto: ${credit}`,
    facts: "Angaben zum Werk",
    date: "Datierung",
    dates: {
      about: (year) => `um ${year}`,
      between: (first, last) => `etwa ${first} bis ${last}`,
      before: (year) => `vor ${year}`,
    },
    technique: "Technik",
    techniques: { oilOnCanvas: "Öl auf Leinwand" },
    size: "Maße",
    measures: (height, width) => `${height} cm hoch, ${width} cm breit`,
    inventory: "Inventarnummer",
    room: "Saal",
    previous: "Voriges Werk",
    next: "Nächstes Werk",
    enlarge: "Bild vergrößern",
    zoomIn: "Vergrößern",
    zoomOut: "Verkleinern",
    left: "Nach links",
    right: "Nach rechts",
    up: "Nach oben",
    down: "Nach unten",
    zoom: (percent) => `Zoom ${percent}`,
  },
  tour: {
    title: "Audio-Rundgang",
    description:
      "Gesprochene Beschreibungen von Gemälden. Sie steuern mit der Stimme oder mit vier großen Tasten.",
    introduction: "Einführung",
    introductionPlaying: "Einführung läuft",
    introductionFailed:
      "Die Einführung konnte nicht abgespielt werden. Bitte prüfen Sie Ihre Audioeinstellungen.",
    activate: "Mikrofon einschalten",
    listening: "Ich höre zu",
    play: "Abspielen",
    step: (step, steps) => `Station ${step} von ${steps}`,
    unsupported: "Spracherkennung wird auf diesem Gerät nicht unterstützt.",
    commands,
  },
  audioDescription: {
    title: (title) => `${title}: Audiodeskription`,
    notFound: "Werk nicht gefunden",
    text: "Audiodeskription zum Mitlesen",
    play: "ABSPIELEN",
    playing: "AUDIO LÄUFT",
    ended: "AUDIO BEENDET",
  },
  recording: {
    length: (time) => `Dauer: ${time}.`,
    voices: {
      synthetic: "Die Stimme ist computergeneriert.",
      human: "Von einem Menschen gesprochen.",
    },
    notReviewed: "Blinde Menschen haben diesen Text noch nicht geprüft.",
    failed:
      "Die Aufnahme konnte nicht abgespielt werden. Der vollständige Wortlaut steht darunter.",
  },
  duration: {
    minutes: (count) => (count === 1 ? "1 Minute" : `${count} Minuten`),
    seconds: (count) => (count === 1 ? "1 Sekunde" : `${count} Sekunden`),
    both: (minutes, seconds) => `${minutes} ${seconds}`,
  },
  spoken: {
    path: "Unser Weg durch das Bild führt von vorn nach hinten.",
    sides: "Links und rechts heißt: von Ihnen aus, mit dem Gesicht zum Bild.",
    end: "Ende der Beschreibung.",
  },
};
