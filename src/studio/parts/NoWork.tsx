import { Link } from "react-router";
import { useDraft } from "../draft/useDraft.ts";
import { StudioScreen } from "./StudioScreen.tsx";

/** Shown when an address names a work that the draft does not have. */
export function NoWork() {
  const { id } = useDraft();
  return (
    <StudioScreen
      title="Quest’opera non c’è"
      lead="È stata tolta dall’elenco, o l’indirizzo non è giusto. Se l’hai tolta per sbaglio, premi Annulla."
    >
      <p>
        <Link to={`/${id}/opere`}>Torna alle opere</Link>
      </p>
    </StudioScreen>
  );
}
