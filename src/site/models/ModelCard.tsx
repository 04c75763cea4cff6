import { numberIn } from "../../i18n/numbers.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { altOf, modelTitle } from "./aboutModels.ts";
import { printTime } from "./figuresInItalian.ts";
import { Downloads } from "./sections/Downloads.tsx";
import type { Model } from "./modelsData.ts";
import { TurningModel } from "./viewer/TurningModel.tsx";

const kinds: Record<Model["kind"], { is: string; so?: string }> = {
  emblem: { is: "È un emblema dell’opera, non il dipinto." },
  composition: {
    is: "È uno schema, non il dipinto.",
    so: "Dice chi c’è, dove sta e quanto è grande; pendenze e particolari sono scelte del disegno.",
  },
};

type ModelCardProps = {
  model: Model;
  /** The settings that its time holds for. */
  settings: string;
};

export function ModelCard({ model, settings }: ModelCardProps) {
  const { name, kind, about, pictures, print, label, files } = model;
  const title = modelTitle(model);
  const { is, so } = kinds[kind];
  const toTurn = files.find(({ format }) => format === "3mf");
  return (
    <article className="model" data-model={name} aria-labelledby={`${name}-titolo`}>
      <h3 id={`${name}-titolo`}>{title}</h3>
      <div className="model-pictures">
        {pictures.map(({ side, src, width, height }) => (
          <img
            key={side}
            data-side={side}
            src={src}
            width={width}
            height={height}
            alt={altOf(model, side)}
            loading="lazy"
          />
        ))}
        {toTurn && (
          <>
            <Button look="plain" icon="turn" data-turns={toTurn.href}>
              <span>
                Gira il modello<span className="visually-hidden">: {title}</span>
              </span>
            </Button>
            <p role="alert" hidden>
              Il modello non si carica. Controllate la connessione e riprovate.
            </p>
            <TurningModel title={title} id={name} />
          </>
        )}
      </div>
      <div className="model-words">
        <p>
          <strong>{is}</strong> {so}
        </p>
        {about && <p>{about}</p>}
        <dl className="model-figures">
          <div>
            <dt>Stampa</dt>
            <dd>
              circa {printTime(print.minutes)}
              {label && `, più ${printTime(label.minutes)} per un’etichetta`} ({settings})
            </dd>
          </div>
          <div>
            <dt>Materiale</dt>
            <dd>
              {grams(print.grams)}
              {label && `, più ${grams(label.grams)} per un’etichetta`}
            </dd>
          </div>
          <div>
            <dt>Altezza</dt>
            <dd>{millimetres(print.height)} sopra la lastra</dd>
          </div>
          <div>
            <dt>Particolare più piccolo</dt>
            <dd>{millimetres(print.smallest)}</dd>
          </div>
        </dl>
        <Downloads files={files} of={title} />
      </div>
    </article>
  );
}

function grams(weight: number) {
  return `${numberIn("it", Math.max(1, Math.round(weight)))}\u00A0g`;
}

function millimetres(length: number) {
  return `${numberIn("it", Math.round(length * 10) / 10)}\u00A0mm`;
}
