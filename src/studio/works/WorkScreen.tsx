import { Link, useParams, useNavigate } from "react-router";
import { at } from "../draft/documents/documents.ts";
import { untitled } from "../draft/export/publishableMuseum.ts";
import { useDocument, useDraft, useMuseum } from "../draft/useDraft.ts";
import { languagesInItalian } from "../italian/languagesInItalian.ts";
import { NoWork } from "../parts/NoWork.tsx";
import { StudioScreen } from "../parts/StudioScreen.tsx";
import { FactsForm } from "./FactsForm.tsx";
import { WorkPictureForm } from "./WorkPictureForm.tsx";
import { announce } from "../../ui/announce.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { removeWork } from "./worksEdits.ts";
import "./WorksScreen.css";

/** The facts and the picture of one work. */
export function WorkScreen() {
  const draft = useDraft();
  const { slug = "" } = useParams();
  const { works, languages } = useMuseum();
  const work = useDocument(at.work(slug));
  if (!work) return <NoWork />;
  const index = works.indexOf(slug);
  const neighbours = [
    ["Opera precedente", works[index - 1]],
    ["Opera successiva", works[index + 1]],
  ] as const;
  return (
    <StudioScreen
      title={work.title || untitled(work)}
      titleLanguage={languages[0]}
      about="scheda"
      lead={`Opera ${index + 1} di ${works.length}. Qui stanno i dati, uguali in ogni lingua.`}
    >
      <div className="studio-row">
        <nav aria-label="Testi dell’opera" className="studio-row">
          <span>Testi:</span>
          {languages.map((language, number) => (
            <Link
              key={language}
              className="button"
              data-look="plain"
              to={`/${draft.id}/opere/${slug}/${language}`}
            >
              {languagesInItalian[language]}
              {number === 0 && " (originale)"}
            </Link>
          ))}
        </nav>
        <Link className="button" data-look="plain" to={`/${draft.id}/opere/${slug}/modello`}>
          Modello tattile
        </Link>
      </div>
      <FactsForm slug={slug} work={work} />
      <WorkPictureForm slug={slug} work={work} />
      <nav aria-label="Altre opere" className="studio-row">
        {neighbours.map(
          ([name, other]) =>
            other && (
              <Link
                key={name}
                className="button"
                data-look="quiet"
                to={`/${draft.id}/opere/${other}`}
              >
                {name}
              </Link>
            ),
        )}
        <RemoveWork slug={slug} title={work.title || untitled(work)} />
      </nav>
    </StudioScreen>
  );
}

/** Removes a work without asking: one step back brings all of it again. */
function RemoveWork({ slug, title }: { slug: string; title: string }) {
  const draft = useDraft();
  const navigate = useNavigate();
  return (
    <Button
      look="quiet"
      onTap={() => {
        draft.edit(`${title}, tolta`, removeWork(draft.documents, slug));
        announce(`${title}: tolta, con i suoi testi. Premi Annulla per riaverla.`);
        void navigate(`/${draft.id}/opere`);
      }}
    >
      Togli quest’opera
    </Button>
  );
}
