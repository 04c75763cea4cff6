import { Link } from "react-router";
import { useDraft } from "../draft/useDraft.ts";
import { StudioScreen } from "./StudioScreen.tsx";

/** A screen about works, in a draft that has none. */
export function NoWorksYet({ title, lead }: { title: string; lead: string }) {
  const { id } = useDraft();
  return (
    <StudioScreen title={title} lead={lead}>
      <p>
        <Link to={`/${id}/opere`}>Aggiungi le prime opere</Link>
      </p>
    </StudioScreen>
  );
}
