import { useRef, useState } from "react";
import { Link } from "react-router";
import type { DraftRecord } from "../../platform/drafts/draftsDatabase.ts";
import { announce } from "../../ui/announce.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { openDialog } from "../../ui/dialog/openDialog.ts";
import { removeStoredDraft } from "../draft/drafts.ts";
import { whenInItalian } from "../italian/whenInItalian.ts";

/** The drafts of this browser. Deleting one cannot be undone, so a dialog asks first. */
export function DraftList({ drafts, onChange }: { drafts: DraftRecord[]; onChange: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [toDelete, setToDelete] = useState<DraftRecord>();

  async function remove(draft: DraftRecord) {
    await removeStoredDraft(draft.id);
    dialog.current?.close();
    announce(`Bozza eliminata: ${nameOf(draft)}`);
    onChange();
    const heading = document.querySelector<HTMLElement>("h1");
    if (heading) heading.tabIndex = -1;
    heading?.focus();
  }

  return (
    <section className="studio-card" aria-labelledby="drafts">
      <h2 id="drafts">Le tue bozze</h2>
      <ul role="list" className="start-drafts">
        {drafts.map((draft) => (
          <li key={draft.id}>
            <Link to={`/${draft.id}/opere`} className="start-draft">
              <span className="start-name">{nameOf(draft)}</span>
              <span className="studio-soft">Ultima modifica {whenInItalian(draft.changed)}</span>
            </Link>
            <Button
              look="quiet"
              aria-label={`Elimina la bozza ${nameOf(draft)}`}
              onClick={() => {
                setToDelete(draft);
                openDialog(dialog.current);
              }}
            >
              Elimina
            </Button>
          </li>
        ))}
      </ul>
      <Dialog ref={dialog} title="Eliminare questa bozza?" closeLabel="Chiudi">
        <div className="studio-card">
          <p>
            <strong>{toDelete && nameOf(toDelete)}</strong> sparisce da questo browser con i testi,
            le immagini e la cronologia. Non si può annullare.
          </p>
          <p>
            Se può ancora servire, prima{" "}
            <Link to={`/${toDelete?.id}/pubblica`}>scaricala come file</Link>.
          </p>
          <div className="studio-row">
            <Button onTap={() => toDelete && void remove(toDelete)}>Elimina per sempre</Button>
            <Button look="plain" onClick={() => dialog.current?.close()}>
              Tienila
            </Button>
          </div>
        </div>
      </Dialog>
    </section>
  );
}

const nameOf = ({ name }: DraftRecord) => name || "Museo senza nome";
