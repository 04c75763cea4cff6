/** The languages of the voices of a journey's device, and of those of a service. */
export type Voices = { onDevice?: string[]; ofService?: string[] };

export type Told = "start" | "end" | { error: string };

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
  Object.defineProperty(window, "speechSynthesis", { value: synthesiser, configurable: true });
  Object.defineProperty(window, "SpeechSynthesisUtterance", {
    value: PretendUtterance,
    configurable: true,
  });
  Object.assign(window, { spoken });
}
