import type { RecognisedBy } from "../../../../captions/captionsState.ts";
import { locales } from "../../../../i18n/languages.ts";
import { missingEars } from "../../../../onDevice/ears/chosenEars.ts";
import type { watchDownloadedEars } from "../../../../onDevice/ears/watchDownloadedEars.ts";
import { earsSizes, type EarsSize } from "../../../../platform/ears/earsFiles.ts";
import { hearing, type Recogniser } from "../../../../platform/speech/hearing.ts";
import { visits } from "../../../../platform/storage/visits.ts";

/** Written by the build: where what watches the ears of a device is; empty where none are published. */
declare const HELD_EARS: string;
/** Written by the build: the museum whose ears they are. */
declare const FEATURED: string;

/** While developing, no build has written it. */
const heldEars = typeof HELD_EARS === "undefined" ? "" : HELD_EARS;

/** Who turns speech into text, and what does it where that is ears of our own. */
export type Way = { recognisedBy: RecognisedBy; ears: Recogniser | undefined };

/** The ears that were chosen in the app on this device. */
export function chosenEars(): EarsSize | undefined {
  const chosen = heldEars && visits.current().read("ears");
  return earsSizes.find((size) => size === chosen);
}

/** Tells who recognises speech here, now and when that changes, until `signal` aborts. */
export function findRecogniser(tell: (way: Way) => void, signal: AbortSignal) {
  const tellUnlessOver = (recognisedBy: RecognisedBy, ears?: Recogniser) => {
    if (!signal.aborted) tell({ recognisedBy, ears });
  };
  const size = chosenEars();
  const browser = hearing();
  if (!size && !browser) return;
  tellUnlessOver("unknown");
  if (size) {
    const found = (ears: Recogniser = missingEars) => tellUnlessOver("ears", ears);
    (
      import(/* @vite-ignore */ heldEars) as Promise<{ watchHeldEars: typeof watchDownloadedEars }>
    ).then(
      (held) => signal.aborted || held.watchHeldEars(FEATURED, size, found, signal),
      () => found(),
    );
  } else
    void browser!
      .onDevice(locales.it)
      .then((answer) => tellUnlessOver(answer === "available" ? "device" : "service"));
}
