import { useDeferredValue, useMemo, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { foldText } from "../../lib/text/foldText.ts";
import { announce } from "../../ui/announce.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { ButtonLink } from "../../ui/buttons/ButtonLink.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { openDialog } from "../../ui/dialog/openDialog.ts";
import type { LeftOut } from "../desk/tasks.ts";
import { at } from "../draft/documents/documents.ts";
import { useDraft, useEveryChange, useMuseum } from "../draft/useDraft.ts";
import { StudioScreen } from "../parts/StudioScreen.tsx";
import { TextField } from "../parts/fields/TextField.tsx";
import { addWork, renumberWorks } from "./worksEdits.ts";
import { WorkRow } from "./WorkRow.tsx";
import "./WorksScreen.css";

/** Works shown at first, and added by each press of the button under them. */
const SHOWN = 50;

/** The list of works: add, search, order, number. */
export function WorksScreen() {
  const draft = useDraft();
  const museum = useMuseum();
  const navigate = useNavigate();
  const { state } = useLocation() as { state?: { leftOut?: LeftOut[] } };
  const renumbering = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [title, setTitle] = useState("");
  const [sought, setSought] = useState("");
  const [shown, setShown] = useState(SHOWN);
  const found = useFound(useDeferredValue(sought));

  function add() {
    const { slug, changed } = addWork(draft.documents, title.trim());
    draft.edit(`Nuova opera: ${title.trim() || "senza titolo"}`, changed);
    void navigate(`/${draft.id}/opere/${slug}`);
  }

  return (
    <StudioScreen
      title="Opere"
      lead={
        museum.works.length > 0
          ? museum.works.length === 1
            ? "Per ora, un’opera sola."
            : `${museum.works.length} opere, nell’ordine in cui le vede chi visita.`
          : "Comincia da qui: prendi l’elenco da un foglio di calcolo, o aggiungi la prima opera."
      }
      actions={
        <>
          <ButtonLink look="plain" to={`/${draft.id}/opere/importa`}>
            Prendi da un foglio di calcolo
          </ButtonLink>
          {museum.works.length > 1 && (
            <Button look="quiet" onClick={() => openDialog(renumbering.current)}>
              Rinumera
            </Button>
          )}
        </>
      }
    >
      {state?.leftOut && state.leftOut.length > 0 && (
        <div className="studio-notice">
          <p>Nel file c’era qualcosa che non si può leggere, ed è rimasto fuori:</p>
          <ul>
            {state.leftOut.map(({ words, language }) => (
              <li key={words} lang={language}>
                {words}
              </li>
            ))}
          </ul>
        </div>
      )}
      <form
        className="works-add"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <TextField
          label="Titolo di una nuova opera"
          value={title}
          onText={setTitle}
          lang={museum.languages[0]}
        />
        <Button type="submit" icon="plus">
          Aggiungi
        </Button>
      </form>
      {museum.works.length > 7 && (
        <TextField
          label="Cerca per titolo, autore, numero o inventario"
          value={sought}
          onText={(text) => {
            setSought(text);
            setShown(SHOWN);
          }}
        />
      )}
      {sought && (
        <p role="status" className="studio-soft">
          {found.length === 0
            ? "Nessuna opera con queste parole."
            : `${found.length} ${found.length === 1 ? "opera trovata" : "opere trovate"}`}
        </p>
      )}
      <ol ref={list} role="list" className="works-list">
        {found.slice(0, shown).map(({ slug, index }) => (
          <WorkRow key={slug} slug={slug} index={index} last={museum.works.length - 1} />
        ))}
      </ol>
      {found.length > shown && (
        <div>
          <Button
            look="plain"
            onClick={() => {
              setShown(shown + SHOWN);
              // Whoever uses the keyboard goes on at the first work that was added.
              setTimeout(() => list.current?.children[shown]?.querySelector("a")?.focus());
            }}
          >
            {found.length - shown === 1
              ? "Mostra l’ultima opera"
              : `Mostra altre ${Math.min(SHOWN, found.length - shown)} di ${found.length}`}
          </Button>
        </div>
      )}
      <Dialog ref={renumbering} title="Rinumerare tutte le opere?" closeLabel="Chiudi">
        <div className="studio-card">
          <p>
            Prenderanno i numeri da 1 a {museum.works.length}, nell’ordine dell’elenco. Il numero è
            sull’etichetta e nel suo codice: le etichette già stampate andranno rifatte.
          </p>
          <div className="studio-row">
            <Button
              onTap={() => {
                draft.edit("Opere rinumerate", renumberWorks(draft.documents));
                renumbering.current?.close();
                announce("Opere rinumerate. Puoi annullare.");
              }}
            >
              Rinumera
            </Button>
            <Button look="plain" onClick={() => renumbering.current?.close()}>
              Lascia così
            </Button>
          </div>
        </div>
      </Dialog>
      {museum.works.length > 0 && (
        <p>
          Quando le opere ci sono tutte, guarda{" "}
          <Link to={`/${draft.id}/stato`}>a che punto siamo</Link>.
        </p>
      )}
    </StudioScreen>
  );
}

/** The works that have all the words that are sought, each with its place in the list. */
function useFound(sought: string) {
  const draft = useDraft();
  const version = useEveryChange();
  return useMemo(() => {
    const { works } = draft.read(at.museum)!;
    const words = foldText(sought).split(/\s+/).filter(Boolean);
    return works.flatMap((slug, index) => {
      if (words.length === 0) return [{ slug, index }];
      const work = draft.read(at.work(slug));
      const makers = work?.makers?.map(({ name }) => name) ?? [];
      const said = foldText([work?.id, work?.title, work?.inventory, ...makers].join(" "));
      return words.every((word) => said.includes(word)) ? [{ slug, index }] : [];
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the version stands for the documents
  }, [draft, version, sought]);
}
