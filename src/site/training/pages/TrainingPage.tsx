import { Button } from "../../../ui/buttons/Button.tsx";
import { ButtonLink } from "../../../ui/buttons/ButtonLink.tsx";
import { siteAddress } from "../../../lib/siteAddress.ts";
import { PageHead } from "../../../ui/page/PageHead.tsx";
import picture from "../../home/pictures/formazione.svg";
import { CourseData } from "../parts/CourseData.tsx";
import { lessons } from "../words/lessons.ts";
import { materials } from "../materials.ts";
import "../../home/HomePage.css";
import "./TrainingPage.css";

const description =
  "Un corso gratuito per chi lavora in un museo: accogliere, accompagnare, descrivere, parlare con i sottotitoli. Sette lezioni da fare sul telefono, e tutto per portarlo in aula.";

export function TrainingPage() {
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0);
  return (
    <div className="course">
      <PageHead
        siteAddress={siteAddress}
        title="Formazione · Varco"
        description={description}
        language="it"
      />
      <header className="course-hero spread">
        <div>
          <h1>Formazione</h1>
          <p className="site-lead">
            Sette lezioni brevi per chi sta in biglietteria, in sala o fa da guida. Si fanno sul
            telefono, una alla volta, in {minutes} minuti in tutto. Sono gratuite e non chiedono di
            registrarsi.
          </p>
          <p className="actions">
            <ButtonLink to={`/formazione/${lessons[0]!.slug}`} icon="next" data-next="">
              Comincia dalla prima
            </ButtonLink>
            {lessons.map(({ slug, title }) => (
              <ButtonLink key={slug} to={`/formazione/${slug}`} icon="next" data-next={slug} hidden>
                {`Continua: ${title}`}
              </ButtonLink>
            ))}
            <ButtonLink to="/formazione/foglio" icon="next" data-next="foglio" hidden>
              Il tuo foglio da stampare
            </ButtonLink>
          </p>
        </div>
        <img src={picture} width="800" height="1000" alt="" fetchPriority="high" />
      </header>
      <section className="site-page" aria-labelledby="lezioni">
        <h2 id="lezioni">Le lezioni</h2>
        <p className="course-progress" data-any hidden>
          Su questo dispositivo: <span data-count>0</span> di {lessons.length} fatte.
        </p>
        <ol role="list" className="course-lessons">
          {lessons.map(({ slug, title, about, minutes: length }) => (
            <li key={slug}>
              <h3>
                <a href={`/formazione/${slug}`}>{title}</a>
              </h3>
              <p>{about}</p>
              <p className="course-facts">
                circa {length} minuti
                <span data-done={slug} hidden>
                  {" "}
                  · fatta il <span data-day={slug} />
                </span>
              </p>
            </li>
          ))}
        </ol>
        <div className="course-erase">
          <p className="course-script">
            I progressi restano su questo dispositivo. Nessuno li riceve.
          </p>
          <Button look="plain" icon="erase" data-erases data-any hidden>
            Cancella i miei progressi
          </Button>
          <Button look="plain" icon="undo" data-restores hidden>
            Annulla
          </Button>
          <p aria-live="polite" data-erased />
        </div>
      </section>
      <section className="site-page" aria-labelledby="in-aula">
        <h2 id="in-aula">Per portarlo in aula</h2>
        <p className="site-lead">
          Un corso letto da soli è un inizio. In due ore, insieme e con chi la disabilità la vive,
          diventa un modo di lavorare.
        </p>
        <ul role="list" className="course-materials">
          {materials.map(({ slug, title, about }) => (
            <li key={slug}>
              <h3>
                <a href={`/formazione/${slug}`}>{title}</a>
              </h3>
              <p>{about}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="site-page course-honest" aria-labelledby="che-cosa-e">
        <h2 id="che-cosa-e">Che cosa è, e che cosa non è</h2>
        <p>
          Le lezioni si leggono e si ascoltano. Sono fatte per un lettore di schermo, per la sola
          tastiera e per chi non sente. La voce è sintetica, e in LIS il corso non c’è ancora. Le
          fonti sono in fondo a ogni lezione.
        </p>
        <p>
          Il corso non sostituisce la formazione sulla sicurezza né il piano di emergenza del museo,
          e non rilascia attestati. Nessuna persona cieca o sorda lo ha ancora provato, e nessuna
          associazione lo ha letto: se lo fai tu e qualcosa non va, <a href="/contatti">scrivici</a>
          .
        </p>
      </section>
      <CourseData type="Course" name="Formazione" description={description} minutes={minutes} />
    </div>
  );
}
