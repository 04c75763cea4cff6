import { Link, useParams } from "react-router";
import { modelKinds } from "../../catalogue/models.ts";
import { ButtonLink } from "../../ui/buttons/ButtonLink.tsx";
import { at } from "../draft/documents/documents.ts";
import { untitled } from "../draft/export/publishableMuseum.ts";
import { useDocument, useDraft, useMuseum } from "../draft/useDraft.ts";
import { NoWork } from "../parts/NoWork.tsx";
import { StudioScreen } from "../parts/StudioScreen.tsx";
import { HowToDraw } from "./drawing/HowToDraw.tsx";
import { ModelCard } from "./ModelCard.tsx";
import "./ModelScreen.css";

/** The tactile models of one work. */
export function ModelScreen() {
  const { id } = useDraft();
  const { slug = "" } = useParams();
  const { languages } = useMuseum();
  const work = useDocument(at.work(slug));
  if (!work) return <NoWork />;
  const title = work.title.trim() || untitled(work);
  return (
    <StudioScreen
      title={title}
      titleLanguage={languages[0]}
      about="modello tattile"
      lead="Il modello tattile: un rilievo da leggere con le dita, che lo studio prepara da un disegno."
      actions={
        <ButtonLink look="plain" to={`/${id}/opere/${slug}`}>
          Scheda dell’opera
        </ButtonLink>
      }
    >
      {modelKinds.map((kind) => (
        // The key: another work has cards of its own, without state of the last ones.
        <ModelCard key={`${slug}/${kind}`} slug={slug} title={title} kind={kind} />
      ))}
      <HowToDraw />
      <p className="studio-soft">
        Un modello che il museo ha già, fatto altrove, si segna nella{" "}
        <Link to={`/${id}/opere/${slug}`}>scheda dell’opera</Link>.
      </p>
    </StudioScreen>
  );
}
