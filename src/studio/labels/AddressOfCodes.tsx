import { Link } from "react-router";
import { Button } from "../../ui/buttons/Button.tsx";
import { at } from "../draft/documents/documents.ts";
import type { LabelsDocument } from "../draft/documents/labelsDocument.ts";
import { useDraft } from "../draft/useDraft.ts";
import { AddressField } from "../publish/address/AddressField.tsx";
import { useGuideAddress } from "../publish/address/useGuideAddress.ts";
import { printedElsewhere } from "./choosing/printedElsewhere.ts";

type AddressOfCodesProps = {
  /** Which labels are chosen to be printed. */
  which: LabelsDocument["which"];
  onReprint: () => void;
};

/** Where the codes lead, and what that means for labels that are printed already. */
export function AddressOfCodes({ which, onReprint }: AddressOfCodesProps) {
  const draft = useDraft();
  const { parsed } = useGuideAddress();
  const isUsable = parsed.phase === "usable";
  const elsewhere = isUsable ? printedElsewhere(draft.read(at.printed), parsed.address) : [];
  const published = draft.read(at.publication)?.published ?? [];
  const isPublished = isUsable && published.some(({ address }) => address === parsed.address);
  return (
    <section className="studio-card">
      <h2>Dove portano i codici</h2>
      <AddressField
        hint="È lo stesso della pagina Pubblica. Se un giorno cambia, le etichette vanno ristampate."
        problem={
          isUsable && parsed.place === "here"
            ? "Questo indirizzo vale solo su questo computer: con un telefono i codici non porterebbero da nessuna parte."
            : undefined
        }
      />
      {!isUsable && (
        <p className="studio-soft">
          Senza un indirizzo giusto non si stampa nessuna etichetta: i codici porterebbero altrove.
          Non sai quale sarà? <Link to={`/${draft.id}/pubblica`}>Comincia dalla pubblicazione</Link>
        </p>
      )}
      {elsewhere.length > 0 && (
        <div className="studio-notice">
          <p>
            Le etichette che hai segnato come stampate portano a{" "}
            <span className="publish-address">{elsewhere.join(", ")}</span>. Sono valide finché la
            guida risponde anche lì. Se l’hai spostata, vanno ristampate.
          </p>
          {which === "changed" ? (
            <p>Tra i fogli qui accanto ci sono quelle da ristampare.</p>
          ) : (
            <Button look="plain" onTap={onReprint}>
              Prepara quelle da ristampare
            </Button>
          )}
        </div>
      )}
      {isUsable && parsed.place === "public" && !isPublished && (
        <p className="studio-soft">
          Da questa bozza la guida non è ancora stata pubblicata a questo indirizzo: prima{" "}
          <Link to={`/${draft.id}/pubblica`}>pubblicala</Link>, poi attacca le etichette.
        </p>
      )}
    </section>
  );
}
