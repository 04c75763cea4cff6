import { memo } from "react";
import { Link } from "react-router";
import { announce } from "../../ui/announce.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { at } from "../draft/documents/documents.ts";
import { useDraft } from "../draft/useDraft.ts";
import { repeatedNumbers } from "./choosing/chosenLabels.ts";
import { labelSizes } from "./printing/labelSizes.ts";
import type { LabelsDocument } from "../draft/documents/labelsDocument.ts";
import { printedText, type Label } from "./labelsOf.ts";
import { LabelSheets } from "./printing/LabelSheets.tsx";
import { TagList } from "./choosing/TagList.tsx";

type LabelsPreviewProps = {
  /** None while the guide has no address. */
  labels: readonly Label[] | undefined;
  choices: LabelsDocument;
};

/** The sheets as they will be printed, and what to know before. */
export const LabelsPreview = memo(function LabelsPreview(props: LabelsPreviewProps) {
  const { labels, choices } = props;
  const draft = useDraft();
  const { size, hasTags, which } = choices;
  if (!labels || labels.length === 0)
    return (
      <section className="labels-preview">
        <h2>I fogli</h2>
        <p className="studio-notice">
          {labels
            ? nothing[which]
            : "I fogli compaiono qui appena l’indirizzo della guida è giusto."}
        </p>
      </section>
    );

  const twice = repeatedNumbers(labels);
  const long = labels.filter(({ title }) => title.text.length > labelSizes[size].longestTitle);
  const markPrinted = () => {
    const said = Object.fromEntries(labels.map((label) => [label.key, printedText(label)]));
    draft.edit("Etichette, segnate come stampate", [
      [at.printed, { ...draft.read(at.printed), ...said }],
    ]);
    announce("Segnate come stampate");
  };
  return (
    <section className="labels-preview">
      <h2>I fogli</h2>
      <div className="labels-before">
        <p>
          Nella finestra di stampa scegli carta A4, scala 100&nbsp;% e nessun margine. Meglio carta
          opaca e spessa: su quella lucida i riflessi nascondono il codice.
        </p>
        {twice.length > 0 && (
          <p className="studio-notice">
            {twice.length === 1
              ? `Più di un’opera ha il numero ${twice[0]}`
              : `Più opere hanno lo stesso numero (${twice.join(", ")})`}
            : i loro codici porterebbero alla stessa pagina.{" "}
            <Link to={`/${draft.id}/opere`}>Correggi i numeri</Link> prima di stampare.
          </p>
        )}
        {long.length > 0 && (
          <p className="studio-notice">
            {long.length === 1
              ? `Un titolo è troppo lungo per questo formato e finisce con tre puntini: ${long[0]!.title.text}`
              : `${long.length} titoli sono troppo lunghi per questo formato e finiscono con tre puntini.`}
          </p>
        )}
        <div className="studio-row">
          <Button look="plain" icon="check" onClick={markPrinted}>
            Segna come stampate
          </Button>
          <p className="studio-soft">
            La prossima volta potrai stampare solo quelle nuove o cambiate.
          </p>
        </div>
      </div>
      <LabelSheets labels={labels} size={size} hasTags={hasTags} />
      {hasTags && <TagList labels={labels} />}
    </section>
  );
});

/** What stands where there is nothing to print. */
const nothing = {
  all: "Non c’è niente da stampare.",
  chosen: "Scegli almeno un’opera: la sua etichetta compare qui.",
  changed: "Nessuna etichetta è cambiata dall’ultima stampa. Non c’è niente da rifare.",
};
