import type { Page } from "@playwright/test";

/** The languages of the voices of a journey's device, and of those of a service. */
export type Voices = { onDevice?: string[]; ofService?: string[] };

/** What a voice tells of what it was given to speak. */
export type Told = "start" | "end" | { error: string };

/** Puts voices into the page that speak as a journey has them speak; runs in the page. */
export function emulateSynthesiser({ onDevice = [], ofService = [] }: Voices) {
  const spoken: FakeUtterance[] = [];
  const listed = [...onDevice, ...ofService].map((lang) => ({
    name: `Voice ${lang}`,
    voiceURI: `Voice ${lang}`,
    lang,
    localService: onDevice.includes(lang),
    default: false,
  }));
  class FakeUtterance extends EventTarget {
    text: string;
    lang = "";
    rate = 1;
    voice: { name: string } | null = null;
    state = "asked";
    constructor(text: string) {
      super();
      this.text = text;
    }
    tell(told: Told) {
      const error = typeof told === "string" ? undefined : told.error;
      const type = typeof told === "string" ? told : "error";
      this.state = type === "start" ? "speaking" : type;
      this.dispatchEvent(Object.assign(new Event(type), error && { error }));
    }
  }
  const isAt = (...states: string[]) => spoken.some(({ state }) => states.includes(state));
  const synthesiser = Object.assign(new EventTarget(), {
    onvoiceschanged: null,
    paused: false,
    getVoices: () => listed,
    speak: (utterance: FakeUtterance) => void spoken.push(utterance),
    // A browser tells the error later, when something else may already be spoken.
    cancel: () =>
      spoken
        .filter(({ state }) => state === "asked" || state === "speaking")
        .forEach((utterance) => {
          utterance.state = "cancelled";
          setTimeout(() =>
            utterance.dispatchEvent(Object.assign(new Event("error"), { error: "canceled" })),
          );
        }),
    resume: () => {},
  });
  Object.defineProperty(synthesiser, "speaking", { get: () => isAt("speaking") });
  Object.defineProperty(synthesiser, "pending", { get: () => isAt("asked") });
  Object.defineProperty(window, "speechSynthesis", { value: synthesiser, configurable: true });
  Object.defineProperty(window, "SpeechSynthesisUtterance", {
    value: FakeUtterance,
    configurable: true,
  });
  Object.assign(window, { spoken });
}

type Spoken = {
  text: string;
  lang: string;
  voice: string | undefined;
  rate: number;
  state: string;
};

type Emulated = { spoken: (Spoken & { tell: (told: Told) => void })[] };

/** What the app has had the device's voice speak, in order. */
export function spokenBy(page: Page): Promise<Spoken[]> {
  return page.evaluate(() =>
    (window as unknown as Emulated).spoken.map(({ text, lang, voice, rate, state }) => ({
      text,
      lang,
      voice: (voice as unknown as { name: string } | null)?.name,
      rate,
      state,
    })),
  );
}

/** Has the voice tell something of the last text that it was given. */
export async function tellOfLast(page: Page, told: Told) {
  await page.evaluate((what) => (window as unknown as Emulated).spoken.at(-1)!.tell(what), told);
}
