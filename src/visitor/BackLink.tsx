import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { addressOf, type Visit } from "./visit.ts";

type BackLinkProps = {
  visit: Visit;
  screen: string;
  /** The title of that screen, where it has to be said. */
  to: string | undefined;
  byHistory: boolean;
};

export function BackLink({ visit, screen, to, byHistory }: BackLinkProps) {
  const navigate = useNavigate();

  function goBack(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    // Whoever opened a work with the phone's own camera has no step to go back to: the link leads on.
    if (!byHistory || !cameFromTheApp()) return;
    event.preventDefault();
    navigate(-1);
  }

  return (
    <ButtonLink
      look="quiet"
      icon="back"
      to={addressOf(visit, screen)}
      aria-label={[visit.messages.back, ...(to ? [to] : [])].join(", ")}
      onClick={goBack}
    />
  );
}

/** The router counts its own steps in the history entry. */
function cameFromTheApp() {
  const { state } = window.history;
  return typeof state === "object" && state !== null && state.idx > 0;
}
