import { Link } from "react-router";
import { touchPart, type ModelKind } from "../../catalogue/models.ts";
import { modelFile } from "../../content/reading/museumFiles.ts";
import { partInItalian } from "../../content/proofreading/partInItalian.ts";
import { hasWords } from "../coverage/counting/hasWords.ts";
import { at } from "../draft/documents/documents.ts";
import { storeFile } from "../draft/drafts.ts";
import { useDocument, useDraft, useMuseum } from "../draft/useDraft.ts";
import { DrawingInput } from "./drawing/DrawingInput.tsx";
import { FaultList } from "./drawing/FaultList.tsx";
import { ModelPrinting } from "./ModelPrinting.tsx";
import { useSavedDrawing } from "./drawing/useSavedDrawing.ts";

const kinds: Record<ModelKind, { name: string; label: string; about: string }> = {
  emblem: {
    name: "Emblema",
    label: "Disegno dell’emblema",
    about:
      "Una cosa sola che sta per l’opera, come lo strumento di Apollo o la spada di Davide: le dita la riconoscono in fretta.",
  },
  composition: {
    name: "Schema della composizione",
    label: "Disegno dello schema",
    about: "Chi c’è nell’opera, e dove: figure semplici, più alta quella più vicina.",
  },
};

type ModelCardProps = { slug: string; title: string; kind: ModelKind };

/** One model of a work: its drawing, what is wrong with it, and what is printed of it. */
export function ModelCard({ slug, title, kind }: ModelCardProps) {
  const draft = useDraft();
  const { name, label, about } = kinds[kind];
  const path = modelFile(slug, kind);
  const drawing = useSavedDrawing(path);
  const heading = `model-${kind}`;

  return (
    <section className="studio-card" aria-labelledby={heading}>
      <h2 id={heading}>{name}</h2>
      <p>{about}</p>
      <DrawingInput
        label={label}
        drawing={drawing}
        onDrawing={async (bytes) => {
          const file = await storeFile(draft, bytes);
          draft.edit(`${title}, ${label.toLowerCase()}`, [[at.file(path), file]]);
        }}
        onRemove={() =>
          draft.edit(`${title}, ${label.toLowerCase()} tolto`, [[at.file(path), undefined]])
        }
      />
      {drawing.phase === "failed" && (
        <p className="studio-notice">
          Il disegno non si è potuto controllare. Ricarica la pagina; se succede ancora, portalo di
          nuovo qui.
        </p>
      )}
      {drawing.phase === "checked" &&
        (drawing.checked.faults.length > 0 ? (
          <FaultList faults={drawing.checked.faults} />
        ) : (
          // The key: another drawing starts without a model.
          <ModelPrinting
            key={drawing.sha256}
            slug={slug}
            kind={kind}
            svg={drawing.svg}
            label={name}
          />
        ))}
      {drawing.phase !== "none" && <WayToGuide slug={slug} kind={kind} />}
    </section>
  );
}

/** To the words that lead hands over this model. */
function WayToGuide({ slug, kind }: { slug: string; kind: ModelKind }) {
  const { id } = useDraft();
  const [own] = useMuseum().languages;
  const part = touchPart[kind];
  const isWritten = hasWords(useDocument(at.words(own, slug))?.[part]);
  return (
    <p>
      {isWritten
        ? "Le parole per chi lo tocca ci sono: "
        : "Servono le parole per chi lo tocca, nell’ordine in cui si muovono le mani: "}
      <Link to={`/${id}/opere/${slug}/${own}#parte-${part}`}>
        {isWritten ? "rileggi" : "scrivi"} la {partInItalian(part).toLowerCase()}
      </Link>
    </p>
  );
}
