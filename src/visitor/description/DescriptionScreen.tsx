import { useParams } from "react-router";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Screen } from "../Screen.tsx";
import { addressOf, artistOf, useVisit } from "../visit.ts";

export function DescriptionScreen() {
  const visit = useVisit();
  const { artworkId } = useParams();
  const work = visit.museum.works.find(({ slug }) => slug === artworkId);
  const { audioDescription, list } = visit.words;
  if (!work)
    return (
      <Screen
        title={audioDescription.notFound}
        description={audioDescription.notFound}
        indexed={false}
      >
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
      title={audioDescription.title(work.title)}
      description={audioDescription.description(work.title, artist)}
    >
      <p className="visitor-lead">{artist}</p>
    </Screen>
  );
}
