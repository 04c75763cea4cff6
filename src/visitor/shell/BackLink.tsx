import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { ButtonLink } from "../../ui/buttons/ButtonLink.tsx";
import { addressOf, type Visit } from "./visit.ts";

type BackLinkProps = {
  visit: Visit;
  /** Where it leads if there was no screen before this one. */
  screen: string;
  /** The title of `screen`, added to the link's name where “Back” alone would be ambiguous. */
  to: string | undefined;
};

export function BackLink({ visit, screen, to }: BackLinkProps) {
  const navigate = useNavigate();

  function goBack(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    // A visitor who came by the phone's own camera has no earlier screen: the link is followed.
    if (!cameFromTheApp()) return;
    event.preventDefault();
    navigate(-1);
  }

  return (
    <ButtonLink
      look="quiet"
      icon="back"
      to={addressOf(visit, screen)}
      // As a step in history of its own, Back on that screen would lead to this one again.
      replace
      aria-label={[visit.messages.back, ...(to ? [to] : [])].join(", ")}
      onClick={goBack}
    />
  );
}

/** React Router numbers its history entries; 0 is the screen on which the visitor arrived. */
function cameFromTheApp() {
  const { state } = window.history;
  return typeof state === "object" && state !== null && state.idx > 0;
}
