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
  ["pubblica", "Pubblica"],
] as const;

/** The bar and the navigation around every screen of a draft. */
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
  // The preview in a frame uses this draft, so that it need not open its own.
  useLayoutEffect(() => {
    globalThis.OPEN_DRAFT = draft;
  }, [draft]);
  return (
    <>
      <header className="studio-bar bar">
        <SkipLink>Vai al contenuto</SkipLink>
        <div className="studio-top">
          {/* Only the router’s links let a screen with unsaved work ask before it is left. */}
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
        {/* Without the key, the fields would keep the state of another draft. */}
        <Outlet key={draft.id} context={draft} />
      </main>
    </>
  );
}

/** The museum’s name in the bar, which links to its own screen. */
function MuseumName({ draft }: { draft: Draft }) {
  const museum = useWatched(draft, at.museum, () => draft.read(at.museum));
  return (
    <NavLink to={`/${draft.id}/museo`} className="studio-museum">
      <span lang={museum?.languages[0]}>{museum?.name || "Museo senza nome"}</span>
    </NavLink>
  );
}
