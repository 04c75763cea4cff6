import { useNavigate } from "react-router";
import { visits } from "../../platform/storage/visits.ts";
import { addressOf, lastVisit, type Visit } from "./visit.ts";

/** Ends the visit: deletes what was kept of it and returns to the beginning. */
export function useEndVisit(visit: Visit): () => void {
  const navigate = useNavigate();
  return () => {
    visits.end();
    lastVisit.hasJustEnded = true;
    navigate(addressOf(visit, ""));
  };
}
