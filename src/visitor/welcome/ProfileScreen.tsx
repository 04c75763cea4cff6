import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Screen } from "../Screen.tsx";
import { addressOf, useVisit } from "../visit.ts";

export function ProfileScreen() {
  const visit = useVisit();
  const { title, description, deafness, blindness } = visit.words.profile;
  return (
    <Screen title={title} description={description}>
      <p className="visitor-lead">{description}</p>
      <ul role="list" className="visitor-choices">
        <li>
          <ButtonLink to={addressOf(visit, "deaf-user")}>{deafness}</ButtonLink>
        </li>
        <li>
          <ButtonLink to={addressOf(visit, "blind-user")}>{blindness}</ButtonLink>
        </li>
      </ul>
    </Screen>
  );
}
