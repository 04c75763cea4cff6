import { useRouteError } from "react-router";
import { BarToDrafts } from "./BarToDrafts.tsx";
import { StudioScreen } from "../parts/StudioScreen.tsx";

/** Shown when a screen fails or the address is unknown. */
export function StudioError() {
  const error = useRouteError();
  const isUnknown = typeof error === "object" && error !== null && "status" in error;
  return (
    <>
      <BarToDrafts />
      <main id="main" tabIndex={-1}>
        <StudioScreen
          title={isUnknown ? "Questa pagina non c’è" : "Qualcosa non ha funzionato"}
          lead={
            isUnknown
              ? "L’indirizzo non porta a nessuna pagina dello studio."
              : "Le tue bozze sono al sicuro: quello che avevi scritto è già salvato."
          }
        >
          {!isUnknown && (
            <p lang="en" className="studio-soft">
              {String(error)}
            </p>
          )}
          <ul>
            <li>
              <a href="#/">Vai alle tue bozze</a>
            </li>
            <li>
              <a href="/studio">Ricarica lo studio</a>
            </li>
            <li>
              <a href="/contatti">Scrivici</a>
            </li>
          </ul>
        </StudioScreen>
      </main>
    </>
  );
}
