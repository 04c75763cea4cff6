import type { Lesson } from "../course.ts";
import { Listen } from "./Listen.tsx";
import { recordingOf } from "../recordingOf.ts";
import { SpokenSentences } from "./SpokenSentences.tsx";

const situations = ["Prima situazione", "Seconda situazione"];

/** Situations with three ways out each; whichever one opens, it tells why. */
export function Checks({ lesson: { slug, checks } }: { lesson: Lesson }) {
  const recording = recordingOf(`checks-${slug}`);
  return (
    <section className="lesson-checks" aria-labelledby="che-cosa-faresti">
      <h2 id="che-cosa-faresti">Che cosa faresti?</h2>
      <p>
        Nessuno conta i punti. Apri la risposta che daresti e leggi il perché; poi apri le altre.
      </p>
      <Listen recording={recording} name="Ascolta domande e risposte" />
      {checks.map(({ question, answers }, index) => (
        <div
          key={question[0]}
          className="check-question"
          role="group"
          aria-labelledby={`situazione-${index + 1}`}
        >
          <h3 id={`situazione-${index + 1}`}>{situations[index]}</h3>
          <p>
            <SpokenSentences sentences={question} recording={recording} />
          </p>
          {answers.map((answer) => (
            <details key={answer.says} className="answer" data-right={answer.isRight}>
              <summary>
                <span>
                  <SpokenSentences sentences={[answer.says]} of={answer} recording={recording} />
                </span>
              </summary>
              <p>
                <SpokenSentences sentences={answer.why} recording={recording} />
              </p>
            </details>
          ))}
        </div>
      ))}
    </section>
  );
}
