import type { RecognisedBy } from "../../../../captions/captionsState.ts";
import { locales } from "../../../../i18n/languages.ts";
import { missingEars } from "../../../../onDevice/ears/chosenEars.ts";
import type { watchFoundEars } from "../../../../onDevice/ears/watchDownloadedEars.ts";
import { earsSizes, type EarsSize } from "../../../../catalogue/earsFiles.ts";
import { hearing, type Recogniser } from "../../../../platform/speech/hearing.ts";
import { visits } from "../../../../platform/storage/visits.ts";

/** The chunk of `watchFoundEars`, set by the build; empty where no ears are published. */
declare const EARS_WATCHER: string;
/** The museum that the site speaks of, set by the build. */
declare const FEATURED: string;

// The development server does not set it.
const earsWatcher = typeof EARS_WATCHER === "undefined" ? "" : EARS_WATCHER;

/** Who turns speech into text, and what does it where that is ears of our own. */
export type RecogniserInUse = { recognisedBy: RecognisedBy; ears: Recogniser | undefined };

/** The ears that were chosen in the app on this device. */
export function chosenEars(): EarsSize | undefined {
  const chosen = earsWatcher && visits.current().read("ears");
  return earsSizes.find((size) => size === chosen);
}

/** Tells who recognises speech here, now and when that changes, until `signal` aborts. */
export function findRecogniser(tell: (way: RecogniserInUse) => void, signal: AbortSignal) {
  const tellUnlessOver = (recognisedBy: RecognisedBy, ears?: Recogniser) => {
    if (!signal.aborted) tell({ recognisedBy, ears });
  };
  const size = chosenEars();
  const browser = hearing();
  if (!size && !browser) return;
  tellUnlessOver("unknown");
  if (size) {
    const found = (ears: Recogniser = missingEars) => tellUnlessOver("ears", ears);
    // The chunk exports its functions by their own names, so the name here must be the same.
    (
      import(/* @vite-ignore */ earsWatcher) as Promise<{
        watchFoundEars: typeof watchFoundEars;
      }>
    ).then(
      (watcher) => signal.aborted || void watcher.watchFoundEars(FEATURED, size, found, signal),
      () => found(),
    );
  } else
    void browser!
      .onDevice(locales.it)
      .then((answer) => tellUnlessOver(answer === "available" ? "device" : "service"));
}
