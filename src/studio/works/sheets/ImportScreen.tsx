import { useMemo, useState } from "react";
import { Link } from "react-router";
import { announce } from "../../../ui/announce.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { desk } from "../../desk/desk.ts";
import { at } from "../../draft/documents/documents.ts";
import { untitled } from "../../draft/export/publishableMuseum.ts";
import { outdatedPaths, previewChanges } from "../../draft/journal/changePreview.ts";
import { useDraft, useMuseum } from "../../draft/useDraft.ts";
import { ChoiceField } from "../../parts/fields/ChoiceField.tsx";
import { FileButton } from "../../parts/fields/FileButton.tsx";
import { StudioScreen } from "../../parts/StudioScreen.tsx";
import { columnsIn } from "./columns/columnsIn.ts";
import type { Columns } from "./columns/columns.ts";
import { ColumnsTable } from "./columns/ColumnsTable.tsx";
import { MergeSummary } from "./merging/MergeSummary.tsx";
import { mergeSheet } from "./merging/mergeSheet.ts";
import { sheetChanges } from "./merging/sheetChanges.ts";
import { worksIn } from "./merging/worksIn.ts";
import type { Sheet } from "./reading/readRows.ts";

type Importing =
  | { phase: "choosing"; refusal?: string }
  | { phase: "reading" }
  | { phase: "shown"; sheets: Sheet[]; notes: string[]; sheet: number; columns: Columns }
  | { phase: "taken"; added: number; updated: number };

/** A list of works out of a spreadsheet: what is understood is shown before anything is taken. */
export function ImportScreen() {
  const [importing, setImporting] = useState<Importing>({ phase: "choosing" });

  async function read(file: File) {
    setImporting({ phase: "reading" });
    announce("Leggo il foglio");
    const answer = await desk("sheet", new Uint8Array(await file.arrayBuffer()), file.name).catch(
      () => ({ refusal: "Il foglio non si è aperto. Ricarica la pagina e riprova." }),
    );
    if ("refusal" in answer) {
      setImporting({ phase: "choosing", refusal: answer.refusal });
      return announce(answer.refusal);
    }
    const { sheets, notes } = answer;
    // The list of works is mostly the longest of the sheets.
    const lengths = sheets.map(({ rows }) => rows.length);
    const sheet = lengths.indexOf(Math.max(...lengths));
    setImporting({
      phase: "shown",
      sheets,
      notes,
      sheet,
      columns: columnsIn(sheets[sheet]!.rows),
    });
    announce("Foglio letto. Controlla le colonne.");
  }

  return (
    <StudioScreen
      title="Da un foglio di calcolo"
      isWide={importing.phase === "shown"}
      lead="L’elenco che avete già, in Excel (.xlsx) o .csv. Prima vedi che cosa ha capito lo studio: niente entra finché non lo dici tu."
    >
      {importing.phase !== "taken" && (
        <div className="studio-row">
          <FileButton
            accept=".xlsx,.csv,.tsv,.txt"
            look={importing.phase === "shown" ? "plain" : "primary"}
            onFile={(file) => void read(file)}
          >
            {importing.phase === "reading"
              ? "Leggo…"
              : importing.phase === "shown"
                ? "Scegli un altro foglio"
                : "Scegli il foglio"}
          </FileButton>
        </div>
      )}
      {importing.phase === "choosing" && (
        <>
          {importing.refusal && <p className="studio-notice">{importing.refusal}</p>}
          <section className="studio-card" aria-labelledby="how">
            <h2 id="how">Come dev’essere il foglio</h2>
            <ul>
              <li>Una riga per opera, e in alto i nomi delle colonne, in italiano o in inglese.</li>
              <li>
                Lo studio riconosce queste colonne: numero, titolo, autore, data, tecnica, misure,
                inventario, sala, testo breve, descrizione; anche in più lingue («Titolo inglese»).
              </li>
              <li>
                Se lo prendi una seconda volta, le opere con lo stesso numero si aggiornano e non si
                raddoppiano. Una cella vuota non cancella niente.
              </li>
            </ul>
          </section>
        </>
      )}
      {importing.phase === "shown" && (
        <Shown
          importing={importing}
          onChange={setImporting}
          onTaken={(added, updated) => setImporting({ phase: "taken", added, updated })}
        />
      )}
      {importing.phase === "taken" && <Taken {...importing} />}
    </StudioScreen>
  );
}

type ShownState = Extract<Importing, { phase: "shown" }>;

function Shown({
  importing,
  onChange,
  onTaken,
}: {
  importing: ShownState;
  onChange: (importing: ShownState) => void;
  onTaken: (added: number, updated: number) => void;
}) {
  const draft = useDraft();
  const museum = useMuseum();
  const { sheets, notes, sheet, columns } = importing;
  const { rows } = sheets[sheet]!;
  const look = () => {
    const known = draft.read(at.museum)!.works.flatMap((slug) => {
      const work = draft.read(at.work(slug));
      return work ? [{ slug, ...work }] : [];
    });
    const merge = mergeSheet(known, worksIn(rows, columns, museum.languages[0]));
    return {
      merge,
      preview: previewChanges(draft.documents, sheetChanges(draft.documents, merge)),
    };
  };
  /** What has changed in the draft since it was shown what would happen; then it is shown anew. */
  const [since, setSince] = useState<readonly string[]>();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is shown stays until it is looked at again
  const { merge, preview } = useMemo(look, [draft, museum, rows, columns, since]);
  const count = merge.added.length + merge.updated.length;

  function take() {
    if (count === 0) return;
    const { preview: now } = look();
    const outdated = outdatedPaths(preview, now);
    // Another tab may have written since: what nobody has been shown is not written over it.
    if (outdated.length > 0) {
      const titles = titlesIn(outdated);
      setSince(titles);
      return announce(changedSince(titles));
    }
    draft.edit(`Dal foglio di calcolo: ${count === 1 ? "un’opera" : `${count} opere`}`, now.edits);
    announce(takenInWords(merge.added.length, merge.updated.length));
    onTaken(merge.added.length, merge.updated.length);
  }

  /** The works whose documents these are. */
  function titlesIn(paths: readonly string[]) {
    const slugs = new Set(paths.map((path) => path.slice(path.lastIndexOf("/") + 1)));
    return [...slugs].flatMap((slug) => {
      const work = draft.read(at.work(slug));
      return work ? [work.title.trim() || untitled(work)] : [];
    });
  }

  return (
    <>
      {notes.map((note) => (
        <p key={note} className="studio-notice">
          {note}
        </p>
      ))}
      {sheets.length > 1 && (
        <ChoiceField
          label="Quale foglio"
          value={String(sheet)}
          choices={sheets.map(({ name }, number) => [String(number), name])}
          onChoice={(chosen) => {
            const number = Number(chosen);
            onChange({ ...importing, sheet: number, columns: columnsIn(sheets[number]!.rows) });
          }}
        />
      )}
      <ColumnsTable
        rows={rows}
        columns={columns}
        onColumns={(changed) => onChange({ ...importing, columns: changed })}
      />
      <MergeSummary merge={merge} />
      <div>
        {since && <p className="studio-notice">{changedSince(since)}</p>}
        <Button aria-disabled={count === 0} onTap={take}>
          {count === 0
            ? "Nessuna opera da prendere"
            : count === 1
              ? "Prendi un’opera"
              : `Prendi ${count} opere`}
        </Button>
      </div>
    </>
  );
}

function Taken({ added, updated }: { added: number; updated: number }) {
  const { id } = useDraft();
  return (
    // The button that was pressed is gone with what it was under.
    <section
      ref={(notice) => notice?.focus()}
      tabIndex={-1}
      className="studio-notice"
      aria-label="Fatto"
    >
      <p>
        <strong>Fatto.</strong> {takenInWords(added, updated)}. Se non va bene, premi Annulla.
      </p>
      <p>
        <Link to={`/${id}/opere`}>Vai alle opere</Link>
      </p>
    </section>
  );
}

/** So many works are named. */
const NAMED = 5;

function changedSince(titles: readonly string[]) {
  const others = titles.length - NAMED;
  const named = titles.slice(0, NAMED).join(", ");
  const which =
    named &&
    ` (${named}${others > 0 ? ` e ${others === 1 ? "un’altra" : `altre ${others}`}` : ""})`;
  return `La bozza è cambiata nel frattempo${which}. Controlla che il foglio sia ancora aggiornato, poi premi di nuovo.`;
}

function takenInWords(added: number, updated: number) {
  const fresh = added === 1 ? "Un’opera nuova" : `${added} opere nuove`;
  return `${fresh}, ${updated === 1 ? "una aggiornata" : `${updated} aggiornate`}`;
}
