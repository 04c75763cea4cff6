import { Button } from "../../../ui/buttons/Button.tsx";
import { MaterialPage } from "./MaterialPage.tsx";
import { lessons } from "../words/lessons.ts";
import "./SheetPage.css";

export function SheetPage() {
  return (
    <MaterialPage
      slug="foglio"
      className="sheet"
      lead="Scrivi il tuo nome e stampa. Il nome resta in questa pagina finché è aperta: non viene conservato né inviato."
    >
      <div className="paper sheet-paper">
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
    </MaterialPage>
  );
}
