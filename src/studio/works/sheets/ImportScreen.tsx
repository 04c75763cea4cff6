import { useState } from "react";
import { Link } from "react-router";
import { announce } from "../../../ui/announce.ts";
import { desk } from "../../desk/desk.ts";
import { useDraft } from "../../draft/useDraft.ts";
import { FileButton } from "../../parts/fields/FileButton.tsx";
import { StudioScreen } from "../../parts/StudioScreen.tsx";
import { columnsIn } from "./columns/columnsIn.ts";
import { SheetReview, takenInWords, type ReadSheet } from "./SheetReview.tsx";

type Importing =
  | { phase: "choosing"; refusal?: string }
  | { phase: "reading" }
  | { phase: "shown"; read: ReadSheet }
  | { phase: "taken"; added: number; updated: number };

/**
 * Imports a list of works from a spreadsheet; what would change is shown before anything is taken.
 */
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
    const columns = columnsIn(sheets[sheet]!.rows);
    setImporting({ phase: "shown", read: { sheets, notes, sheet, columns } });
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
        <SheetReview
          read={importing.read}
          onChange={(changed) => setImporting({ phase: "shown", read: changed })}
          onTaken={(added, updated) => setImporting({ phase: "taken", added, updated })}
        />
      )}
      {importing.phase === "taken" && <Taken {...importing} />}
    </StudioScreen>
  );
}

function Taken({ added, updated }: { added: number; updated: number }) {
  const { id } = useDraft();
  return (
    // The pressed button is gone, so the focus moves here.
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
