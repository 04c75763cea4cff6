import { useEffect, useState } from "react";
import { useParams } from "react-router";
import { announce } from "../../../ui/announce.ts";
import { ButtonLink } from "../../../ui/buttons/ButtonLink.tsx";
import { Screen } from "../../shell/Screen.tsx";
import { addressOf, useVisit } from "../../shell/visit.ts";

const A_MOMENT = 1_000;

/** The heading stays “Loading”; after `A_MOMENT` it is said that there is no such work. */
export function UnknownWork() {
  const visit = useVisit();
  const { id } = useParams();
  const [isCertain, setIsCertain] = useState(false);
  const { loading, artwork, list, scanner } = visit.messages;

  useEffect(() => {
    console.error(`There is no artwork with the id ${id}.`);
  }, [id]);

  useEffect(() => {
    const timer = setTimeout(() => setIsCertain(true), A_MOMENT);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (isCertain) announce(artwork.notInCatalogue);
  }, [isCertain, artwork]);

  return (
    <Screen title={loading} description={artwork.notInCatalogue} indexed={false}>
      {isCertain && (
        <>
          <p className="visitor-lead">{artwork.notInCatalogue}</p>
          <ul role="list" className="visitor-choices">
            <li>
              <ButtonLink look="plain" icon="palette" to={addressOf(visit, "list")}>
                {list.title}
              </ButtonLink>
            </li>
            <li>
              <ButtonLink look="plain" icon="camera" to={addressOf(visit, "deaf-user")}>
                {scanner.title}
              </ButtonLink>
            </li>
          </ul>
        </>
      )}
    </Screen>
  );
}
