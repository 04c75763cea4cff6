import { useEffect } from "react";
import { useLoaderData, useParams } from "react-router";
import { plain } from "../../i18n/markedText.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Marked } from "../../ui/Marked.tsx";
import { artistOf } from "../../content/artistOf.ts";
import { captionOf } from "../../content/captionOf.ts";
import { Screen } from "../Screen.tsx";
import { addressOf, useVisit, type WorkAsked } from "../visit.ts";
import { WorkPicture } from "../../ui/WorkPicture.tsx";
import { WorkFacts } from "./WorkFacts.tsx";
import "./ArtworkScreen.css";

export function ArtworkScreen() {
  const visit = useVisit();
  const { id } = useParams();
  const found = useLoaderData<WorkAsked>();

  useEffect(() => {
    if (!found) console.error(`There is no artwork with the id ${id}.`);
  }, [found, id]);

  const { artwork, loading, list } = visit.words;
  if (!found)
    return (
      <Screen title={loading} description={artwork.notInCatalogue} indexed={false}>
        <p className="visitor-lead">{artwork.notInCatalogue}</p>
        <p className="visitor-choices">
          <ButtonLink look="plain" to={addressOf(visit, "list")}>
            {list.title}
          </ButtonLink>
        </p>
      </Screen>
    );
  const { work, words } = found;
  const { picture } = work;
  return (
    <Screen title={work.title} titleLanguage="it" description={plain(words.short)}>
      {work.translation !== work.title && <p className="visitor-lead">{work.translation}</p>}
      <p className="visitor-lead">{artistOf(visit.words, work)}</p>
      <figure className="work-figure">
        <WorkPicture
          className="work-picture"
          picture={picture}
          alt={words.alt}
          sizes="(width < 30rem) 100vw, 30rem"
        />
        <figcaption>{captionOf(visit.words, picture)}</figcaption>
      </figure>
      <div className="work-description">
        {words.description.map((paragraph) => (
          <p key={paragraph}>
            <Marked text={paragraph} />
          </p>
        ))}
      </div>
      <p className="visitor-choices">
        <ButtonLink look="plain" to={addressOf(visit, `artwork-description/${work.slug}`)}>
          {artwork.listen}
        </ButtonLink>
      </p>
      <WorkFacts work={work} />
    </Screen>
  );
}
