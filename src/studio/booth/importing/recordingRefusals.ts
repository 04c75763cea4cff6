/** The largest file and the longest recording; the description of a work lasts two minutes. */
export const recordingLimits = { bytes: 200_000_000, minutes: 20 };

/** Of full scale: where no sample is higher, nobody speaks. */
const SILENCE = 0.004;

/** In seconds: nobody says a sentence in less. */
const SENTENCE = 0.3;

/** Why a recording is refused, and what to do then. */
export const recordingRefusals = {
  several: "Sono arrivati più file insieme, e qui serve una registrazione sola: trascinane una.",
  empty:
    "Il file è vuoto: forse la copia si è interrotta. Copialo di nuovo sul computer e riprova.",
  tooLarge: `Il file supera i ${recordingLimits.bytes / 1_000_000} MB. Salvalo come MP3, che occupa molto meno spazio, e scegli quello.`,
  tooLong: `La registrazione dura più di ${recordingLimits.minutes} minuti. Qui entra la lettura di un testo solo: taglia la parte che serve e scegli quella.`,
  tooShort:
    "La registrazione è troppo breve per tutte le frasi del testo. Scegli quella in cui si legge dall’inizio alla fine.",
  notSound:
    "Questo browser non riesce ad aprire il file come suono. Vanno bene MP3, WAV, M4A, OGG e FLAC: se il file ha un’altra forma, salvalo come MP3 o WAV e riprova.",
  silent:
    "In questa registrazione non si sente niente. Ascoltala sul computer: forse il microfono era spento, o hai scelto un altro file.",
  unexpected:
    "La registrazione non si è aperta. Riprova; se non basta, chiudi le altre schede, che occupano memoria, e ricarica la pagina.",
} as const;

export type RecordingRefusal = keyof typeof recordingRefusals;

/** Why a file is refused before anything of it is read. */
export function refusalOfFile({ size }: { size: number }): RecordingRefusal | undefined {
  if (size === 0) return "empty";
  return size > recordingLimits.bytes ? "tooLarge" : undefined;
}

/** Why a sound is refused for so many sentences; `loudest`, its highest sample, is known once decoded. */
export function refusalOfSound(
  seconds: number,
  loudest = 1,
  sentences = 0,
): RecordingRefusal | undefined {
  if (seconds > recordingLimits.minutes * 60) return "tooLong";
  if (!(seconds > 0)) return "notSound";
  if (loudest < SILENCE) return "silent";
  return seconds < sentences * SENTENCE ? "tooShort" : undefined;
}
