import { useState } from "react";
import type { Excess } from "../../../content/packing/allowedFiles.ts";
import { saveFile } from "../../../platform/browser/saveFile.ts";
import { announce } from "../../../ui/announce.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import type { Gap } from "../../coverage/counting/gap.ts";
import { GapList } from "../../coverage/GapList.tsx";
import { desk } from "../../desk/desk.ts";
import type { BoothDocument } from "../../draft/documents/boothDocument.ts";
import { boothAt, type Documents } from "../../draft/documents/documents.ts";
import { useDraft, useMuseum } from "../../draft/useDraft.ts";
import { sizeInItalian } from "../../italian/sizeInItalian.ts";
import { ExcessNotice } from "./ExcessNotice.tsx";
import { FaultList } from "./FaultList.tsx";

type Export =
  | { phase: "waiting" }
  | { phase: "packing" }
  | {
      phase: "packed";
      name: string;
      bytes: number;
      lost: readonly Gap[];
      faults: readonly string[];
    }
  | { phase: "excess"; excess: Excess }
  | { phase: "failed"; why: string };

/** Downloads the draft as one file, to be kept and passed on. What is missing prevents nothing. */
export function KeepCard() {
  const draft = useDraft();
  const museum = useMuseum();
  const [state, setState] = useState<Export>({ phase: "waiting" });

  async function pack() {
    setState({ phase: "packing" });
    announce("Preparo il file");
    try {
      const packed = await desk("pack", draft.id, [...draft.documents]);
      if (packed.phase === "excess") {
        setState(packed);
        announce("Il file non è stato preparato: la guida è troppo grande.");
        return;
      }
      if (packed.phase === "refused") throw new Error(packed.details.join("\n"));
      const { zip, lost, faults } = packed;
      const name = `${museum.address}.varco.zip`;
      saveFile(name, zip, "application/zip");
      setState({ phase: "packed", name, bytes: zip.length, lost, faults });
      announce(
        lost.length > 0
          ? `Il file ${name} è tra i tuoi download, ma non c’è tutto: leggi che cosa manca`
          : `Il file ${name} è tra i tuoi download`,
      );
    } catch (error) {
      setState({ phase: "failed", why: String(error) });
      announce("Il file non è stato preparato. Riprova; se succede ancora, ricarica la pagina.");
    }
  }

  return (
    <section className="studio-card" aria-labelledby="keep">
      <h2 id="keep">Il file del museo, da tenere e passare</h2>
      <p>
        Tutta la guida in un file solo: testi, immagini, registrazioni e appunti. Si riapre nello
        studio, su qualsiasi computer: tienine una copia. Serve anche se la guida la pubblichiamo
        noi.
      </p>
      <div>
        <Button look="plain" icon="keep" onTap={() => state.phase !== "packing" && void pack()}>
          {state.phase === "packing" ? "Preparo…" : "Scarica il file del museo"}
        </Button>
      </div>
      {hasTakes(draft.documents) && (
        <p className="studio-soft">
          Nel file: le registrazioni finite; di quelle non finite, le riprese scelte. Le altre
          riprese restano in questo browser.
        </p>
      )}
      {state.phase === "packed" && (
        <div className="studio-notice">
          <p>
            <strong>{state.name}</strong> ({sizeInItalian(state.bytes)}) è tra i tuoi download.{" "}
            {state.lost.length === 0
              ? "L’abbiamo riaperto e confrontato con la bozza: c’è tutto."
              : "L’abbiamo riaperto e confrontato con la bozza: tutto il resto c’è, ma non questo."}
          </p>
          {state.lost.length > 0 && <GapList gaps={state.lost} />}
          {state.faults.length > 0 && (
            <>
              <p>
                Il controllo ha trovato qualcosa che non si può ancora pubblicare. Se non sai come
                rimediare, manda insieme al file anche questo elenco, che è in inglese:
              </p>
              <FaultList faults={state.faults} />
            </>
          )}
        </div>
      )}
      {state.phase === "excess" && <ExcessNotice excess={state.excess} />}
      {state.phase === "failed" && (
        <div className="studio-notice">
          <p>
            Il file non è stato preparato, ma la bozza è ancora qui. Riprova; se succede ancora,
            ricarica la pagina.
          </p>
          <p lang="en" className="studio-soft">
            {state.why}
          </p>
        </div>
      )}
    </section>
  );
}

function hasTakes(documents: Documents) {
  for (const [path, document] of documents)
    if (boothAt(path) && Object.keys((document as BoothDocument).takes ?? {}).length > 0)
      return true;
  return false;
}
