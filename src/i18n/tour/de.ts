import type { Commands, OtherWords } from "../commands.ts";
import type { TourMessages } from "./en.ts";

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

const otherWords: OtherWords = {
  next: ["fahren Sie fort"],
  back: ["rückwärts"],
  repeat: ["nicht gehört", "nicht verstanden"],
  help: [
    "wie funktioniert",
    "weiterhelfen",
    "weiter helfen",
    "Sprachbefehle",
    "Bedienungsanleitung",
  ],
  none: [
    "weiterbild",
    "weiteremp",
    "weiterentwick",
    "weitergab",
    "weitergeb",
    "weitergeholfen",
    "weiterhin",
    "weitersag",
    "zurückhalt",
  ],
};

export const tour: TourMessages = {
  title: "Audio-Rundgang",
  description:
    "Gesprochene Beschreibungen von Gemälden. Sie steuern mit der Stimme oder mit vier großen Tasten.",
  introduction: "Einführung",
  introductionPlaying: "Einführung läuft",
  introductionFailed:
    "Die Einführung konnte nicht abgespielt werden. Bitte prüfen Sie Ihre Audioeinstellungen.",
  startIntroduction: "Einführung abspielen",
  skipIntroduction: "Einführung überspringen",
  activate: "Mikrofon einschalten",
  listening: "Ich höre zu",
  step: (step, steps) => `Station ${step} von ${steps}`,
  unsupported: "Spracherkennung wird auf diesem Gerät nicht unterstützt.",
  commands,
  otherWords,
  playing: "Wiedergabe läuft",
  paused: "Angehalten",
  ready: "Bereit",
  ended: "Wiedergabe beendet",
  starting:
    "Das Mikrofon wird eingeschaltet. Erlauben Sie den Zugriff, wenn Ihr Gerät danach fragt.",
  welcomeBack: "Sie sind wieder dort, wo Sie aufgehört haben.",
  understood: (phrase, command) => `Gehört: „${phrase}“. Verstanden: ${command}.`,
  notUnderstood: (phrase) => `Gehört: „${phrase}“. Das ist keines der vier Wörter.`,
  nothingHeard: "Ich habe nichts gehört.",
  useButtons: "Sie können die vier Tasten Weiter, Zurück, Wiederholen und Hilfe nutzen.",
  problems: {
    refused:
      "Ihr Browser oder Ihr Gerät sperrt das Mikrofon. Wenn Sie sprechen möchten, erlauben Sie den Zugriff in den Einstellungen.",
    lost: "Es wurde kein Mikrofon gefunden.",
    taken: "Vielleicht nutzt gerade eine andere App das Mikrofon, etwa für einen Anruf.",
    language: "Dieser Browser kann kein Deutsch erkennen.",
    notOnDevice: "Dieses Gerät kann Deutsch nicht selbst erkennen.",
    unavailable:
      "Die Spracherkennung ist auf diesem Gerät oder in diesem Browser vielleicht ausgeschaltet.",
    homeScreen:
      "Die Spracherkennung funktioniert möglicherweise nicht, wenn Sie Varco vom Home-Bildschirm aus öffnen. Wenn Sie sprechen möchten, öffnen Sie Varco in Safari.",
    offline: "Es besteht keine Internetverbindung, deshalb konnte nichts verstanden werden.",
    service: "Die Spracherkennung antwortet nicht.",
  },
  where: {
    title: "Bevor Sie sprechen",
    service:
      "Um Sie zu verstehen, sendet dieser Browser Ihre Stimme möglicherweise an einen Dienst seines Herstellers. Varco erhält sie nie.",
    device: "Ihre Worte werden auf diesem Gerät erkannt. Ihre Stimme wird nirgendwohin gesendet.",
    microphone: "Das Mikrofon ist nur an, solange auf der Taste „Ich höre zu“ steht.",
    agree: "Stimme verwenden",
    decline: "Tasten verwenden",
  },
  text: "Text mitlesen",
  missing: {
    none: "Dieses Museum hat noch keinen Audio-Rundgang.",
    notHere: "Den Audio-Rundgang gibt es noch nicht auf Deutsch.",
    elsewhere: (inLanguage) => `Zum Audio-Rundgang ${inLanguage}`,
    instead: "Alle Werke stehen in der Liste, zum Lesen oder zum Anhören.",
  },
  notRecorded: "Dieser Teil ist noch nicht aufgenommen. Sie können ihn hier lesen.",
  tones: "Kurze Töne, zum Beispiel bevor Sie sprechen",
  ways: {
    title: "Tastatur und Kopfhörer",
    keys: "Halten Sie auf einer Tastatur Strg und die Umschalttaste gedrückt und drücken Sie eine Ziffer:",
    playPause: "Abspielen oder anhalten",
    headset:
      "Am Kopfhörer und auf dem Sperrbildschirm geht es genauso: Wiedergabe und Pause, nächster Titel für Weiter, vorheriger Titel für Zurück.",
  },
};
