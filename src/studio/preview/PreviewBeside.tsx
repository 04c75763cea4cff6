import { useEffect, useState } from "react";
import { useParams } from "react-router";
import { Button } from "../../ui/buttons/Button.tsx";
import { at } from "../draft/documents/documents.ts";
import { useDocument, useMuseum } from "../draft/useDraft.ts";
import { PreviewFrame } from "./PreviewFrame.tsx";

const views = [
  ["artwork", "Da leggere"],
  ["artwork-description", "Da ascoltare"],
] as const;

/** The work as on a phone, beside the text that is being edited; only on a wide window. */
export function PreviewBeside() {
  const { slug = "", language = "" } = useParams();
  const { address } = useMuseum();
  const id = useDocument(at.work(slug))?.id;
  const [view, setView] = useState<(typeof views)[number][0]>("artwork");
  const hasRoom = useHasRoom();
  if (!hasRoom || id === undefined) return null;
  const screen = `/${address}/${view}/${view === "artwork" ? id : slug}?lang=${language}`;
  return (
    <section className="preview-beside" aria-label="Anteprima">
      <div className="preview-places" role="group" aria-label="Che cosa mostra l’anteprima">
        {views.map(([each, name]) => (
          <Button
            key={each}
            look={view === each ? "plain" : "quiet"}
            aria-pressed={view === each}
            onClick={() => setView(each)}
          >
            {name}
          </Button>
        ))}
      </div>
      <PreviewFrame screen={screen} title="L’opera su un telefono" />
    </section>
  );
}

/** Not in CSS: a hidden frame would still be loaded. */
function useHasRoom() {
  const [hasRoom, setHasRoom] = useState(false);
  useEffect(() => {
    const wide = matchMedia("(width >= 80rem)");
    const look = () => setHasRoom(wide.matches);
    look();
    wide.addEventListener("change", look);
    return () => wide.removeEventListener("change", look);
  }, []);
  return hasRoom;
}
