import { useState } from "react";
import { Link } from "react-router";
import { artistOf } from "../../content/artistOf.ts";
import { Screen } from "../Screen.tsx";
import { addressOf, useVisit } from "../visit.ts";
import { WorkPicture } from "../../ui/WorkPicture.tsx";
import { matching } from "./matching.ts";
import { WorkSearch } from "./WorkSearch.tsx";
import "./ListScreen.css";

/** What is seen at a glance needs no search. */
const A_GLANCE = 12;

export function ListScreen() {
  const visit = useVisit();
  const [query, setQuery] = useState("");
  const { title, description } = visit.words.list;
  const { works } = visit.museum;
  const found = matching(works, query, visit.words);
  return (
    <Screen title={title} description={description}>
      {works.length > A_GLANCE && (
        <WorkSearch query={query} onChange={setQuery} found={found.length} />
      )}
      <ul role="list" className="works">
        {found.map((work) => (
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
