import { withTimeout } from "../../lib/withTimeout.ts";
import { audioSession } from "../sound/audioSession.ts";

/** One result of a recogniser: what it takes somebody to have said, for now or for good. */
export type SpeechResult = { text: string; isFinal: boolean; confidence: number };

/** Why nothing is recognised; a `PassingProblem` may pass by itself. */
export type HearingProblem =
  | "refused"
  | "lost"
  | "taken"
  | "language"
  | "notOnDevice"
  | "unavailable"
  | "homeScreen"
  | "modelMissing"
  | "modelFails"
  | PassingProblem;

export type PassingProblem = "offline" | "service";

/** What a recogniser tells while it listens. */
export type HearingNews =
  | { type: "begun" }
  | { type: "noAnswer" }
  /** What its results from number `from` on are now. */
  | { type: "resultsChanged"; from: number; results: readonly SpeechResult[] }
  /** One of the phrases that were listened for, or none; and what was said, as far as it is known. */
  | { type: "phraseHeard"; phrase: string | undefined; said: string }
  /** Something else has taken the microphone for a while, and has given it back. */
  | { type: "muted" }
  | { type: "unmuted" }
  /** Somebody speaks: an answer comes, if only late. */
  | { type: "speechHeard" }
  /** The microphone is on; the recogniser is not ready yet and gets what was heard when it is. */
  | { type: "preparing" }
  /** It still listens; told also while nobody speaks. */
  | { type: "alive" }
  /** What it tells was said so many seconds ago; 0 once it has caught up. */
  | { type: "behind"; seconds: number }
  /** So many seconds of speech will never be told: the device was too slow for them. */
  | { type: "skipped"; seconds: number }
  | { type: "failed"; problem: HearingProblem }
  | { type: "ended" };

/** Whether speech can be recognised without leaving the device. */
export type OnDevice = "available" | "downloadable" | "unavailable";

/** How a recogniser is to listen. */
export type RecognitionOptions = {
  locale: string;
  /** It fails rather than send speech to a service. */
  onDevice: boolean;
  /** It tells one phrase, when that is complete. */
  once?: boolean;
  /** The only phrases that matter; a recogniser that cannot be told of them ignores this. */
  phrases?: readonly string[];
  /** Names that may be said, as they should be spelt. */
  names?: readonly string[] | Promise<readonly string[]>;
};

/** Tells what was heard before the end of listening, until `ended` or `failed`. */
export type TellRest = (tell: (news: HearingNews) => void, signal: AbortSignal) => void;

/** Turns speech into text: the browser’s own, or a model of ours (`ownEars`). */
export type Recogniser = {
  /**
   * Listens until `signal` aborts, or until it has ended or failed. A recogniser that is late answers
   * how it tells the rest after that.
   */
  listen: (
    how: RecognitionOptions,
    tell: (news: HearingNews) => void,
    signal: AbortSignal,
  ) => TellRest | void;
  onDevice: (locale: string) => Promise<OnDevice>;
  /** Fetches what it takes to recognise a language on the device; answers whether that is there. */
  download: (locale: string) => Promise<boolean>;
};

/** What browsers know of speech recognition and TypeScript does not. */
type Recognition = EventTarget & {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  processLocally?: boolean;
  start: () => void;
  abort: () => void;
};
type RecognitionMaker = {
  new (): Recognition;
  available?: (asked: { langs: string[]; processLocally: boolean }) => Promise<string>;
  install?: (asked: { langs: string[]; processLocally: boolean }) => Promise<boolean>;
};
type Browser = {
  SpeechRecognition?: RecognitionMaker;
  webkitSpeechRecognition?: RecognitionMaker;
};

/**
 * In milliseconds: in the app on an iPhone's home screen the recogniser is there and may never
 * answer, so by then it is taken to have none.
 */
const NO_ANSWER = 2_000;
/** In milliseconds. */
const NO_END = 1_000;

/** The recogniser that this browser has, if it has one. */
export function hearing(): Recogniser | undefined {
  const browser = window as unknown as Browser;
  const Maker = browser.SpeechRecognition ?? browser.webkitSpeechRecognition;
  if (!Maker) return undefined;

  return {
    listen({ locale, onDevice, once = false }, tell, signal) {
      const recognition = new Maker();
      recognition.lang = locale;
      // Android ignores `continuous` and tells every sentence twice, so it is off there.
      recognition.continuous = !once && !isAndroid();
      recognition.interimResults = !once;
      recognition.maxAlternatives = 1;
      if (onDevice) recognition.processLocally = true;
      /** The problem behind the last error, once it is known. */
      let failure: Promise<HearingProblem | undefined> = Promise.resolve(undefined);
      const timer = isOnHomeScreen() && setTimeout(() => tell({ type: "noAnswer" }), NO_ANSWER);
      const options = { signal };
      recognition.addEventListener(
        "start",
        () => {
          if (timer) clearTimeout(timer);
          tell({ type: "begun" });
        },
        options,
      );
      recognition.addEventListener("result", (event) => tell(resultsIn(event)), options);
      recognition.addEventListener(
        "error",
        async (event) => {
          failure = problemOf((event as SpeechRecognitionErrorEvent).error, onDevice);
          const problem = await failure;
          if (problem) return tell({ type: "failed", problem });
          // Safari may send no `end` after an error, so the end is told a second later.
          setTimeout(() => tell({ type: "ended" }), NO_END);
        },
        options,
      );
      recognition.addEventListener(
        "end",
        async () => {
          if (!(await failure)) tell({ type: "ended" });
        },
        options,
      );
      signal.addEventListener("abort", () => {
        if (timer) clearTimeout(timer);
        recognition.abort();
        audioSession("auto");
      });
      audioSession("play-and-record");
      try {
        recognition.start();
      } catch {
        // The recogniser before this one has not let go of the microphone yet.
        tell({ type: "ended" });
      }
    },
    async onDevice(locale) {
      try {
        const asked = Maker.available?.({ langs: [locale], processLocally: true });
        const answer = asked && (await withTimeout(NO_ANSWER, asked));
        if (answer === "available") return answer;
        if (answer === "downloadable" || answer === "downloading") return "downloadable";
      } catch {
        // The device's policy forbids the question, or the browser does not answer it.
      }
      return "unavailable";
    },
    async download(locale) {
      try {
        return (await Maker.install?.({ langs: [locale], processLocally: true })) ?? false;
      } catch {
        return false;
      }
    },
  };
}

function resultsIn(event: Event): HearingNews {
  const { results, resultIndex } = event as SpeechRecognitionEvent;
  const news: SpeechResult[] = [];
  for (let index = resultIndex; index < results.length; index++) {
    const result = results[index]!;
    const { transcript, confidence } = result[0]!;
    news.push({ text: transcript, isFinal: result.isFinal, confidence });
  }
  return { type: "resultsChanged", from: resultIndex, results: news };
}

async function problemOf(error: string, onDevice: boolean): Promise<HearingProblem | undefined> {
  switch (error) {
    case "not-allowed":
      return "refused";
    case "audio-capture":
      return (await hasMicrophone()) ? "taken" : "lost";
    case "network":
      return navigator.onLine ? "service" : "offline";
    case "language-not-supported":
      return onDevice ? "notOnDevice" : "language";
    case "service-not-allowed":
      if (isOnHomeScreen()) return "homeScreen";
      return onDevice ? "notOnDevice" : "unavailable";
    default:
      // Silence, or another page that has begun to listen: nothing has failed.
      return undefined;
  }
}

async function hasMicrophone() {
  try {
    const devices = await navigator.mediaDevices.enumerateDevices();
    return devices.some(({ kind }) => kind === "audioinput");
  } catch {
    return false;
  }
}

function isAndroid() {
  return /\bAndroid\b/.test(navigator.userAgent);
}

/** Only iPhones and iPads have `standalone`. */
function isOnHomeScreen() {
  return (navigator as { standalone?: boolean }).standalone === true;
}
