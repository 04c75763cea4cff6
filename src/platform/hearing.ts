import { arrivesWithin } from "../lib/arrivesWithin.ts";
import { audioSession } from "./audioSession.ts";

/** One result of a recogniser: what it takes somebody to have said, for now or for good. */
export type SpeechResult = { text: string; isFinal: boolean; confidence: number };

/** Why nothing is heard: what needs somebody's hand, and last what may pass by itself. */
export type HearingProblem =
  | "refused"
  | "lost"
  | "taken"
  | "language"
  | "notOnDevice"
  | "unavailable"
  | "homeScreen"
  | PassingProblem;

export type PassingProblem = "offline" | "service";

/** What a recogniser tells while it listens. */
export type HearingNews =
  | { type: "begun" }
  | { type: "noAnswer" }
  /** What its results from number `from` on are now. */
  | { type: "resultsChanged"; from: number; results: readonly SpeechResult[] }
  | { type: "failed"; problem: HearingProblem }
  | { type: "ended" };

/** Whether speech can be recognised without leaving the device. */
export type OnDevice = "available" | "downloadable" | "unavailable";

/** Turns speech into text. One more, such as a model of our own, is one more of these. */
export type Recogniser = {
  /**
   * Listens until `signal` aborts or it has ended or failed; `onDevice` it fails rather than ask
   * others, `once` it tells one phrase when it is complete.
   */
  listen: (
    how: { locale: string; onDevice: boolean; once?: boolean },
    tell: (news: HearingNews) => void,
    signal: AbortSignal,
  ) => void;
  onDevice: (locale: string) => Promise<OnDevice>;
  /** Fetches what it takes to recognise a language on the device; answers whether that is there. */
  download: (locale: string) => Promise<boolean>;
};

/** The best recogniser that this device has, if it has one. */
export function hearing(): Recogniser | undefined {
  return browserRecogniser();
}

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

/** A browser may have the name and no answer, as in the app on an iPhone's home screen. */
const NO_ANSWER = 2_000;
const NO_END = 1_000;

function browserRecogniser(): Recogniser | undefined {
  const browser = window as unknown as Browser;
  const Maker = browser.SpeechRecognition ?? browser.webkitSpeechRecognition;
  if (!Maker) return undefined;

  return {
    listen({ locale, onDevice, once = false }, tell, signal) {
      const recognition = new Maker();
      recognition.lang = locale;
      // Android ignores it, and then tells every sentence twice.
      recognition.continuous = !once && !isAndroid();
      recognition.interimResults = !once;
      recognition.maxAlternatives = 1;
      if (onDevice) recognition.processLocally = true;
      /** What the last error was, once it is known. */
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
          // Safari may leave it at that, and never say that it has ended.
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
        // The one before has not let go of the microphone yet.
        tell({ type: "ended" });
      }
    },
    async onDevice(locale) {
      try {
        const asked = Maker.available?.({ langs: [locale], processLocally: true });
        const answer = asked && (await arrivesWithin(NO_ANSWER, asked));
        if (answer === "available") return answer;
        if (answer === "downloadable" || answer === "downloading") return "downloadable";
      } catch {
        // The device's policy forbids it, or it does not say.
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

/** Only an iPhone or iPad knows this word. */
function isOnHomeScreen() {
  return (navigator as { standalone?: boolean }).standalone === true;
}
