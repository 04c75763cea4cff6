import { moves } from "../../../tactile/view/moves.ts";
import { Button } from "../../../ui/buttons/Button.tsx";

/** The hidden place on a card where `modelViewer` shows the model. */
export function TurningModel({ title, id }: { title: string; id: string }) {
  return (
    <>
      <p className="model-unable" role="alert" hidden>
        Questo browser non può mostrare il modello da girare. I file si scaricano lo stesso.
      </p>
      <div className="model-view" role="group" aria-label={`${title}, da girare`} hidden>
        <canvas
          role="img"
          aria-label={`${title} in rilievo`}
          aria-describedby={`${id}-tasti`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keys turn it.
          tabIndex={0}
        />
        <div className="model-moves">
          {Object.entries(moves).map(([move, { icon, name }]) => (
            <Button key={move} look="plain" icon={icon} data-move={move}>
              {name}
            </Button>
          ))}
        </div>
        <p id={`${id}-tasti`}>
          Si gira trascinandolo o, quando è selezionato, con le frecce; + e − lo avvicinano e lo
          allontanano, Inizio lo rimette com’era.
        </p>
      </div>
    </>
  );
}
