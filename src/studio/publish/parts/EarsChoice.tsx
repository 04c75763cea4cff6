import { useEffect, useId, useState } from "react";
import { at } from "../../draft/documents/documents.ts";
import { useDocument, useDraft } from "../../draft/useDraft.ts";
import { sizeInItalian } from "../../italian/sizeInItalian.ts";
import { publisher } from "../publisher.ts";

/** Whether the guide recognises speech by itself; nothing where this site could not give it that. */
export function EarsChoice({ kit }: { kit: string }) {
  const id = useId();
  const draft = useDraft();
  const publication = useDocument(at.publication);
  const bytes = useEarsBytes(kit);
  if (bytes === 0) return null;
  return (
    <div>
      <label className="check">
        <input
          type="checkbox"
          checked={!publication?.isWithoutEars}
          aria-describedby={id}
          onChange={({ currentTarget: { checked } }) => {
            const { isWithoutEars: _, ...rest } = draft.read(at.publication) ?? {};
            draft.edit("Riconoscimento della voce", [
              [at.publication, checked ? rest : { ...rest, isWithoutEars: true as const }],
            ]);
          }}
        />
        Il riconoscimento della voce sul telefono
      </label>
      <p id={id} className="field-hint publish-hint">
        Per i sottotitoli e i comandi a voce dove il browser non li ha. Pesa {sizeInItalian(bytes)},
        e per metterlo nella guida serve la rete; chi visita lo scarica solo se lo chiede.
      </p>
    </div>
  );
}

/** How large it is; 0 until that is known, and where there is none. */
function useEarsBytes(kit: string): number {
  const [bytes, setBytes] = useState(0);
  useEffect(() => {
    let isShown = true;
    void publisher("describeKit", kit)
      .then((found) => isShown && found.phase === "known" && setBytes(found.earsBytes))
      // Without the worker nothing can be published: that is said when it is tried.
      .catch(() => {});
    return () => void (isShown = false);
  }, [kit]);
  return bytes;
}
