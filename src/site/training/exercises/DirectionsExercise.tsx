import { Listen } from "../parts/Listen.tsx";
import { recordingOf } from "../recordingOf.ts";
import { SpokenSentences } from "../parts/SpokenSentences.tsx";
import { directions } from "../words/directions.ts";

const ordinals = ["prima", "seconda", "terza"];

/** Three ways of telling the way, to be heard or read; each tells why it works or does not. */
export function DirectionsExercise() {
  const answers = recordingOf("directions-answers");
  return (
    <div>
      <p>
        Tre colleghe spiegano la strada alla stessa persona, che non vede. Ascoltale, oppure leggi
        le loro parole. Quale strada sapresti rifare senza guardare?
      </p>
      {directions.map(({ name, said, isRight, why }, index) => {
        const recording = recordingOf(name);
        const which = ordinals[index];
        return (
          <div key={name} className="check-question" role="group" aria-labelledby={name}>
            <h3 id={name}>{`La ${which} collega`}</h3>
            <Listen recording={recording} name={`Ascolta la ${which} collega`} />
            <details className="answer">
              <summary>{`Leggi che cosa dice la ${which}`}</summary>
              <p>
                <SpokenSentences sentences={said} recording={recording} />
              </p>
            </details>
            <details className="answer" data-right={isRight}>
              <summary>{`Seguirei la ${which}`}</summary>
              <p>
                <SpokenSentences sentences={why} recording={answers} />
              </p>
            </details>
          </div>
        );
      })}
      <Listen recording={answers} name="Ascolta i tre perché" />
    </div>
  );
}
