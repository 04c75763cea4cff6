import { useEffect } from "react";
import { siteAddress } from "../../lib/siteAddress.ts";
import { Button } from "../../ui/Button.tsx";
import { Marked } from "../../ui/Marked.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { CourseData } from "./CourseData.tsx";
import { courseInDevelopment } from "./courseInDevelopment.ts";
import { CourseNav } from "./CourseNav.tsx";
import { EmergencySign } from "./EmergencySign.tsx";
import { handouts } from "./words/handouts.ts";
import "./TrainingPage.css";
import "./HandoutsPage.css";

const description =
  "Quattro schede di una pagina da stampare e tenere a portata di mano: biglietteria, sala, guida, emergenza.";

export function HandoutsPage() {
  useEffect(courseInDevelopment, []);
  return (
    <div className="site-page course">
      <PageHead
        title="Schede da stampare · Formazione · Varco"
        description={description}
        language="it"
      />
      <div className="handouts">
        <header>
          <p className="lesson-number">
            <a href="/formazione">Formazione</a>
          </p>
          <h1>Schede da stampare</h1>
          <p className="site-lead">
            Una pagina ciascuna, in formato A4. Per averle in PDF, stampa e scegli «Salva come PDF».
            A chi usa un lettore di schermo manda l’indirizzo di questa pagina: si legge meglio.
          </p>
          <p className="actions course-script">
            <Button icon="keep" data-prints="">
              Stampa tutto
            </Button>
          </p>
        </header>
        {handouts.map(({ id, title, lead, groups, last }) => (
          <article
            key={id}
            id={id}
            className="handout"
            tabIndex={-1}
            aria-labelledby={`${id}-titolo`}
          >
            <header>
              <h2 id={`${id}-titolo`}>{title}</h2>
              <p>
                <Marked text={lead} />
              </p>
            </header>
            <div className="handout-groups">
              {groups.map((group) => (
                <section key={group.title}>
                  <h3>{group.title}</h3>
                  <ul>
                    {group.items.map((item) => (
                      <li key={item} data-fill={item.endsWith(":") || undefined}>
                        <Marked text={item} />
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
            <p className="handout-last">
              <Marked text={last} />
            </p>
            <p className="handout-from">
              Varco, Formazione · {siteAddress.replace(/^https:\/\//, "")}/formazione
            </p>
            <Button look="plain" icon="keep" className="button course-script" data-prints={id}>
              <span>
                Stampa questa<span className="visually-hidden">: {title}</span>
              </span>
            </Button>
          </article>
        ))}
        <EmergencySign />
      </div>
      <CourseNav here="schede" />
      <CourseData type="LearningResource" name="Schede da stampare" description={description} />
    </div>
  );
}
