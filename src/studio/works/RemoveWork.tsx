import { useNavigate } from "react-router";
import { announce } from "../../ui/announce.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { useDraft } from "../draft/useDraft.ts";
import { withoutWork } from "./worksEdits.ts";

/** Takes a work away; one step back brings all of it again, so nothing is asked. */
export function RemoveWork({ slug, title }: { slug: string; title: string }) {
  const draft = useDraft();
  const navigate = useNavigate();
  return (
    <Button
      look="quiet"
      onTap={() => {
        draft.edit(`${title}, tolta`, withoutWork(draft.documents, slug));
        announce(`${title}: tolta, con i suoi testi. Premi Annulla per riaverla.`);
        void navigate(`/${draft.id}/opere`);
      }}
    >
      Togli quest’opera
    </Button>
  );
}
