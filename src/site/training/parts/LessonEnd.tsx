import { Button } from "../../../ui/buttons/Button.tsx";
import { ButtonLink } from "../../../ui/buttons/ButtonLink.tsx";
import { lessons } from "../words/lessons.ts";

/** The end of a lesson: it can be marked as done on this device, and the next one is offered. */
export function LessonEnd({ number }: { number: number }) {
  const { slug, title } = lessons[number - 1]!;
  const next = lessons[number];
  return (
    <section className="lesson-end" aria-labelledby="fine-lezione">
      <h2 id="fine-lezione">Fine della lezione</h2>
      <div className="course-script">
        <Button look="plain" icon="check" aria-pressed="false" data-marks={slug}>
          <span>
            Segna come fatta<span className="visually-hidden">: {title}</span>
          </span>
        </Button>
        <p aria-live="polite" data-marked />
      </div>
      <p className="actions">
        {next ? (
          <ButtonLink to={`/formazione/${next.slug}`} icon="next">
            {`Lezione ${number + 1}: ${next.title}`}
          </ButtonLink>
        ) : (
          <ButtonLink to="/formazione/foglio" icon="next">
            Il tuo foglio da stampare
          </ButtonLink>
        )}
      </p>
    </section>
  );
}
