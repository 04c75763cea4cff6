import { useLoaderData } from "react-router";
import type { TourWords } from "../../content/museum.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Screen } from "../Screen.tsx";
import { SpokenText } from "../SpokenText.tsx";
import { addressOf, useVisit } from "../visit.ts";
import "./TourScreen.css";

export function TourScreen() {
  const visit = useVisit();
  const { steps } = useLoaderData<TourWords>();
  const { museum, words } = visit;
  return (
    <Screen title={words.tour.title} description={words.tour.description}>
      <ol role="list" className="tour-stops">
        {museum.tour.stops.map((work) => (
          <li key={work.slug}>
            <h2 id={work.slug} lang="it">
              {work.title}
            </h2>
            <SpokenText script={steps[work.slug]!} />
            <p className="visitor-choices">
              <ButtonLink
                look="plain"
                to={addressOf(visit, `artwork-description/${work.slug}`)}
                aria-describedby={work.slug}
              >
                {words.artwork.listen}
              </ButtonLink>
            </p>
          </li>
        ))}
      </ol>
    </Screen>
  );
}
