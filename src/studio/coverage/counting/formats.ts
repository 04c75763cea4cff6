import { touchPart, type ModelKind } from "../../../catalogue/models.ts";
import type { WordsDocument, WorkDocument } from "../../draft/documents/documents.ts";
import type { WordsPart } from "../../words/parts/wordsParts.ts";
import { hasWords } from "./hasWords.ts";

/** How far a format of a work is in one language. */
export type State =
  | "there"
  /** Begun; visitors get nothing of it yet. */
  | "unfinished"
  /** The original has changed since, or what was recorded. */
  | "stale"
  /** Visitors get it in another language, and are told. */
  | "elsewhere"
  | "missing"
  /** Nothing is missing: the work has nothing that this could be about. */
  | "unasked";

/** `says` stands in place of the word for the state; `part` is where it is mended, if not the format’s. */
export type Cell = {
  readonly state: State;
  readonly says?: string;
  readonly note?: string;
  readonly part?: WordsPart;
};

/** What decides how far a work is in one language. */
export type WorkInLanguage = {
  work: WorkDocument;
  isOriginal: boolean;
  words: WordsDocument | undefined;
  /** In all languages of the museum. */
  everywhere: readonly (WordsDocument | undefined)[];
  /** The parts whose original has changed since they were translated. */
  stale: ReadonlySet<WordsPart>;
  hasPicture: boolean;
  hasFilm: boolean;
  /** The models of which there is a drawing. */
  models: readonly ModelKind[];
  /** Whose voice the recording has, and whether it says something else than the text of today. */
  recording: { note: string; isOld: boolean } | undefined;
  /**
   * How far a person’s reading is; `isAgain`: it was recorded before, and the words have changed.
   */
  reading: { note: string; isAgain: boolean } | undefined;
  isRecordedElsewhere: boolean;
};

/** Something that a work may have for visitors. */
type Format = {
  key: string;
  name: string;
  /** With its article, as the object of a sentence: “hanno l’audiodescrizione”. */
  object: string;
  /** Over a column. */
  column: string;
  /** Where it is mended: a part of the words, or the facts of the work. */
  part: WordsPart | "audio" | undefined;
  /** One for all languages. */
  isForAll?: true;
  /** What has to be there before this can be. */
  needs?: string;
  cell: (described: WorkInLanguage) => Cell;
  /** What works in a state lack, after “8 opere …”; `isOfWork` where the language does not matter. */
  lack: Partial<Record<State, { says: string; isOfWork?: true }>>;
};

const cells: Record<State, Cell> = {
  there: { state: "there" },
  unfinished: { state: "unfinished" },
  stale: { state: "stale" },
  elsewhere: { state: "elsewhere" },
  missing: { state: "missing" },
  unasked: { state: "unasked" },
};
const toRecordAgain: Cell = { state: "stale", says: "da rifare" };

/** Each format there is, those first that most visitors would miss. A new one is an entry here. */
export const formats = [
  {
    key: "label",
    name: "titolo ed etichetta",
    object: "il titolo",
    column: "Titolo ed etichetta",
    part: "title",
    cell: ({ work, words, isOriginal, stale }) => {
      if (!hasWords(work.title) || !Number.isInteger(work.id)) return cells.missing;
      if (!isOriginal && !hasWords(words?.title)) return cells.elsewhere;
      return stale.has("title") ? cells.stale : cells.there;
    },
    lack: {
      missing: { says: "senza titolo", isOfWork: true },
      elsewhere: { says: "senza titolo tradotto" },
    },
  },
  {
    key: "description",
    name: "testo da leggere",
    object: "il testo da leggere",
    column: "Testo da leggere",
    part: "description",
    cell: textCell("description"),
    lack: both("senza testo da leggere"),
  },
  {
    key: "short",
    name: "testo breve",
    object: "il testo breve",
    column: "Testo breve",
    part: "short",
    cell: textCell("short"),
    lack: both("senza testo breve"),
  },
  {
    key: "audio",
    name: "audiodescrizione",
    object: "l’audiodescrizione",
    column: "Audio\u00addescrizione",
    part: "audio",
    cell: ({ words, everywhere, stale }) => {
      if (isAudioComplete(words?.audio))
        return [...stale].some((part) => part.startsWith("audio.")) ? cells.stale : cells.there;
      if (Object.values(words?.audio ?? {}).some(hasWords)) return cells.unfinished;
      return everywhere.some((each) => isAudioComplete(each?.audio))
        ? cells.elsewhere
        : cells.missing;
    },
    lack: {
      ...both("senza audiodescrizione"),
      unfinished: { says: "con l’audiodescrizione a metà" },
    },
  },
  {
    key: "recording",
    name: "registrazione",
    object: "la registrazione",
    column: "Registra\u00adzione",
    part: "audio",
    needs: "audio",
    cell: ({ words, recording, reading, isRecordedElsewhere }) => {
      if (!isAudioComplete(words?.audio)) {
        if (recording || reading) return cells.unfinished;
        return isRecordedElsewhere ? cells.elsewhere : cells.missing;
      }
      if (reading?.isAgain) return { ...toRecordAgain, note: reading.note };
      if (recording)
        return recording.isOld ? toRecordAgain : { state: "there", note: recording.note };
      return reading ? { state: "unfinished", note: reading.note } : cells.missing;
    },
    lack: {
      missing: { says: "senza registrazione dell’audiodescrizione" },
      unfinished: { says: "con la registrazione a metà" },
      stale: { says: "con la registrazione da rifare" },
    },
  },
  {
    key: "easy",
    name: "testo con parole semplici",
    object: "il testo con parole semplici",
    column: "Con parole semplici",
    part: "easy",
    cell: textCell("easy"),
    lack: both("senza testo con parole semplici"),
  },
  {
    key: "picture",
    name: "immagine con alternativa testuale",
    object: "l’immagine con la sua alternativa testuale",
    column: "Immagine descritta",
    part: "alt",
    cell: (described) => {
      if (!described.hasPicture) return cells.missing;
      const { state } = textCell("alt")(described);
      return state === "missing" ? cells.unfinished : cells[state];
    },
    lack: {
      missing: { says: "senza immagine", isOfWork: true },
      unfinished: { says: "con l’immagine senza alternativa testuale" },
      elsewhere: { says: "con l’immagine senza alternativa testuale" },
    },
  },
  {
    key: "film",
    name: "film in lingua dei segni",
    object: "il film in lingua dei segni",
    column: "Lingua dei segni",
    part: undefined,
    isForAll: true,
    cell: ({ hasFilm }) => (hasFilm ? cells.there : cells.missing),
    lack: { missing: { says: "senza film in lingua dei segni", isOfWork: true } },
  },
  {
    key: "tactile",
    name: "modello tattile",
    object: "il modello tattile",
    column: "Modello tattile",
    part: undefined,
    isForAll: true,
    cell: ({ work, models }) => (work.isTactile || models.length > 0 ? cells.there : cells.missing),
    lack: { missing: { says: "senza modello tattile", isOfWork: true } },
  },
  {
    key: "touch",
    name: "guida tattile",
    object: "la guida tattile",
    column: "Guida tattile",
    part: "touchEmblem",
    cell: touchGuideCell,
    lack: {
      ...both("senza guida tattile"),
      unfinished: { says: "con una guida tattile che manca" },
    },
  },
] as const satisfies readonly Format[];

export type FormatKey = (typeof formats)[number]["key"];

/** The formats for whoever treats them all alike. */
export const allFormats: readonly (Format & { key: FormatKey; needs?: FormatKey })[] = formats;

/** Whether visitors would get an audio description: `audioDescription` asks the same, but slowly. */
export function isAudioComplete(audio: WordsDocument["audio"]): boolean {
  return hasWords(audio?.label) && hasWords(audio?.subject) && hasWords(audio?.path);
}

/** A part that visitors get in another language where it is not written in theirs. */
function textCell(
  part: "description" | "short" | "easy" | "alt" | "touchEmblem" | "touchComposition",
) {
  return ({ words, everywhere, stale }: WorkInLanguage): Cell => {
    if (hasWords(words?.[part])) return stale.has(part) ? cells.stale : cells.there;
    return everywhere.some((each) => hasWords(each?.[part])) ? cells.elsewhere : cells.missing;
  };
}

/** Each drawing has a guide of its own; the cell leads to the first that is not there. */
function touchGuideCell(described: WorkInLanguage): Cell {
  const guides = described.models.map((kind) => {
    const part = touchPart[kind];
    return { part, state: textCell(part)(described).state };
  });
  const states = guides.map(({ state }) => state);
  const { part } = guides.find(({ state }) => state !== "there") ?? {};
  if (guides.length === 0) return cells.unasked;
  if (!part) return cells.there;
  if (states.every((state) => state === "missing")) return { state: "missing", part };
  if (states.includes("missing")) return { state: "unfinished", part };
  return { state: states.includes("elsewhere") ? "elsewhere" : "stale", part };
}

function both(says: string) {
  return { missing: { says }, elsewhere: { says } };
}
