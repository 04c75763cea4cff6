import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { announce } from "../../ui/announce.ts";
import { Icon } from "../../ui/brand/Icon.tsx";
import type { Draft } from "../draft/draft.ts";
import { useWatched } from "../draft/useDraft.ts";

const problems = {
  full: "Non salvato: su questo dispositivo non c’è più posto. Quello che hai scritto è ancora qui.",
  unknown:
    "Non salvato: il browser non riesce a scrivere sul dispositivo. Quello che hai scritto è ancora qui.",
  removed:
    "Non salvato: questa bozza è stata eliminata in un’altra scheda. I testi sono ancora qui, finché non chiudi la pagina.",
};

/** Says whether everything is saved, and what to do if it cannot be. */
export function SavingNotice({ draft }: { draft: Draft }) {
  const state = useWatched(draft, undefined, draft.state);
  const problem = state.phase === "failed" ? problems[state.problem] : undefined;
  const hadProblem = useRef(false);
  useEffect(() => {
    if (problem) announce(`${problem} Scarica subito la bozza dalla pagina Pubblica.`);
    else if (hadProblem.current) announce("Ora è tutto salvato.");
    hadProblem.current = problem !== undefined;
  }, [problem]);
  if (problem)
    return (
      <p className="studio-unsaved">
        <Icon name="warning" />
        <span>
          {problem} <Link to={`/${draft.id}/pubblica`}>Scarica subito la bozza</Link>
        </span>
      </p>
    );
  return <p className="studio-saved">{state.phase === "saving" ? "Salvo…" : "Salvato"}</p>;
}
