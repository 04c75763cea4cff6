import { useState } from "react";
import { modelName, type ModelKind } from "../../catalogue/models.ts";
import type { Language } from "../../i18n/languages.ts";
import { saveFile } from "../../platform/browser/saveFile.ts";
import type { BuiltModel } from "../../tactile/model/buildModel.ts";
import { announce } from "../../ui/announce.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { desk } from "../desk/desk.ts";
import { at } from "../draft/documents/documents.ts";
import { useDraft } from "../draft/useDraft.ts";
import { sizeInItalian } from "../italian/sizeInItalian.ts";
import { labelTitles, unwrittenInItalian } from "./brailleLabels.ts";
import { ModelViewer } from "./ModelViewer.tsx";

type ModelPrintingProps = { slug: string; kind: ModelKind; svg: string; label: string };

type Making = { phase: "idle" | "making" | "failed" } | { phase: "made"; model: BuiltModel };

/** Makes the model of a drawing without faults, to be turned on the screen and to be printed. */
export function ModelPrinting({ slug, kind, svg, label }: ModelPrintingProps) {
  const draft = useDraft();
  const [making, setMaking] = useState<Making>({ phase: "idle" });

  async function make() {
    setMaking({ phase: "making" });
    announce("Preparo il modello: ci vogliono alcuni secondi.");
    try {
      const model = await desk("makeModel", svg, labelTitles(draft.read, slug, kind));
      setMaking({ phase: "made", model });
      announce("Il modello è pronto.");
    } catch {
      setMaking({ phase: "failed" });
      announce(failed);
    }
  }

  if (making.phase !== "made")
    return (
      <>
        <p>
          Il disegno va bene: le dita possono leggerlo, e una stampante 3D può farne un rilievo.
        </p>
        {making.phase === "failed" && <p className="studio-notice">{failed}</p>}
        <div>
          <Button onTap={() => making.phase !== "making" && void make()}>
            <span>
              {making.phase === "making" ? "Preparo il modello…" : "Prepara il modello"}
              <span className="visually-hidden">: {label}</span>
            </span>
          </Button>
        </div>
      </>
    );
  const { model } = making;
  return (
    <>
      <h3 ref={focus} tabIndex={-1}>
        Il modello
      </h3>
      <ModelViewer surface={model.surface} label={label} />
      <p>
        Con la lastra è alto {millimetres.format(model.height)}; la parte più sottile è di{" "}
        {millimetres.format(model.smallest)}.
      </p>
      <Downloads
        name={modelName(slug, kind)}
        model={model}
        own={draft.read(at.museum)!.languages[0]}
      />
      {model.unwritable.length > 0 && (
        <div className="studio-notice">
          {model.unwritable.map((missing) => (
            <p key={missing.language}>{unwrittenInItalian(missing)}</p>
          ))}
        </div>
      )}
    </>
  );
}

/** The pressed button is gone, so the focus moves here. */
function focus(heading: HTMLElement | null) {
  heading?.focus();
}

const failed = "Il modello non è stato preparato. Riprova; se succede ancora, ricarica la pagina.";

const millimetres = new Intl.NumberFormat("it", {
  style: "unit",
  unit: "millimeter",
  maximumFractionDigits: 1,
});

/** What there is to download, and for whom. */
function Downloads({ name, model, own }: { name: string; model: BuiltModel; own: Language }) {
  const hasOwn = !model.unwritable.some(({ language }) => language === own);
  const files = [
    {
      file: `${name}.3mf`,
      bytes: model.threeMf,
      type: "model/3mf",
      says: "3MF, per la stampante 3D",
      about: hasOwn ? "il rilievo e l’etichetta braille nella lingua del museo" : "il rilievo",
    },
    ...(model.labels
      ? [
          {
            file: `${name}-labels.3mf`,
            bytes: model.labels,
            type: "model/3mf",
            says: "Etichette braille, 3MF",
            about:
              model.unwritable.length > 0
                ? "nelle lingue in cui si possono scrivere, da stampare in piedi e incollare nel loro incavo"
                : "in ogni lingua, da stampare in piedi e incollare nel loro incavo",
          },
        ]
      : []),
    {
      file: `${name}-stl.zip`,
      bytes: model.stl,
      type: "application/zip",
      says: "STL, per gli altri programmi",
      about: "gli stessi pezzi, un file ciascuno, in uno zip",
    },
    {
      file: `${name}-swell.pdf`,
      bytes: model.swell,
      type: "application/pdf",
      says: "PDF A4, per la carta a microcapsule",
      about: "si stampa con una laser e si passa nel fornetto: solo il nero si alza",
    },
  ];
  return (
    <ul role="list" className="model-files">
      {files.map(({ file, bytes, type, says, about }) => (
        <li key={file}>
          <Button
            look="plain"
            icon="keep"
            onTap={() => {
              saveFile(file, bytes, type);
              announce(`${file} è tra i tuoi download`);
            }}
          >
            {says}
          </Button>
          <span className="studio-soft">
            {about} ({sizeInItalian(bytes.length)})
          </span>
        </li>
      ))}
    </ul>
  );
}
