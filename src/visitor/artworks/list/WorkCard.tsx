import { Link } from "react-router";
import type { ListedWork } from "../../../catalogue/catalogue.ts";
import { WorkPicture } from "../../../ui/text/WorkPicture.tsx";
import { addressOf, useVisit } from "../../shell/visit.ts";

type WorkCardProps = {
  work: ListedWork;
  isFirst: boolean;
  /** The card is seen only after scrolling: its picture is loaded lazily. */
  isFar: boolean;
};

export function WorkCard({ work, isFirst, isFar }: WorkCardProps) {
  const visit = useVisit();
  return (
    <Link className="work-card" to={addressOf(visit, `artwork/${work.id}`)}>
      {/* The title names the link; with an alternative text a screen reader would say both. */}
      {work.picture ? (
        <WorkPicture
          className="work-card-picture"
          picture={work.picture}
          alt=""
          sizes="(width < 40rem) 50vw, 20rem"
          isFirst={isFirst}
          {...(isFar && { loading: "lazy" })}
        />
      ) : (
        <span className="work-card-picture work-card-number" aria-hidden="true">
          {work.id}
        </span>
      )}
      <span className="work-card-title" lang={visit.museum.languages[0]}>
        {work.title}
      </span>
      {work.translation !== work.title && <span>{work.translation}</span>}
      <span className="work-card-artist">{work.artist}</span>
    </Link>
  );
}
