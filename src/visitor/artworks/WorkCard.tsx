import { Link } from "react-router";
import { artistOf } from "../../content/artistOf.ts";
import type { ListedWork } from "../../content/catalogue.ts";
import { WorkPicture } from "../../ui/WorkPicture.tsx";
import { addressOf, useVisit } from "../visit.ts";

type WorkCardProps = {
  work: ListedWork;
  isFirst: boolean;
  /** Seen only after scrolling: its picture is fetched then. */
  isFar: boolean;
};

export function WorkCard({ work, isFirst, isFar }: WorkCardProps) {
  const visit = useVisit();
  return (
    <Link className="work-card" to={addressOf(visit, `artwork/${work.id}`)}>
      {/* The title beside it is the card's name; a second one would only be in the way. */}
      <WorkPicture
        className="work-card-picture"
        picture={work.picture}
        alt=""
        sizes="(width < 40rem) 50vw, 20rem"
        isFirst={isFirst}
        {...(isFar && { loading: "lazy" })}
      />
      <span className="work-card-title" lang="it">
        {work.title}
      </span>
      {work.translation !== work.title && <span>{work.translation}</span>}
      <span className="work-card-artist">{artistOf(visit.messages, work)}</span>
    </Link>
  );
}
