import { languagesInItalian } from "../../italian/languagesInItalian.ts";
import type { Coverage } from "../counting/coverageOf.ts";
import type { Gap } from "../counting/gap.ts";
import { inOneSentence } from "./inOneSentence.ts";
import { stateInItalian } from "../stateInItalian.ts";
import { formatsAsked, shareOf, totalsOf } from "../counting/totalsOf.ts";

/** Gaps listed on the director’s page. */
const MOST = 5;

type DirectorPageProps = { coverage: Coverage; gaps: readonly Gap[]; today: string };

/** The first page on paper: how far each language is, and what is most urgent. */
export function DirectorPage({ coverage, gaps, today }: DirectorPageProps) {
  const { museum, works, tours } = coverage;
  return (
    <section className="coverage-paper">
      <header className="coverage-paper-head">
        <p>Guida accessibile · a che punto siamo · {today}</p>
        <h2 lang={museum.languages[0]}>{museum.name || "Museo senza nome"}</h2>
      </header>
      <p className="coverage-paper-lead">{inOneSentence(coverage)}</p>
      <h3>Quanto è completa ogni lingua</h3>
      <ul role="list" className="coverage-shares">
        {museum.languages.map((language) => {
          const totals = totalsOf(works, language);
          const { there, of } = shareOf(totals);
          // Rounded down, so that 100 % means that nothing is missing.
          const share = Math.floor((there / of) * 100);
          return (
            <li key={language}>
              <p className="coverage-share">
                <span>{languagesInItalian[language]}</span>
                <strong>{share} %</strong>
              </p>
              <div>
                <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                  <rect x="0" y="0" width="100" height="4" className="coverage-bar-whole" />
                  <rect x="0" y="0" width={share} height="4" />
                </svg>
                <dl>
                  {formatsAsked(coverage).map(({ key, column }) => (
                    <div key={key}>
                      <dt>{column}</dt>
                      <dd>
                        {totals[key].of === works.length
                          ? totals[key].there
                          : `${totals[key].there} di ${totals[key].of}`}
                      </dd>
                    </div>
                  ))}
                  <div>
                    <dt>Percorso</dt>
                    <dd>{stateInItalian[tours[language]!.state]}</dd>
                  </div>
                </dl>
              </div>
            </li>
          );
        })}
      </ul>
      <p className="coverage-paper-soft">
        Accanto a ogni formato, quante opere su {works.length} lo hanno. La percentuale dice quanta
        parte del lavoro, tra tutti i formati, è finita e aggiornata.
      </p>
      <h3>{gaps.length > 0 ? "Le cose più importanti che mancano" : "Non manca niente"}</h3>
      <ol className="coverage-paper-gaps">
        {gaps.slice(0, MOST).map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </section>
  );
}
