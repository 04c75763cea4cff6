import { useEffect } from "react";
import { useParams } from "react-router";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Screen } from "../Screen.tsx";
import { addressOf, artistOf, useVisit } from "../visit.ts";

export function ArtworkScreen() {
  const visit = useVisit();
  const { id } = useParams();
  const work = visit.museum.works.find((candidate) => String(candidate.id) === id);

  useEffect(() => {
    if (!work) console.error(`There is no artwork with the id ${id}.`);
  }, [work, id]);

  const { artwork, loading, list } = visit.words;
  if (!work)
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
  const artist = artistOf(visit, work);
  return (
    <Screen
      title={work.title}
      titleLanguage="it"
      description={artwork.description(work.title, artist)}
    >
      <p className="visitor-lead">{artist}</p>
      <p className="visitor-choices">
        <ButtonLink look="plain" to={addressOf(visit, `artwork-description/${work.slug}`)}>
          {artwork.listen}
        </ButtonLink>
      </p>
    </Screen>
  );
}
