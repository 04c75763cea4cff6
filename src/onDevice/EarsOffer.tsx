import { lazy, Suspense, useSyncExternalStore } from "react";
import { useOutletContext } from "react-router";
import type { Museum } from "../catalogue/catalogue.ts";
import type { Language } from "../i18n/languages.ts";

export type EarsOfferProps = {
  /** What is to be recognised; `undefined`: the language of the visit. */
  guideLanguage?: Language;
  /** Without it nothing recognises speech here: it is the thing to do. */
  isNeeded: boolean;
  /** Whether it is a line to be opened. */
  isFolded?: boolean;
  /** The visitor has begun to use it. What is around the offer may change, and take its focus. */
  onChosen?: () => void;
};

const nothing = () => null;

const EarsSteps = EARS
  ? lazy(async () => {
      try {
        return { default: (await import("./EarsSteps.tsx")).EarsSteps };
      } catch {
        // An offer that does not come must not take the screen with it.
        return { default: nothing };
      }
    })
  : nothing;

/** Offers speech recognition on the device, where the museum has published it. */
export function EarsOffer(props: EarsOfferProps) {
  const { museum } = useOutletContext<{ museum: Museum }>();
  // What a device holds cannot be rendered by the build.
  const isInBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  if (!isInBrowser || !museum.offline.ears) return null;
  return (
    <Suspense fallback={null}>
      <EarsSteps {...props} />
    </Suspense>
  );
}
