import { useEffect, useId, useRef, useState } from "react";
import type { Triangles } from "../../tactile/files/triangles.ts";
import { moves } from "../../tactile/view/moves.ts";
import { turnModel, type Turning } from "../../tactile/view/turnModel.ts";
import { Button } from "../../ui/buttons/Button.tsx";

/** A model that is turned by mouse, finger, keys or buttons. */
export function ModelViewer({ surface, label }: { surface: Triangles; label: string }) {
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const model = useRef<Turning>(undefined);
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const leaving = new AbortController();
    model.current = turnModel(canvas.current!, surface, leaving);
    setShown(model.current !== undefined);
    return () => leaving.abort();
  }, [surface]);
  return (
    <div className="model-viewer" role="group" aria-label={`${label}, il modello da girare`}>
      <canvas
        ref={canvas}
        hidden={!isShown}
        role="img"
        aria-label={`${label} in rilievo`}
        aria-describedby={isShown ? `${id}-keys` : undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keys turn it.
        tabIndex={0}
      />
      {isShown ? (
        <>
          <div className="model-moves">
            {Object.values(moves).map(({ name, icon, act }) => (
              <Button
                key={name}
                look="plain"
                icon={icon}
                onClick={() => model.current && act(model.current)}
              >
                {name}
              </Button>
            ))}
          </div>
          <p id={`${id}-keys`} className="studio-soft">
            Si gira trascinandolo o, quando è selezionato, con le frecce; + e − lo avvicinano e lo
            allontanano, Inizio lo rimette com’era.
          </p>
        </>
      ) : (
        <p className="studio-soft">
          Questo browser non può mostrare il modello. I file si scaricano lo stesso.
        </p>
      )}
    </div>
  );
}
