import { ButtonLink } from "../../../ui/buttons/ButtonLink.tsx";
import { featured } from "../../home/homeData.ts";

/** The way from the lesson on the app into the app. */
export function TryTheApp() {
  return (
    <p className="actions">
      <ButtonLink to={`/${featured}?lang=it`} icon="next">
        Apri l’app e provala
      </ButtonLink>
    </p>
  );
}
