import { Link } from "react-router";
import { artistOf } from "../../content/artistOf.ts";
import { Screen } from "../Screen.tsx";
import { addressOf, useVisit } from "../visit.ts";
import { WorkPicture } from "../../ui/WorkPicture.tsx";
import "./ListScreen.css";

export function ListScreen() {
  const visit = useVisit();
  const { title, description } = visit.words.list;
  return (
    <Screen title={title} description={description}>
      <ul role="list" className="works">
        {visit.museum.works.map((work) => (
          <li key={work.id}>
            <Link className="work-card" to={addressOf(visit, `artwork/${work.id}`)}>
              {/* The title beside it is the card's name; a second one would only be in the way. */}
              <WorkPicture
                className="work-card-picture"
                picture={work.picture}
                alt=""
                sizes="(width < 40rem) 50vw, 20rem"
              />
              <span className="work-card-title" lang="it">
                {work.title}
              </span>
              {work.translation !== work.title && <span>{work.translation}</span>}
              <span className="work-card-artist">{artistOf(visit.words, work)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Screen>
  );
}
