import type { Page } from "@playwright/test";
import type { Told } from "../../src/captions/fixtures/recordedSpeech.ts";

/** How the device of a journey recognises speech. */
export type Speech = {
  /** What `available` answers of recognising on the device; without it there is no `available`. */
  onDevice?: "available" | "downloadable" | "unavailable";
  /** The same for other languages than English. */
  elsewhere?: "downloadable";
  /** Whether a download succeeds. */
  downloads?: boolean;
};

type Session = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  processLocally: boolean;
  state: string;
  /** Whether a recording sounded in the page while it listened. */
  hasHeardTheVoice: boolean;
};

export type Emulated = {
  sessions: (Session & { tell: (told: Told) => void })[];
  tell: (told: Told) => void;
};

/** Puts a recogniser into the page that tells what a journey has it tell; runs in the page. */
export function emulateRecogniser({ onDevice, elsewhere, downloads }: Speech) {
  const asked: FakeRecognition[] = [];
  class FakeRecognition extends EventTarget {
    lang = "";
    continuous = false;
    interimResults = false;
    maxAlternatives = 1;
    processLocally = false;
    state = "asked";
    hasHeardTheVoice = false;
    start() {
      asked.push(this);
      this.hasHeardTheVoice = [...document.querySelectorAll("audio")].some(({ paused }) => !paused);
    }
    abort() {
      if (this.state !== "ended") this.state = "aborted";
    }
    tell(told: Told) {
      if (told === "start") this.state = "listening";
      if (told === "end") this.state = "ended";
      if (typeof told === "string") return void this.dispatchEvent(new Event(told));
      if ("error" in told) return void this.dispatchEvent(Object.assign(new Event("error"), told));
      const results: unknown[] = [];
      told.results.forEach(([transcript, confidence], index) => {
        results[told.from + index] = {
          0: { transcript, confidence: confidence ?? 0 },
          isFinal: confidence !== undefined,
        };
      });
      this.dispatchEvent(Object.assign(new Event("result"), { results, resultIndex: told.from }));
    }
  }
  document.addEventListener(
    "play",
    () => {
      for (const each of asked)
        if (/asked|listening/.test(each.state)) each.hasHeardTheVoice = true;
    },
    { capture: true },
  );
  const maker = onDevice && {
    available: async ({ langs: [locale] }: { langs: string[] }) =>
      locale === "en-US" ? onDevice : (elsewhere ?? onDevice),
    install: async () => downloads ?? false,
  };
  Object.assign(FakeRecognition, maker);
  // Browsers that recognise on the device have `SpeechRecognition` without the prefix.
  const name = onDevice ? "SpeechRecognition" : "webkitSpeechRecognition";
  Object.defineProperty(window, name, { value: FakeRecognition, configurable: true });
  Object.assign(window, { sessions: asked, tell: (told: Told) => asked.at(-1)!.tell(told) });
}

/** The sessions that the app has asked for, in order. */
export function sessions(page: Page): Promise<Session[]> {
  return page.evaluate(() =>
    (window as unknown as Emulated).sessions.map((session) => ({
      lang: session.lang,
      continuous: session.continuous,
      interimResults: session.interimResults,
      maxAlternatives: session.maxAlternatives,
      processLocally: session.processLocally,
      state: session.state,
      hasHeardTheVoice: session.hasHeardTheVoice,
    })),
  );
}

/** Has the recogniser that listens now tell these things, one after the other. */
export async function tell(page: Page, ...told: Told[]) {
  for (const each of told)
    await page.evaluate((what) => (window as unknown as Emulated).tell(what), each);
}
