import { Button } from "../../../ui/buttons/Button.tsx";
import { Blocks } from "../parts/Blocks.tsx";
import { MaterialPage } from "./MaterialPage.tsx";
import { Sources } from "../parts/Sources.tsx";
import { trainersGuide } from "../words/trainersGuide.ts";
import "./LessonPage.css";

export function TrainersGuidePage() {
  const { lead, programme, sections, sources } = trainersGuide;
  return (
    <MaterialPage slug="guida" className="lesson" lead={lead.join(" ")}>
      <p className="actions course-script">
        <Button look="plain" icon="keep" data-prints="">
          Stampa la guida
        </Button>
      </p>
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
    </MaterialPage>
  );
}

/** How long the parts before take, as a clock shows it: “0:25”. */
function clock(before: readonly { minutes: number }[]) {
  const minutes = before.reduce((sum, part) => sum + part.minutes, 0);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}
