import { useId, useMemo } from "react";
import { Link } from "react-router";
import { useDraft } from "../draft/useDraft.ts";
import { GapList } from "./GapList.tsx";
import { gapsOf } from "./counting/gapsOf.ts";
import { useCoverage } from "./useCoverage.ts";
import "./CoverageScreen.css";

/** Gaps listed here; the others are on a page of their own. */
const MOST = 8;

/** What is missing, for whoever is about to publish. */
export function MissingSummary() {
  const id = useId();
  const draft = useDraft();
  const coverage = useCoverage();
  const gaps = useMemo(() => gapsOf(coverage), [coverage]);
  const others = gaps.length - MOST;
  return (
    <section className="studio-card" aria-labelledby={id}>
      <h2 id={id}>Che cosa manca</h2>
      {gaps.length === 0 ? (
        <p>Niente: c’è tutto, in ogni lingua.</p>
      ) : (
        <>
          <p>
            Niente di questo impedisce di pubblicare: chi visita trova quello che c’è, e dove serve
            la lingua originale.
          </p>
          <GapList gaps={gaps.slice(0, MOST)} />
        </>
      )}
      <p>
        {others > 0 && (others === 1 ? "E ancora una cosa: " : `E altre ${others} cose: `)}
        <Link to={`/${draft.id}/stato`}>
          {others > 0 ? "guarda a che punto siamo" : "Guarda a che punto siamo"}
        </Link>
      </p>
    </section>
  );
}
