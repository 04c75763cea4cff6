import { languagesInItalian } from "../../italian/languagesInItalian.ts";
import type { Coverage } from "../counting/coverageOf.ts";
import { planRows } from "./planRows.ts";
import { formatsAsked } from "../counting/totalsOf.ts";

/** With more rows than this, they stand closer together. */
const MANY = 24;

const rowNames = { work: "Opera", room: "Sala", language: "Lingua" };

/** The second page on paper: what there is, for the museum’s accessibility plan. */
export function PlanPage({ coverage, today }: { coverage: Coverage; today: string }) {
  const { museum, works } = coverage;
  const { by, rows } = planRows(coverage);
  const formats = formatsAsked(coverage);
  const codes = museum.languages.map((each) => `${each} = ${languagesInItalian[each]}`).join(", ");
  return (
    <section className="coverage-paper">
      <header className="coverage-paper-head">
        <p>Per il piano di eliminazione delle barriere architettoniche (PEBA) · {today}</p>
        <h2>Accessibilità dei contenuti della guida digitale</h2>
        <p lang={museum.languages[0]} className="coverage-one-line">
          {museum.name}
        </p>
      </header>
      <table className="coverage-plan" data-by={by} data-dense={rows.length > MANY}>
        <caption>
          {by === "work" && `Per ogni opera e formato, le lingue in cui c’è. ${codes}.`}
          {by === "room" &&
            `Quante opere di ogni sala hanno ciascun formato, in ${languagesInItalian[museum.languages[0]]}. L’elenco completo delle ${works.length} opere, in tutte le lingue, è nello studio di Varco.`}
          {by === "language" &&
            `Quante opere hanno ciascun formato, in ogni lingua. L’elenco completo delle ${works.length} opere è nello studio di Varco.`}
        </caption>
        <thead>
          <tr>
            <th scope="col">{rowNames[by]}</th>
            {formats.map(({ key, column }) => (
              <th key={key} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key: row, name, cells }) => (
            <tr key={row}>
              <th scope="row" lang={by === "language" ? undefined : museum.languages[0]}>
                <span>{name}</span>
              </th>
              {formats.map(({ key }) => (
                <td key={key}>{cells[key]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <footer className="coverage-paper-foot">
        <p>
          Si conta solo ciò che è finito e aggiornato alla data di stampa. I modelli tattili sono
          quelli disegnati nello studio e quelli che il museo ha dichiarato.
        </p>
        <p>
          Riferimenti: legge 4/2004 (legge Stanca) e norma EN 301 549 v3.2.1 (WCAG 2.1, livello AA).
          La guida è progettata secondo le WCAG 2.2, livello AA. Questo foglio non è una
          certificazione e non sostituisce la dichiarazione di accessibilità (AgID), che pubblica il
          museo.
        </p>
      </footer>
    </section>
  );
}
