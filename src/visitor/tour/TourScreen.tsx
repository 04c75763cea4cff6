import { useLoaderData } from "react-router";
import type { TourWords } from "../../content/museum.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Screen } from "../Screen.tsx";
import { addressOf, useVisit } from "../visit.ts";
import { TourPart } from "./TourPart.tsx";
import "./TourScreen.css";

export function TourScreen() {
  const visit = useVisit();
  const { introduction, steps, help, recordings } = useLoaderData<TourWords>();
  const { museum, words } = visit;
  return (
    <Screen title={words.tour.title} description={words.tour.description}>
      <TourPart
        id="introduction"
        title={words.tour.introduction}
        script={introduction}
        recording={recordings["tour-introduction"]}
      />
      <ol role="list" className="tour-stops">
        {museum.tour.stops.map(({ slug, title }) => (
          <li key={slug}>
            <TourPart
              id={slug}
              title={title}
              titleLanguage="it"
              script={steps[slug]!}
              recording={recordings[`tour-${slug}`]}
            />
            <p className="visitor-choices">
              <ButtonLink
                look="plain"
                to={addressOf(visit, `artwork-description/${slug}`)}
                aria-describedby={slug}
              >
                {words.artwork.listen}
              </ButtonLink>
            </p>
          </li>
        ))}
      </ol>
      <TourPart
        id="help"
        title={words.tour.commands.help[0]}
        script={help}
        recording={recordings["tour-help"]}
      />
    </Screen>
  );
}
