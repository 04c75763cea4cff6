import { Link } from "react-router";
import type { Work } from "../../content/museum.ts";
import { Icon } from "../../ui/Icon.tsx";
import { addressOf, useVisit } from "../visit.ts";
import "./NeighbouringWorks.css";

/** From one work to the one before and the one after it, in the order of the list. */
export function NeighbouringWorks({ work }: { work: Work }) {
  const visit = useVisit();
  const { museum, words } = visit;
  const at = museum.works.findIndex(({ id }) => id === work.id);
  return (
    <nav className="neighbours" aria-label={words.list.title}>
      {(
        [
          ["previous", museum.works[at - 1]],
          ["next", museum.works[at + 1]],
        ] as const
      ).map(
        ([which, neighbour]) =>
          neighbour && (
            <Link
              key={which}
              className="neighbour"
              data-which={which}
              to={addressOf(visit, `artwork/${neighbour.id}`)}
            >
              <Icon name={which === "previous" ? "left" : "right"} />
              <span>
                {words.artwork[which]} <strong lang="it">{neighbour.title}</strong>
              </span>
            </Link>
          ),
      )}
    </nav>
  );
}
