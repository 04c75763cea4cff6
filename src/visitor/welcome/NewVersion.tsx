import { useEffect, useSyncExternalStore } from "react";
import { waitingVersion } from "../../platform/serviceWorkers/waitingVersion.ts";
import { announce } from "../../ui/announce.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { useVisit } from "../shell/visit.ts";
import "./NewVersion.css";

/** Offers a newer version of the app where nothing is under way: no tour, no captions. */
export function NewVersion() {
  const { ready, take, openElsewhere } = useVisit().messages.newVersion;
  const state = useSyncExternalStore(
    waitingVersion.subscribe,
    waitingVersion.state,
    () => undefined,
  );
  const said = state && { waiting: ready, openElsewhere }[state];

  useEffect(() => {
    if (said) announce(said);
  }, [said]);

  if (!said) return null;
  return (
    <div className="new-version">
      <p>{said}</p>
      <Button look="plain" icon="turn" onClick={waitingVersion.take}>
        {take}
      </Button>
    </div>
  );
}
