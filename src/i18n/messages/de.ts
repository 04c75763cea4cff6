import type { Messages } from "./en.ts";
import { numberIn } from "../numbers.ts";

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
    consequence:
      "Ihre Sprachwahl, Ihre Einstellungen, Ihre Untertitel und Ihr Stand im Rundgang werden von diesem Gerät gelöscht. Gespeicherte und heruntergeladene Dateien bleiben erhalten.",
    goOn: "Besuch fortsetzen",
    ended:
      "Ihr Besuch ist beendet. Ihre Sprachwahl, Ihre Einstellungen, Ihre Untertitel und Ihr Stand im Rundgang wurden von diesem Gerät gelöscht.",
  },
  welcome: {
    description: (languages) =>
      `Ein Museumsbesuch für gehörlose, schwerhörige, blinde und sehbehinderte Gäste, in ${languages}.`,
    languages: [
      "einer Sprache",
      "zwei Sprachen",
      "drei Sprachen",
      "vier Sprachen",
      "fünf Sprachen",
    ],
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
  about: {
    title: "Über Varco",
    where:
      "Diese Seiten liegen auf der Website von Varco, außerhalb des Besuchs, und sind auf Italienisch.",
    accessibility: "Erklärung zur Barrierefreiheit",
    privacy: "Datenschutzerklärung",
  },
  offline: {
    title: "Kein Internet im Museum?",
    means:
      "Laden Sie alle Inhalte auf Deutsch auf dieses Gerät: Texte, Bilder und Aufnahmen. Dafür brauchen Sie dann kein Internet mehr.",
    download: (size) => `Inhalte herunterladen, ${size}`,
    goOn: (size) => `Weiter herunterladen, noch ${size}`,
    downloading: "Inhalte werden heruntergeladen",
    progress: (done, all) => `${done} von ${all}`,
    stop: "Herunterladen anhalten",
    kept: (size) =>
      `Alle Inhalte auf Deutsch sind auf diesem Gerät, ${size}. Dafür brauchen Sie kein Internet. Für Live-Untertitel und Sprachbefehle kann es weiterhin nötig sein.`,
    mayBeDeleted:
      "Das Gerät kann die heruntergeladenen Inhalte löschen: iPhones und iPads, wenn Varco sieben Tage lang nicht geöffnet wurde, andere Geräte, wenn der Platz knapp wird. Laden Sie deshalb am Tag vor Ihrem Besuch herunter, oder sehen Sie dann hier noch einmal nach.",
    remove: "Heruntergeladene Inhalte löschen",
    removed: "Die heruntergeladenen Inhalte wurden von diesem Gerät gelöscht.",
    films: {
      title: "Auch die Filme in Gebärdensprache?",
      means: "Die Filme sind groß, deshalb werden sie gesondert heruntergeladen.",
      download: (size) => `Filme herunterladen, ${size}`,
      downloading: "Die Filme werden heruntergeladen",
      kept: (size) => `Die Filme sind auf diesem Gerät, ${size}. Sie laufen ohne Internet.`,
    },
    problems: {
      full: (size) =>
        `Auf diesem Gerät ist zu wenig Platz. Für den Download brauchen Sie ${size} freien Speicher. Schaffen Sie etwas Platz und versuchen Sie es noch einmal.`,
      refused:
        "Ihr Browser erlaubt dieser Seite nicht, Dateien auf diesem Gerät zu speichern. Falls dies ein privates Fenster ist, versuchen Sie es in einem normalen Fenster.",
      network:
        "Die Internetverbindung funktioniert nicht. Was schon heruntergeladen ist, bleibt auf diesem Gerät. Sobald Sie wieder online sind, geht das Herunterladen von selbst weiter. Wenn nicht, versuchen Sie es noch einmal.",
    },
  },
  newVersion: {
    ready: "Eine neue Version von Varco ist bereit.",
    take: "Jetzt aktualisieren",
    openElsewhere:
      "Varco ist noch in einem anderen Tab oder Fenster geöffnet. Schließen Sie es dort und aktualisieren Sie dann hier.",
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
    slow: "Noch kein QR-Code erkannt. Halten Sie das Gerät ruhig, etwa 40 cm vom Code entfernt. Achten Sie auf gutes Licht. Oder geben Sie die Nummer neben dem Code ein.",
    found: "QR-Code erkannt. Die Seite wird geöffnet.",
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
      "Dieser QR-Code gehört zu keinem Werk dieses Museums. Er führt zu einer Adresse, die wir nicht geöffnet haben:",
    says: "Dieser QR-Code gehört zu keinem Werk dieses Museums. Er enthält den Text:",
    unreadable: "Dieser QR-Code enthält keinen lesbaren Text.",
    scanAgain: "Noch einmal scannen",
  },
  number: {
    title: "Nummer des Werks eingeben",
    where: "Die Nummer steht neben dem QR-Code. Es ist nicht die Inventarnummer.",
    label: "Nummer des Werks",
    erase: "Letzte Ziffer löschen",
    open: "Öffnen",
  },
  list: {
    title: "Die Werke",
    description: "Beschreibungen zum Lesen und zum Anhören.",
    search: "Nach Titel, Künstlerin, Künstler oder Nummer suchen",
    found: (count) =>
      count === 0
        ? "Kein Werk gefunden"
        : count === 1
          ? "1 Werk"
          : `${numberIn("de", count)} Werke`,
    showAll: (count) => `Alle ${numberIn("de", count)} Werke anzeigen`,
    restFailed:
      "Die übrigen Werke konnten nicht geladen werden. Prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.",
  },
  artwork: {
    notInCatalogue: "Ein Werk mit dieser Nummer gibt es im Katalog nicht.",
    listen: "Audiodeskription anhören",
    illustration: "Unsere eigene Illustration, nicht das Gemälde.",
    illustrationOfWork: "Unsere eigene Illustration, nicht das Werk selbst.",
    photograph: (credit) => `Foto: ${credit}`,
    facts: "Angaben zum Werk",
    date: "Datierung",
    technique: "Technik",
    size: "Maße",
    inventory: "Inventarnummer",
    room: "Saal",
    previous: "Vorheriges Werk",
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
  missing: {
    languages: {
      en: "auf Englisch",
      fr: "auf Französisch",
      de: "auf Deutsch",
      it: "auf Italienisch",
      es: "auf Spanisch",
    },
    translation: (inLanguage) =>
      `Diesen Text gibt es noch nicht auf Deutsch. Hier steht er ${inLanguage}.`,
    description: "Zu diesem Werk gibt es noch keinen Text zum Lesen.",
    script: "Zu diesem Werk gibt es noch keine Audiodeskription.",
    recording: "Dieser Text ist noch nicht aufgenommen. Sie können ihn hier lesen.",
    picture: "Von diesem Werk gibt es noch kein Bild.",
    alt: (title) => `Bild zum Werk „${title}“. Eine Bildbeschreibung gibt es noch nicht.`,
  },
  easy: "In einfachen Worten",
  film: {
    size: (size) => `Film, ${size}. Er wird erst geladen, wenn Sie ihn abspielen.`,
    broken:
      "Der Film konnte nicht abgespielt werden. Prüfen Sie die Internetverbindung und versuchen Sie es noch einmal.",
  },
  audioDescription: {
    title: (title) => `${title}: Audiodeskription`,
    notFound: "Werk nicht gefunden",
    text: "Audiodeskription zum Mitlesen",
    play: "ABSPIELEN",
    playing: "WIEDERGABE LÄUFT",
    ended: "WIEDERGABE BEENDET",
  },
  touch: {
    title: "Tastführung",
    emblem: "Tastführung: das Emblem",
    composition: "Tastführung: das Schema der Komposition",
    parts: { emblem: "das Emblem", composition: "das Schema der Komposition" },
    means: "Für das Tastmodell zu diesem Werk. Fragen Sie das Personal, ob es hier bereitliegt.",
    text: "Tastführung zum Mitlesen",
  },
  recording: {
    length: (time) => `Dauer: ${time}.`,
    voices: {
      synthetic: "Die Stimme ist computergeneriert.",
      human: "Von einem Menschen gesprochen.",
    },
    notReviewed: "Blinde Menschen haben diesen Text noch nicht geprüft.",
  },
  player: {
    play: "Abspielen",
    pause: "Anhalten",
    positionLabel: "Position",
    position: (at, length) => `${at} von ${length}`,
    rewind: "15 Sekunden zurück",
    forward: "15 Sekunden vorwärts",
    speed: "Tempo",
    download: "Aufnahme herunterladen",
    tapASentence:
      "Um ab einem Satz zu hören, tippen Sie ihn an oder wählen Sie ihn mit den Pfeiltasten und drücken Sie die Eingabetaste.",
    problems: {
      refused: "Ihr Browser hat den Ton nicht starten lassen. Bitte versuchen Sie es noch einmal.",
      broken:
        "Die Aufnahme konnte nicht abgespielt werden. Der vollständige Wortlaut steht weiter unten.",
      late: "Die Aufnahme wird nicht geladen. Prüfen Sie die Internetverbindung und versuchen Sie es noch einmal. Der vollständige Wortlaut steht weiter unten.",
    },
  },
  duration: {
    minutes: (count) => (count === 1 ? "1 Minute" : `${count} Minuten`),
    seconds: (count) => (count === 1 ? "1 Sekunde" : `${count} Sekunden`),
    both: (minutes, seconds) => `${minutes} ${seconds}`,
  },
};
