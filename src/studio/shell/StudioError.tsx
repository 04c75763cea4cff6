import { useRouteError } from "react-router";
import { BarToDrafts } from "./BarToDrafts.tsx";
import { StudioScreen } from "../parts/StudioScreen.tsx";

/** What is shown where a screen could not be: the drafts are safe, and there is a way on. */
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
