import type { Language } from "../languages.ts";

/** Where a text has no recording, and the device's own voice can read it. */
type ReadAloudMessages = {
  read: string;
  stop: string;
  goOn: string;
  about: string;
  /** Said as well where the device has no voice of its own for the language. */
  service: string;
  starting: string;
  reading: string;
  interrupted: string;
  ended: string;
  problems: Record<"refused" | "offline" | "silent" | "broken", string>;
};

/** In all languages in one file: it is fetched with the voice, which few visitors need. */
export const readAloudMessages: Record<Language, ReadAloudMessages> = {
  en: {
    read: "Read aloud with this device’s voice",
    stop: "Stop reading",
    goOn: "Continue reading aloud",
    about: "This is a computer voice. It belongs to your device, not to the museum.",
    service:
      "To read the text aloud, this browser may send it to a service run by its maker. This needs internet.",
    starting: "Starting the voice",
    reading: "Reading aloud",
    interrupted: "Reading aloud was interrupted.",
    ended: "End of the text",
    problems: {
      refused: "Your browser did not let the voice start. Please try again.",
      offline:
        "Without internet, this device has no voice for this text. Check your internet connection, then try again. The whole text is written below.",
      silent:
        "Your device’s voice is silent. Check your device’s volume and text-to-speech settings, then try again. The whole text is written below.",
      broken: "Your device’s voice could not read this text. Try again, or read the text below.",
    },
  },
  fr: {
    read: "Écouter le texte avec la voix de cet appareil",
    stop: "Arrêter la lecture",
    goOn: "Reprendre la lecture",
    about: "C’est une voix de synthèse : celle de votre appareil, pas celle du musée.",
    service:
      "Pour lire le texte à voix haute, ce navigateur peut l’envoyer à un service de son éditeur. Il a besoin d’Internet pour cela.",
    starting: "La voix démarre",
    reading: "Lecture du texte en cours",
    interrupted: "La lecture a été interrompue.",
    ended: "Fin du texte",
    problems: {
      refused: "Votre navigateur n’a pas laissé la voix démarrer. Veuillez réessayer.",
      offline:
        "Sans Internet, cet appareil n’a pas de voix pour ce texte. Vérifiez votre connexion, puis réessayez. Le texte complet est écrit ci-dessous.",
      silent:
        "La voix de votre appareil reste muette. Vérifiez le volume et les réglages de synthèse vocale de votre appareil, puis réessayez. Le texte complet est écrit ci-dessous.",
      broken:
        "La voix de votre appareil n’a pas pu lire ce texte. Réessayez, ou lisez le texte ci-dessous.",
    },
  },
  de: {
    read: "Mit der Stimme dieses Geräts vorlesen",
    stop: "Vorlesen beenden",
    goOn: "Weiter vorlesen",
    about: "Die Stimme ist computergeneriert. Sie gehört zu Ihrem Gerät, nicht zum Museum.",
    service:
      "Zum Vorlesen sendet dieser Browser den Text möglicherweise an einen Dienst seines Herstellers. Dafür ist eine Internetverbindung nötig.",
    starting: "Die Stimme wird gestartet",
    reading: "Der Text wird vorgelesen",
    interrupted: "Das Vorlesen wurde unterbrochen.",
    ended: "Ende des Textes",
    problems: {
      refused:
        "Ihr Browser hat die Stimme nicht starten lassen. Bitte versuchen Sie es noch einmal.",
      offline:
        "Ohne Internet hat dieses Gerät keine Stimme für diesen Text. Prüfen Sie die Internetverbindung und versuchen Sie es noch einmal. Der vollständige Text steht weiter unten.",
      silent:
        "Die Stimme Ihres Geräts bleibt stumm. Prüfen Sie die Lautstärke und die Einstellungen der Sprachausgabe und versuchen Sie es noch einmal. Der vollständige Text steht weiter unten.",
      broken:
        "Die Stimme Ihres Geräts konnte diesen Text nicht vorlesen. Versuchen Sie es noch einmal. Der vollständige Text steht weiter unten.",
    },
  },
  it: {
    read: "Ascolta il testo con la voce di questo dispositivo",
    stop: "Interrompi la lettura",
    goOn: "Riprendi la lettura",
    about: "La voce è sintetica. È quella del tuo dispositivo, non quella del museo.",
    service:
      "Per leggere il testo ad alta voce, questo browser può inviarlo a un servizio del suo produttore. Per farlo serve internet.",
    starting: "La voce sta per partire",
    reading: "Lettura ad alta voce in corso",
    interrupted: "La lettura si è interrotta.",
    ended: "Fine del testo",
    problems: {
      refused: "Il browser non ha fatto partire la voce. Riprova.",
      offline:
        "Senza internet, questo dispositivo non ha una voce per questo testo. Controlla la connessione, poi riprova. Il testo completo è scritto qui sotto.",
      silent:
        "La voce del dispositivo non si sente. Controlla il volume e le impostazioni di sintesi vocale, poi riprova. Il testo completo è scritto qui sotto.",
      broken:
        "La voce del dispositivo non è riuscita a leggere il testo. Riprova, oppure leggilo qui sotto.",
    },
  },
  es: {
    read: "Escuchar el texto con la voz de este dispositivo",
    stop: "Detener la lectura",
    goOn: "Continuar la lectura",
    about: "La voz es sintética. Es la de su dispositivo, no la del museo.",
    service:
      "Para leer el texto, este navegador puede enviarlo a un servicio de la empresa que lo desarrolla. Para ello necesita internet.",
    starting: "Iniciando la voz",
    reading: "Leyendo en voz alta",
    interrupted: "La lectura se ha interrumpido.",
    ended: "Fin del texto",
    problems: {
      refused: "El navegador no ha dejado que la voz empiece a leer. Vuelva a intentarlo.",
      offline:
        "Sin internet, este dispositivo no tiene ninguna voz para este texto. Compruebe la conexión y vuelva a intentarlo. El texto completo está escrito más abajo.",
      silent:
        "La voz de su dispositivo no suena. Compruebe el volumen y los ajustes de síntesis de voz, y vuelva a intentarlo. El texto completo está escrito más abajo.",
      broken:
        "La voz de su dispositivo no ha podido leer este texto. Vuelva a intentarlo o lea el texto que está más abajo.",
    },
  },
};
