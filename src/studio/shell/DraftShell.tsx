import { useLayoutEffect } from "react";
import { Link, NavLink, Outlet, useLoaderData } from "react-router";
import { SkipLink } from "../../ui/page/SkipLink.tsx";
import { Brand } from "../../ui/brand/Brand.tsx";
import { at } from "../draft/documents/documents.ts";
import type { Draft } from "../draft/draft.ts";
import { useWatched } from "../draft/useDraft.ts";
import { BarToDrafts } from "./BarToDrafts.tsx";
import { SavingNotice } from "./SavingNotice.tsx";
import { StudioScreen } from "../parts/StudioScreen.tsx";
import { UndoButtons } from "./undo/UndoButtons.tsx";
import { StorageBlocked } from "../start/StorageBlocked.tsx";
import "./StudioShell.css";

const rooms = [
  ["opere", "Opere"],
  ["percorso", "Percorso"],
  ["voci", "Voci"],
  ["stato", "A che punto siamo"],
  ["traduttori", "Traduttori"],
  ["etichette", "Etichette"],
  ["anteprima", "Anteprima"],
  ["consegna", "Consegna"],
] as const;

/** What stands around every screen of one draft. */
export function DraftShell() {
  const draft = useLoaderData<Draft | null | "blocked">();
  if (draft === "blocked") return <NoStorage />;
  return draft ? <OpenDraft draft={draft} /> : <NoDraft />;
}

function NoStorage() {
  return (
    <main id="main" tabIndex={-1}>
      <StudioScreen title="La bozza non si apre">
        <StorageBlocked />
      </StudioScreen>
    </main>
  );
}

function NoDraft() {
  return (
    <>
      <BarToDrafts />
      <main id="main" tabIndex={-1}>
        <StudioScreen
          title="Questa bozza non è qui"
          lead="È stata eliminata, oppure è nata in un altro browser o su un altro computer: una bozza vive solo dove è stata scritta."
        >
          <ul>
            <li>
              <a href="#/">Vai alle tue bozze</a>
            </li>
            <li>
              <a href="#/">Apri il file .varco.zip che hai consegnato o portato con te</a>
            </li>
          </ul>
        </StudioScreen>
      </main>
    </>
  );
}

function OpenDraft({ draft }: { draft: Draft }) {
  // The preview beside the text shows this very draft, and need not read it from the device.
  useLayoutEffect(() => {
    globalThis.OPEN_DRAFT = draft;
  }, [draft]);
  return (
    <>
      <header className="studio-bar bar">
        <SkipLink>Vai al contenuto</SkipLink>
        <div className="studio-top">
          {/* A screen that must not be left yet is asked by a link of the router alone. */}
          <Link to="/" className="studio-brand" aria-label="Varco studio, tutte le bozze">
            <Brand />
          </Link>
          <MuseumName draft={draft} />
          <SavingNotice draft={draft} />
          <UndoButtons draft={draft} />
        </div>
        <nav aria-label="Studio" className="studio-nav">
          <ul role="list">
            {rooms.map(([to, name]) => (
              <li key={to}>
                <NavLink to={`/${draft.id}/${to}`}>{name}</NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main id="main" tabIndex={-1}>
        {/* Another draft is another page: nothing of the last one stays in its fields. */}
        <Outlet key={draft.id} context={draft} />
      </main>
    </>
  );
}

/** The museum’s name in the bar; it leads to what is true of the whole museum. */
function MuseumName({ draft }: { draft: Draft }) {
  const museum = useWatched(draft, at.museum, () => draft.read(at.museum));
  return (
    <NavLink to={`/${draft.id}/museo`} className="studio-museum">
      <span lang={museum?.languages[0]}>{museum?.name || "Museo senza nome"}</span>
    </NavLink>
  );
}
