import { useEffect, useState } from "react";
import { draftsDatabase, type DraftRecord } from "../../platform/drafts/draftsDatabase.ts";
import { requestPersistence } from "../../platform/browser/studioPage.ts";
import { Brand } from "../../ui/brand/Brand.tsx";
import { SkipLink } from "../../ui/page/SkipLink.tsx";
import { StudioScreen } from "../parts/StudioScreen.tsx";
import { DraftList } from "./DraftList.tsx";
import { NewMuseumForm } from "./NewMuseumForm.tsx";
import { OpenExample } from "./OpenExample.tsx";
import { OpenFile } from "./OpenFile.tsx";
import { StorageBlocked } from "./StorageBlocked.tsx";
import "./StartScreen.css";

type Found =
  | { phase: "looking" }
  | { phase: "found"; drafts: DraftRecord[] }
  | { phase: "blocked" };

/** The first screen of the studio: the drafts of this browser, and three ways to create one. */
export function StartScreen() {
  const [found, setFound] = useState<Found>({ phase: "looking" });
  useEffect(() => {
    let isOver = false;
    const look = () => void findDrafts().then((now) => isOver || setFound(now));
    look();
    const stop = draftsDatabase.watch(look);
    return () => {
      isOver = true;
      stop();
    };
  }, []);
  const drafts = found.phase === "found" ? found.drafts : [];

  return (
    <>
      <header className="studio-bar bar">
        <SkipLink>Vai al contenuto</SkipLink>
        <div className="studio-top">
          <a href="/" className="studio-brand" aria-label="Varco, pagina iniziale">
            <Brand />
          </a>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        <StudioScreen
          title="Lo studio"
          lead="Da un elenco di opere a una guida accessibile: testi, audiodescrizioni, percorso, etichette. Nel browser, senza account, e niente esce da questo dispositivo."
        >
          {found.phase === "blocked" ? (
            <StorageBlocked />
          ) : (
            <>
              {drafts.length > 0 && (
                <DraftList drafts={drafts} onChange={() => void findDrafts().then(setFound)} />
              )}
              <div className="start-ways">
                <NewMuseumForm />
                <div className="start-others">
                  <OpenFile />
                  <OpenExample />
                </div>
              </div>
              <WhereDraftsLive hasDrafts={drafts.length > 0} />
            </>
          )}
        </StudioScreen>
      </main>
    </>
  );
}

/** The drafts of this browser, the most recently changed first. */
async function findDrafts(): Promise<Found> {
  try {
    const drafts = await draftsDatabase.list();
    return { phase: "found", drafts: drafts.toSorted((one, other) => other.changed - one.changed) };
  } catch {
    return { phase: "blocked" };
  }
}

/** Says where drafts are stored, and how to move one to another computer. */
function WhereDraftsLive({ hasDrafts }: { hasDrafts: boolean }) {
  const [isSafe, setIsSafe] = useState(false);
  useEffect(() => {
    if (hasDrafts) void requestPersistence().then(setIsSafe);
  }, [hasDrafts]);
  return (
    <section className="studio-notice" aria-labelledby="where">
      <h2 id="where">Dove vive una bozza</h2>
      <p>
        In questo browser, su questo dispositivo, e in nessun altro posto: si salva mentre scrivi.{" "}
        {hasDrafts &&
          (isSafe
            ? "Il browser ha promesso di non cancellarla da sé."
            : "Il browser potrebbe cancellarla se manca spazio. Si perde anche se cancelli i dati dei siti.")}
      </p>
      <p>
        Per portarla su un altro computer, o per averne una copia, aprila e scaricala dalla pagina
        Pubblica: è un file solo, che si riapre da qui.
      </p>
    </section>
  );
}
