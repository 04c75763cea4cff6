import { useEffect } from "react";
import { Button } from "../../ui/Button.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { Blocks } from "./Blocks.tsx";
import { CourseData } from "./CourseData.tsx";
import { courseInDevelopment } from "./courseInDevelopment.ts";
import { CourseNav } from "./CourseNav.tsx";
import { Sources } from "./Sources.tsx";
import { trainersGuide } from "./words/trainersGuide.ts";
import "./TrainingPage.css";
import "./LessonPage.css";

const description =
  "Come tenere il corso in due ore con venti persone: programma, stanza, materiale, esercizi a coppie, e perché non improvvisare con le bende.";

export function TrainersGuidePage() {
  const { lead, programme, sections, sources } = trainersGuide;
  useEffect(courseInDevelopment, []);
  return (
    <div className="site-page course">
      <PageHead
        title="Guida per chi forma · Formazione · Varco"
        description={description}
        language="it"
      />
      <article className="lesson">
        <header>
          <p className="lesson-number">
            <a href="/formazione">Formazione</a>
          </p>
          <h1>Guida per chi forma</h1>
          <p className="site-lead">{lead.join(" ")}</p>
          <PrintButton>Stampa la guida</PrintButton>
        </header>
        <section>
          <h2>Il programma</h2>
          <ol role="list" className="programme">
            {programme.map(({ minutes, title, how }, index) => (
              <li key={title}>
                <p className="programme-time">
                  <strong aria-hidden="true">{clock(programme.slice(0, index))}</strong> {minutes}{" "}
                  minuti
                </p>
                <div>
                  <h3>{title}</h3>
                  <Blocks text={[how]} />
                </div>
              </li>
            ))}
          </ol>
        </section>
        {sections.map(({ id, title, text }) => (
          <section key={id} id={id} tabIndex={-1}>
            <h2>{title}</h2>
            <Blocks text={text} />
          </section>
        ))}
        <Sources sources={sources} />
      </article>
      <CourseNav here="guida" />
      <CourseData type="LearningResource" name="Guida per chi forma" description={description} />
    </div>
  );
}

function PrintButton({ children }: { children: string }) {
  return (
    <Button look="plain" icon="keep" className="button course-script" data-prints="">
      {children}
    </Button>
  );
}

/** How long the parts before take, as a clock shows it: “0:25”. */
function clock(before: readonly { minutes: number }[]) {
  const minutes = before.reduce((sum, part) => sum + part.minutes, 0);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}
