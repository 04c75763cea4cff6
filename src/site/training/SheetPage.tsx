import { useEffect } from "react";
import { Button } from "../../ui/Button.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { CourseData } from "./CourseData.tsx";
import { courseInDevelopment } from "./courseInDevelopment.ts";
import { CourseNav } from "./CourseNav.tsx";
import { lessons } from "./words/lessons.ts";
import "./TrainingPage.css";
import "./SheetPage.css";

const description =
  "Un foglio da stampare con le lezioni fatte e il tuo nome: ricorda che cosa hai imparato, non è un attestato.";

export function SheetPage() {
  useEffect(courseInDevelopment, []);
  return (
    <div className="site-page course">
      <PageHead
        title="Il tuo foglio · Formazione · Varco"
        description={description}
        language="it"
      />
      <div className="sheet">
        <header>
          <p className="lesson-number">
            <a href="/formazione">Formazione</a>
          </p>
          <h1>Il tuo foglio</h1>
          <p className="site-lead">
            Scrivi il tuo nome e stampa. Il nome resta in questa pagina finché è aperta: non viene
            conservato né inviato.
          </p>
        </header>
        <div className="sheet-paper">
          <p className="sheet-course">Varco · Formazione per chi lavora in un museo</p>
          <label htmlFor="nome">Nome</label>
          <input id="nome" type="text" autoComplete="name" maxLength={80} />
          <h2>Che cosa ho imparato</h2>
          <ol role="list">
            {lessons.map(({ slug, title, learnt }) => (
              <li key={slug}>
                <div>
                  <h3>{title}</h3>
                  <p>{learnt}</p>
                </div>
                <p className="sheet-day">
                  Fatta il <span data-day={slug} />
                  <span className="visually-hidden" data-undone={slug}>
                    : non ancora
                  </span>
                </p>
              </li>
            ))}
          </ol>
          <p className="sheet-about">
            Questo foglio ricorda che cosa si è imparato. Non è un attestato né una certificazione:
            nessuno ha esaminato chi lo porta, e le date le ha segnate chi ha seguito il corso.
          </p>
        </div>
        <p className="actions course-script">
          <Button icon="keep" data-prints="">
            Stampa il foglio
          </Button>
        </p>
      </div>
      <CourseNav here="foglio" />
      <CourseData type="LearningResource" name="Il tuo foglio" description={description} />
    </div>
  );
}
