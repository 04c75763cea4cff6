import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Screen } from "../Screen.tsx";
import { addressOf, useVisit } from "../visit.ts";

export function ListScreen() {
  const visit = useVisit();
  const { title, description } = visit.words.list;
  return (
    <Screen title={title} description={description}>
      <ul role="list" className="visitor-choices">
        {visit.museum.works.map((work) => (
          <li key={work.id}>
            <ButtonLink look="plain" lang="it" to={addressOf(visit, `artwork/${work.id}`)}>
              {work.title}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Screen>
  );
}
