import { locales, type Language } from "../i18n/languages.ts";
import type { Perform } from "../lib/machine/machine.ts";
import { hearing, type Recogniser, type TellRest } from "../platform/speech/hearing.ts";
import { inUse } from "../platform/storage/inUse.ts";
import { network } from "../platform/offline/network.ts";
import { pageVisibility } from "../platform/browser/pageVisibility.ts";
import type {
  CaptionsActivity,
  CaptionsEvent,
  CaptionsNews,
  RecognisedBy,
} from "./captionsState.ts";
import type { Pages } from "./pages.ts";

const TICK = 500;
/** In milliseconds: a recogniser that is silent for so long has no more results. */
const NO_MORE = 30_000;

/** How to get the last results of the latest session; there is one microphone, so one is enough. */
let last: { session: number; tellRest: TellRest | void } | undefined;

export type CaptionsPorts = {
  /** What the guide speaks. */
  language: Language;
  recognisedBy: RecognisedBy;
  /** Recognises speech where `recognisedBy` is `ears`. */
  ears: Recogniser | undefined;
  /** Whether ears are chosen, even if it is not known yet whether the device has them. */
  hasEars: () => boolean;
  /** What the guide may name, as it should be spelt. */
  names: () => readonly string[] | Promise<readonly string[]>;
  /** The saved pages, read when the captions open. */
  keptPages: () => Pages;
  /** Written to the console where the device has no recogniser. */
  unsupported: string;
};

export function performCaptions({
  language,
  recognisedBy,
  ears,
  hasEars,
  names,
  keptPages,
  unsupported,
}: CaptionsPorts): Perform<CaptionsActivity, CaptionsEvent> {
  return (activity, send, signal) => {
    const tell = (news: CaptionsNews) => send({ ...news, at: Date.now() });

    switch (activity.do) {
      case "open": {
        const isSupported = hasEars() || hearing() !== undefined;
        if (!isSupported) console.warn(unsupported);
        return tell({ type: "opened", pages: keptPages(), isSupported });
      }
      case "listen": {
        watchClockAndPage();
        if (recognisedBy === "unknown") return;
        const way = { language, recognisedBy, ears };
        if (recognisedBy === "refused")
          return tell({ type: "failed", problem: "notOnDevice", way });
        const recogniser = recognisedBy === "ears" ? ears : hearing();
        const tellRest = recogniser?.listen(
          { locale: locales[language], onDevice: recognisedBy === "device", names: names() },
          (news) => {
            if (news.type === "phraseHeard" || news.type === "speechHeard") return;
            // A deaf visitor may read for an hour without touching the device.
            if (news.type === "resultsChanged" && news.results.some(({ text }) => text.trim()))
              inUse.note();
            if (news.type === "begun" || news.type === "preparing") tell({ ...news, language });
            else tell(news.type === "failed" ? { ...news, way } : news);
          },
          signal,
        );
        last = { session: activity.session, tellRest };
        return;
      }
      case "awaitRest":
        return awaitRest(last?.session === activity.session ? last.tellRest : undefined);
      case "wait": {
        watchClockAndPage();
        const waited = () => tell({ type: "waited" });
        const timer = setTimeout(waited, activity.milliseconds);
        signal.addEventListener("abort", () => clearTimeout(timer));
        if (activity.untilOnline) network.awaitOnline(waited, signal);
        return;
      }
      case "awaitReturn":
        return pageVisibility.watch(() => {
          if (!pageVisibility.isHidden()) tell({ type: "pageShown" });
        }, signal);
    }

    function lose() {
      tell({ type: "restOver", isLost: true });
    }

    function awaitRest(tellRest: TellRest | void) {
      if (!tellRest) return lose();
      let timer = setTimeout(lose, NO_MORE);
      signal.addEventListener("abort", () => clearTimeout(timer));
      tellRest((news) => {
        clearTimeout(timer);
        timer = setTimeout(lose, NO_MORE);
        switch (news.type) {
          case "resultsChanged":
            return tell({ ...news, type: "restChanged" });
          case "skipped":
            return tell({ ...news, type: "restSkipped" });
          case "ended":
          case "failed":
            return tell({ type: "restOver", isLost: news.type === "failed" });
        }
      }, signal);
    }

    function watchClockAndPage() {
      const clock = setInterval(() => tell({ type: "timePassed" }), TICK);
      signal.addEventListener("abort", () => clearInterval(clock));
      pageVisibility.watch(() => {
        if (pageVisibility.isHidden()) tell({ type: "pageHidden" });
      }, signal);
    }
  };
}
