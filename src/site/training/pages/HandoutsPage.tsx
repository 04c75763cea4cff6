import { isExample } from "../../../lib/isExample.ts";
import { siteAddress } from "../../../lib/siteAddress.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Marked } from "../../../ui/text/Marked.tsx";
import { EmergencySign } from "../exercises/EmergencySign.tsx";
import { MaterialPage } from "./MaterialPage.tsx";
import { handouts } from "../words/handouts.ts";
import "./HandoutsPage.css";

export function HandoutsPage() {
  return (
    <MaterialPage
      slug="schede"
      className="handouts"
      lead="Una pagina ciascuna, in formato A4. Per averle in PDF, stampa e scegli «Salva come PDF». A chi usa un lettore di schermo manda l’indirizzo di questa pagina: si legge meglio."
    >
      <p className="actions course-script">
        <Button icon="keep" data-prints="">
          Stampa tutto
        </Button>
      </p>
      {handouts.map(({ id, title, lead, groups, last }) => (
        <article
          key={id}
          id={id}
          className="paper handout"
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
            Varco, Formazione
            {!isExample(siteAddress) && ` · ${siteAddress.replace("https://", "")}/formazione`}
          </p>
          <Button look="plain" icon="keep" className="button course-script" data-prints={id}>
            <span>
              Stampa questa<span className="visually-hidden">: {title}</span>
            </span>
          </Button>
        </article>
      ))}
      <EmergencySign />
    </MaterialPage>
  );
}
