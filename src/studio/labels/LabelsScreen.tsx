import { useCallback, useDeferredValue, useMemo } from "react";
import { Link } from "react-router";
import { announce } from "../../ui/announce.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { at } from "../draft/documents/documents.ts";
import { useDraft, useEveryChange, useMuseum } from "../draft/useDraft.ts";
import { StudioScreen } from "../parts/StudioScreen.tsx";
import { useGuideAddress } from "../publish/address/useGuideAddress.ts";
import { AddressOfCodes } from "./AddressOfCodes.tsx";
import { chosenLabels } from "./choosing/chosenLabels.ts";
import { LabelsChoices } from "./choosing/LabelsChoices.tsx";
import { labelsFrom, type LabelsDocument } from "../draft/documents/labelsDocument.ts";
import { LabelsPreview } from "./LabelsPreview.tsx";
import { Radios } from "./choosing/Radios.tsx";
import { WorksChoice } from "./choosing/WorksChoice.tsx";
import "./LabelsScreen.css";

/** The labels of the works: what they say, how large they are, and their sheets to print. */
export function LabelsScreen() {
  const draft = useDraft();
  const museum = useMuseum();
  const version = useEveryChange();
  const { languages, works: slugs } = museum;
  const document = draft.read(at.labels);
  const choices = useMemo(() => labelsFrom(document, languages), [document, languages]);
  const { parsed } = useGuideAddress();
  const isUsable = parsed.phase === "usable" && parsed.place !== "here";
  const address = isUsable ? parsed.address : undefined;

  // Deferred: new codes for a thousand works take longer than a key may wait.
  const now = useMemo(() => ({ address, choices, version }), [address, choices, version]);
  const wanted = useDeferredValue(now);
  const labels = useMemo(
    () => wanted.address && chosenLabels(draft.read, wanted.address, wanted.choices),
    [draft, wanted],
  );
  const change = useCallback(
    (what: string, changed: Partial<LabelsDocument>) =>
      draft.edit(`Etichette, ${what}`, [
        [at.labels, { ...labelsFrom(draft.read(at.labels), languages), ...changed }],
      ]),
    [draft, languages],
  );
  const choose = useCallback(
    (changed: (chosen: readonly string[]) => readonly string[]) =>
      change("opere scelte", { chosen: changed(draft.read(at.labels)?.chosen ?? []) }),
    [change, draft],
  );

  if (slugs.length === 0)
    return (
      <StudioScreen title="Etichette">
        <p className="studio-notice">
          Non c’è ancora nessuna opera, e quindi nessuna etichetta.{" "}
          <Link to={`/${draft.id}/opere`}>Aggiungi la prima opera</Link>
        </p>
      </StudioScreen>
    );

  return (
    <StudioScreen
      title="Etichette"
      lead="Un codice da inquadrare e un numero da scrivere, accanto a ogni opera. Scegli il formato, guarda i fogli e stampali."
      isWide
      actions={
        <Button
          aria-disabled={!labels || labels.length === 0}
          onClick={() => {
            if (!labels || labels.length === 0) announce("Non c’è ancora niente da stampare");
            else if (wanted !== now) announce("Un momento: i fogli non sono ancora pronti");
            else print();
          }}
        >
          Stampa o salva in PDF
        </Button>
      }
    >
      <div className="labels-choices">
        <AddressOfCodes
          which={choices.which}
          onReprint={() => change("quali opere", { which: "changed" })}
        />
        <section className="studio-card">
          <h2>Di quali opere</h2>
          <Radios
            legend="Stampa le etichette"
            value={choices.which}
            choices={[
              ["all", `di tutte le opere (${slugs.length.toLocaleString("it")})`],
              ["chosen", "solo di quelle che scelgo"],
              ["changed", "solo di quelle nuove o cambiate dall’ultima stampa"],
            ]}
            onChoice={(which) => change("quali opere", { which })}
          />
          {choices.which === "chosen" && (
            <WorksChoice museum={museum} chosen={choices.chosen} onChange={choose} />
          )}
        </section>
        <LabelsChoices choices={choices} spoken={languages} onChoice={change} />
      </div>
      <LabelsPreview labels={labels || undefined} choices={wanted.choices} />
    </StudioScreen>
  );
}
