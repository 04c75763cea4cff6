import { Link } from "react-router";
import type { ShownWork } from "../../../catalogue/catalogue.ts";
import { Icon } from "../../../ui/brand/Icon.tsx";
import { addressOf, useVisit } from "../../shell/visit.ts";
import "./NeighbouringWorks.css";

/** Links to the works before and after this one, in the order of the list. */
export function NeighbouringWorks({ previous, next }: Pick<ShownWork, "previous" | "next">) {
  const visit = useVisit();
  const { messages } = visit;
  return (
    <nav className="neighbours" aria-label={messages.list.title}>
      {(
        [
          ["previous", previous],
          ["next", next],
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
                {messages.artwork[which]}{" "}
                <strong lang={visit.museum.languages[0]}>{neighbour.title}</strong>
              </span>
            </Link>
          ),
      )}
    </nav>
  );
}
