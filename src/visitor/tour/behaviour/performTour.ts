import { findCommand, phrasesOf, type Spoken } from "../../../i18n/commands.ts";
import type { Perform } from "../../../lib/machine/machine.ts";
import type { Recogniser } from "../../../platform/speech/hearing.ts";
import { lastPress } from "../../../platform/browser/lastPress.ts";
import { pageVisibility } from "../../../platform/browser/pageVisibility.ts";
import { voice, type Clip } from "../../../platform/sound/voice.ts";
import { tones } from "../../../player/tones.ts";
import { phraseEvent } from "./phraseEvent.ts";
import type { TourActivity, TourEvent, TourPlace, TourSaying } from "./tourBehaviour.ts";

/** In milliseconds: the introduction waits until a visitor has seen which screen this is. */
const SEEN = 1_200;
/** In milliseconds: or until a screen reader has said so, measured by `npm run screenreader`. */
const SAID = 5_000;
/** In milliseconds: if the tone has not ended by then, the recogniser starts all the same. */
const TONE = 1_000;
/** In milliseconds: a recogniser starts later only if the device has asked for permission. */
const AT_ONCE = 1_500;
/** In milliseconds: Safari may listen for ever, so what was heard by then is answered. */
const SILENCE = 12_000;
/** In milliseconds: a slow device that was spoken to understands by then, or never. */
const UNDERSTOOD = 30_000;
/** In milliseconds: by then a visitor has answered the device, so no start is a failure. */
const NO_START = 30_000;

export type TourPorts = {
  recall: () => TourPlace | undefined;
  canHear: () => boolean;
  /** What is played, if it was recorded. */
  clipOf: (saying: TourSaying) => Clip | undefined;
  hasTones: boolean;
  locale: string;
  /** What listens, if it is there. */
  recogniser: () => Recogniser | undefined;
  onDevice: boolean;
  spoken: Spoken;
};

export function performTour(ports: TourPorts): Perform<TourActivity, TourEvent> {
  return (activity, send, signal) => {
    switch (activity.do) {
      case "recall":
        return send({ type: "recalled", place: ports.recall(), canHear: ports.canHear() });
      case "say": {
        const clip = ports.clipOf(activity);
        if (!clip) return send({ type: "sayingFailed", problem: "missing" });
        if (!activity.isUnasked) return say(clip);
        // Browsers mostly refuse the voice on a page without a press: the visitor is soon told.
        const isSoon = lastPress.wasByHand() || voice.mayBeRefused();
        return after(isSoon ? SEEN : SAID, () => say(clip));
      }
      case "sound":
        return sound({ key: `tone/${activity.tone}`, src: tones[activity.tone] });
      case "listen":
        return listen();
    }

    function say(clip: Clip) {
      play(clip, () => {
        switch (voice.phase(clip)) {
          case "ended":
            return send({ type: "said" });
          case "failed":
            return send({ type: "sayingFailed", problem: voice.problem() ?? "broken" });
          case "paused":
          case "idle":
            return send({ type: "interrupted" });
        }
      });
    }

    function sound(tone: Clip) {
      if (!ports.hasTones) return tellToneEnded();
      watchPage();
      after(TONE, tellToneEnded);
      voice.seek(tone, 0);
      play(tone, () => {
        if (voice.phase(tone) === "ended" || voice.phase(tone) === "failed") tellToneEnded();
      });
    }

    function tellToneEnded() {
      send({ type: "toned" });
    }

    function listen() {
      const recogniser = ports.recogniser();
      // What was downloaded has not been found yet, or is gone.
      if (!recogniser) return send({ type: "hearingFailed", problem: "modelMissing" });
      const askedAt = Date.now();
      let unfinished = "";
      let hasBegun = false;
      let isSpoken = false;
      watchPage();
      after(NO_START, () => {
        if (!hasBegun) send({ type: "hearingFailed", problem: "service" });
      });
      const { locale, onDevice, spoken } = ports;
      recogniser.listen(
        { locale, onDevice, once: true, phrases: phrasesOf(spoken.commands) },
        (news) => {
          switch (news.type) {
            case "begun":
              hasBegun = true;
              send({ type: "begun", isLate: ports.hasTones && Date.now() - askedAt > AT_ONCE });
              return after(SILENCE, () => {
                if (isSpoken) after(UNDERSTOOD, sendPhrase);
                else sendPhrase();
              });
            case "speechHeard":
              isSpoken = true;
              return undefined;
            case "noAnswer":
              return send({ type: "hearingFailed", problem: "homeScreen" });
            case "resultsChanged":
              unfinished = news.results.map(({ text }) => text).join(" ");
              return news.results.some(({ isFinal }) => isFinal) ? sendPhrase() : undefined;
            case "phraseHeard":
              return send(phraseEvent(news, spoken.commands));
            case "muted":
              return send({ type: "hearingFailed", problem: "taken" });
            case "failed":
              return send({ type: "hearingFailed", problem: news.problem });
            case "ended":
              return sendPhrase();
          }
        },
        signal,
      );

      function sendPhrase() {
        const phrase = unfinished.trim();
        if (!phrase) return send({ type: "nothingHeard" });
        send({ type: "phraseHeard", phrase, command: findCommand(phrase, spoken) });
      }
    }

    function watchPage() {
      pageVisibility.watch(() => {
        if (pageVisibility.isHidden()) send({ type: "pageHidden" });
      }, signal);
    }

    /** Plays until the activity is over, and tells whenever something changes. */
    function play(clip: Clip, onChange: () => void) {
      voice.play(clip);
      const unsubscribe = voice.subscribe(onChange);
      signal.addEventListener("abort", () => {
        unsubscribe();
        // Where another clip has begun, this one is silent, and the other must not be.
        if (voice.phase(clip) !== "idle") voice.pause();
      });
    }

    function after(milliseconds: number, then: () => void) {
      if (signal.aborted) return;
      const timer = setTimeout(then, milliseconds);
      signal.addEventListener("abort", () => clearTimeout(timer));
    }
  };
}
