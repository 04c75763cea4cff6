import { lazy, Suspense, useSyncExternalStore } from "react";
import { useOutletContext } from "react-router";
import type { Museum } from "../../../catalogue/catalogue.ts";
import type { EarsOfferProps } from "./EarsSteps.tsx";

const nothing = () => null;

const EarsSteps = EARS
  ? lazy(async () => {
      try {
        return { default: (await import("./EarsSteps.tsx")).EarsSteps };
      } catch {
        // The screen must work even if the code of the offer cannot be fetched.
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
