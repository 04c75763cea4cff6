import { languages, locales, type Language } from "../../i18n/languages.ts";
import { plain, type MarkedText } from "../../i18n/markedText.ts";
import { audioSession } from "../sound/audioSession.ts";
import { inUse } from "../storage/inUse.ts";
import { pageVisibility } from "../browser/pageVisibility.ts";
import { voice } from "../sound/voice.ts";

/** Where a text is turned into speech: on the device, or by a service that it is sent to. */
export type Reader = "device" | "service";

/** Why nothing is read: the browser wants a tap, there is no network, nothing sounds, or other. */
export type ReadingProblem = "refused" | "offline" | "silent" | "broken";

/** What the device's voice tells while it reads. */
export type ReadingNews =
  | { type: "sentenceBegun"; sentence: number }
  | { type: "ended" }
  /** A recording or another text has begun, or the page has gone out of view. */
  | { type: "interrupted" }
  | { type: "failed"; problem: ReadingProblem };

export type Reading = {
  sentences: readonly MarkedText[];
  /** The number of the sentence to begin with. */
  from: number;
  language: Language;
  /** Asked before each sentence, as the visitor may change it meanwhile. */
  speed: () => number;
};

/** In milliseconds: some browsers do not tell when their voices have come, so they are asked. */
const ASK_AGAIN = 250;
const ASKS = 8;
/** In milliseconds: older Chromium drops what it is to speak right after `cancel`. */
const AFTER_CANCEL = 250;
/** In milliseconds: a voice that has not begun by then is taken to be silent. */
const NO_START = 8_000;
/** In milliseconds: how long a voice may take, at most, for anything and for each character. */
const SLOWEST = { anything: 10_000, character: 250 };
/** In milliseconds: Safari may not tell the end of an utterance, so it is asked so often. */
const IS_IT_OVER = 500;
/** In characters: about ten seconds. Chrome falls silent in the middle of longer utterances. */
const LONG = 150;

/** Voices of Apple that sing or croak, and the ones of Chrome OS that are hardest to follow. */
const oddVoices =
  /^(?:Albert|Bad News|Bahh|Bells|Boing|Bubbles|Cellos|Good News|Jester|Organ|Superstar|Trinoids|Whisper|Wobble|Zarvox|Eddy|Flo|Fred|Grandma|Grandpa|Jacques|Junior|Kathy|Ralph|Reed|Rocko|Sandy|Shelley|eSpeak)\b/;

/** Firefox on Android calls its languages by three letters: `eng-US-f000`. */
const threeLetters: Readonly<Record<Language, string>> = {
  en: "eng",
  fr: "fra",
  de: "deu",
  it: "ita",
  es: "spa",
};

let voices: readonly SpeechSynthesisVoice[] = [];
/** Chromium on Linux lists thousands of voices, so the choice for a language is made once. */
const chosenVoices = new Map<Language, SpeechSynthesisVoice | undefined>();
let areVoicesWatched = false;
let isListMissing = false;
let cancelledAt = -Infinity;
let interruptReading: (() => void) | undefined;
const subscribers = new Set<() => void>();

/** The device's own voice, for a text of which there is no recording. */
export const deviceVoice = {
  /** Who would read a text in this language; `undefined` if there is no voice for it. */
  reader(language: Language): Reader | undefined {
    const found = voiceFor(language);
    if (found) return found.localService ? "device" : "service";
    // Some browsers on Android list no voices and speak all the same.
    return isListMissing && isAndroid() ? "device" : undefined;
  },
  subscribe(onChange: () => void): () => void {
    subscribers.add(onChange);
    watchVoices();
    return () => subscribers.delete(onChange);
  },
  /**
   * Reads until `signal` aborts, or until it has ended, failed or been interrupted. To be called in
   * a tap: an iPhone stays silent otherwise.
   */
  read(
    { sentences, from, language, speed }: Reading,
    tell: (news: ReadingNews) => void,
    signal: AbortSignal,
  ) {
    deviceVoice.stop();
    const synthesiser = deviceSynthesiser();
    if (!synthesiser) return tell({ type: "failed", problem: "broken" });
    const chosen = voiceFor(language);
    const isSent = chosen?.localService === false;
    // A voice that changed for each foreign word would stop in the middle of the sentence, and two
    // speakers would share it. So the sentence is spoken as one, in its own language.
    const parts = sentences.flatMap((text, sentence) =>
      sentence < from
        ? []
        : partsOf(plain(text), language, isSent).map((words) => ({ words, sentence })),
    );
    const over = new AbortController();
    const options = { signal: over.signal };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isItOver: ReturnType<typeof setInterval> | undefined;
    // Safari and Chrome never tell the end of an utterance that is garbage-collected, so it is
    // referred to from here, and this from `interruptReading`.
    let utterance: SpeechSynthesisUtterance | undefined;

    interruptReading = () => end({ type: "interrupted" });
    signal.addEventListener("abort", () => end(), options);
    pageVisibility.watch(() => pageVisibility.isHidden() && deviceVoice.stop(), over.signal);
    // Chromium goes on speaking when its page is reloaded.
    window.addEventListener("pagehide", deviceVoice.stop, options);
    voice.pause();
    document.addEventListener("play", stopForRecording, { ...options, capture: true });
    audioSession("playback");

    // What another page left unfinished or paused would keep this one from being heard.
    if (synthesiser.speaking || synthesiser.pending) cancel(synthesiser);
    if (synthesiser.paused) synthesiser.resume();
    const wait = cancelledAt + AFTER_CANCEL - Date.now();
    if (wait > 0) timer = setTimeout(() => speak(0), wait);
    else speak(0);

    function speak(index: number) {
      stopWatching();
      const part = parts[index];
      if (!part) return end({ type: "ended" });
      utterance = utteranceOf(part.words, language, chosen);
      utterance.rate = speed();
      const longest = SLOWEST.anything + (SLOWEST.character * part.words.length) / utterance.rate;
      const begin = () => {
        if (isItOver) return;
        clearTimeout(timer);
        timer = setTimeout(fallSilent, longest);
        let quiet = 0;
        isItOver = setInterval(() => {
          quiet = synthesiser!.speaking || synthesiser!.pending ? 0 : quiet + 1;
          if (quiet > 1) speak(index + 1);
        }, IS_IT_OVER);
        inUse.note();
        if (part.sentence !== parts[index - 1]?.sentence)
          tell({ type: "sentenceBegun", sentence: part.sentence });
      };
      const hear = (event: Event) => {
        // `cancel` has the utterance tell an error, which is none: it is not the current one then.
        if (event.target !== utterance) return;
        if (event.type === "error") end(newsIn(event as SpeechSynthesisErrorEvent));
        else if (event.type === "end") speak(index + 1);
        else begin();
      };
      for (const type of ["start", "boundary", "end", "error"])
        utterance.addEventListener(type, hear);
      timer = setTimeout(fallSilent, NO_START);
      synthesiser!.speak(utterance);
    }

    function fallSilent() {
      end({ type: "failed", problem: "silent" });
    }

    function stopForRecording({ target }: Event) {
      const { localName, paused } = target as HTMLAudioElement;
      if (localName === "audio" && !paused) deviceVoice.stop();
    }

    function stopWatching() {
      clearTimeout(timer);
      clearInterval(isItOver);
      isItOver = undefined;
    }

    function end(news?: ReadingNews) {
      stopWatching();
      over.abort();
      utterance = undefined;
      interruptReading = undefined;
      if (news?.type !== "ended") cancel(synthesiser!);
      if (news) tell(news);
    }
  },
  /** Interrupts what is being read, if anything is. */
  stop() {
    interruptReading?.();
  },
};

function deviceSynthesiser(): SpeechSynthesis | undefined {
  return globalThis.speechSynthesis;
}

function cancel(synthesiser: SpeechSynthesis) {
  synthesiser.cancel();
  cancelledAt = Date.now();
}

function watchVoices() {
  const synthesiser = deviceSynthesiser();
  if (areVoicesWatched || !synthesiser) return;
  areVoicesWatched = true;
  let asks = 0;
  const timer = setInterval(ask, ASK_AGAIN);
  // Safari before 16 has no `addEventListener` here, and is not troubled by this.
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- See above.
  synthesiser.onvoiceschanged = ask;
  ask();

  function ask() {
    const listed = synthesiser!.getVoices();
    isListMissing = ++asks > ASKS && listed.length === 0 && voices.length === 0;
    if (asks > ASKS || listed.length > 0) clearInterval(timer);
    // A button that is there stays: a list that is empty for a moment does not take it away.
    if (listed.length > 0) {
      voices = listed;
      chosenVoices.clear();
    }
    subscribers.forEach((onChange) => onChange());
  }
}

function voiceFor(language: Language): SpeechSynthesisVoice | undefined {
  if (!chosenVoices.has(language)) chosenVoices.set(language, chosenVoice(language));
  return chosenVoices.get(language);
}

/** A voice on the device rather than a service's, and one of the right country if there is one. */
function chosenVoice(language: Language): SpeechSynthesisVoice | undefined {
  const able = voices.filter(({ lang }) => languageIn(lang) === language);
  const onDevice = able.filter(({ localService }) => localService);
  const willing = onDevice.length > 0 ? onDevice : able;
  const serious = willing.filter(({ name }) => !oddVoices.test(name));
  return (
    serious.find(({ lang }) => tagIn(lang) === tagIn(locales[language])) ?? serious[0] ?? willing[0]
  );
}

/** Android writes `en_US`. */
function tagIn(lang: string) {
  return lang.replace("_", "-").toLowerCase();
}

function languageIn(lang: string): string | undefined {
  const [language = ""] = tagIn(lang).split("-");
  return languages.find((code) => threeLetters[code] === language) ?? language;
}

function utteranceOf(words: string, language: Language, chosen: SpeechSynthesisVoice | undefined) {
  const utterance = new SpeechSynthesisUtterance(words);
  // Android ignores a voice whose language is not the utterance's, letter for letter.
  utterance.lang = chosen?.lang ?? locales[language];
  // Safari lists neither the voice that the visitor has chosen in the settings nor the good ones,
  // but uses them where no voice is named. Elsewhere that might be one of a service.
  if (chosen && !chosen.voiceURI.startsWith("com.apple.")) utterance.voice = chosen;
  return utterance;
}

/** What is spoken at a time: a sentence, also of a text that is as long as a paragraph. */
function partsOf(text: string, language: Language, isSent: boolean): string[] {
  const sentences = text.length > LONG ? sentencesIn(text, language) : [text];
  const parts = isSent ? sentences.flatMap(clausesIn) : sentences;
  // Some voices never end what has nothing to be said.
  return parts.filter((part) => /[\p{L}\p{N}]/u.test(part));
}

function sentencesIn(text: string, language: Language): string[] {
  const found = Intl.Segmenter
    ? Array.from(
        new Intl.Segmenter(language, { granularity: "sentence" }).segment(text),
        ({ segment }) => segment,
      )
    : (text.match(/.+?(?:[.!?…]["”“»’)]*\s+|$)/gs) ?? [text]);
  // Browsers take “15. Jahrhundert” and “G. L. Bernini” for the end of a sentence.
  const unfinished = /(?:^|[\s(’])(?:\p{L}{1,3}|\d{1,2})\.\s*$/u;
  const sentences: string[] = [];
  for (const part of found) {
    const before = sentences.at(-1);
    if (before && unfinished.test(before)) sentences[sentences.length - 1] = before + part;
    else sentences.push(part);
  }
  return sentences;
}

/** A sentence that is too long for Chrome's services, broken at a comma or between two words. */
function clausesIn(sentence: string): string[] {
  return sentence.match(/.{1,150}$|.{40,148}[,;:–]\s|.{1,149}\s|.+/gs) ?? [];
}

function newsIn({ error }: SpeechSynthesisErrorEvent): ReadingNews {
  switch (error) {
    case "canceled":
    case "interrupted":
      // By another page: what this one cancels is not listened to any more.
      return { type: "interrupted" };
    case "not-allowed":
      return { type: "failed", problem: "refused" };
    case "network":
      return { type: "failed", problem: "offline" };
    default:
      return { type: "failed", problem: "broken" };
  }
}

function isAndroid() {
  return /\bAndroid\b/.test(navigator.userAgent);
}
