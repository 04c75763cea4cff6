import { NavLink } from "react-router";
import { at } from "../draft/documents/documents.ts";
import type { Draft } from "../draft/draft.ts";
import { useWatched } from "../draft/useDraft.ts";

/** The museum’s name in the bar; it leads to what is true of the whole museum. */
export function MuseumName({ draft }: { draft: Draft }) {
  const museum = useWatched(draft, at.museum, () => draft.read(at.museum));
  return (
    <NavLink to={`/${draft.id}/museo`} className="studio-museum">
      <span lang={museum?.languages[0]}>{museum?.name || "Museo senza nome"}</span>
    </NavLink>
  );
}
