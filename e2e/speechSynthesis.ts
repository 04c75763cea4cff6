import { expect, type Page } from "@playwright/test";

/** The languages of the voices of a journey's device, and of those of a service. */
export type Voices = { onDevice?: string[]; ofService?: string[] };

type Spoken = {
  text: string;
  lang: string;
  voice: string | undefined;
  rate: number;
  state: string;
};

type Told = "start" | "end" | { error: string };

type Pretended = { spoken: (Spoken & { tell: (told: Told) => void })[] };

/** Puts voices into the page that speak as a journey has them speak; runs in the page. */
export function pretendSynthesiser({ onDevice = [], ofService = [] }: Voices) {
  const spoken: PretendUtterance[] = [];
  const listed = [...onDevice, ...ofService].map((lang) => ({
    name: `Voice ${lang}`,
    voiceURI: `Voice ${lang}`,
    lang,
    localService: onDevice.includes(lang),
    default: false,
  }));
  class PretendUtterance extends EventTarget {
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
    speak: (utterance: PretendUtterance) => void spoken.push(utterance),
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
  Object.defineProperty(window, "speechSynthesis", { value: synthesiser });
  Object.defineProperty(window, "SpeechSynthesisUtterance", { value: PretendUtterance });
  Object.assign(window, { spoken });
}

/** What the app has had the device's voice speak, in order. */
export function spokenBy(page: Page): Promise<Spoken[]> {
  return page.evaluate(() =>
    (window as unknown as Pretended).spoken.map(({ text, lang, voice, rate, state }) => ({
      text,
      lang,
      voice: (voice as unknown as { name: string } | null)?.name,
      rate,
      state,
    })),
  );
}

/** Waits until the voice was asked to speak so many times, and has the last one tell something. */
export async function haveVoiceTell(page: Page, count: number, told: Told) {
  await expect.poll(async () => (await spokenBy(page)).length).toBe(count);
  await page.evaluate((what) => (window as unknown as Pretended).spoken.at(-1)!.tell(what), told);
}
