import { useMemo, useRef, useState } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { useDraft } from "../draft/useDraft.ts";
import { NoWorksYet } from "../parts/NoWorksYet.tsx";
import { StudioScreen } from "../parts/StudioScreen.tsx";
import { GapList } from "./GapList.tsx";
import { gapsOf } from "./counting/gapsOf.ts";
import { inOneSentence } from "./reports/inOneSentence.ts";
import { keepView, savedView, type View } from "./savedView.ts";
import { LanguageTotals } from "./LanguageTotals.tsx";
import { PrintedReport } from "./reports/PrintedReport.tsx";
import { TooLongTexts } from "./TooLongTexts.tsx";
import { useCoverage } from "./useCoverage.ts";
import { WorksTable } from "./WorksTable.tsx";
import "./CoverageScreen.css";

/** Gaps listed at once; the others on request. */
const FIRST = 8;

/** How far the museum is: what is missing first, then everything. */
export function CoverageScreen() {
  const draft = useDraft();
  const coverage = useCoverage();
  const gaps = useMemo(() => gapsOf(coverage), [coverage]);
  const heading = useRef<HTMLHeadingElement>(null);
  const [chosen, setChosen] = useState<View>();
  const view = chosen ?? savedView(draft.id, coverage.museum.languages);

  function show(next: View) {
    keepView(draft.id, next);
    setChosen(next);
  }

  if (coverage.works.length === 0)
    return (
      <NoWorksYet
        title="A che punto siamo"
        lead="Non c’è ancora niente da contare: la guida comincia dalle opere."
      />
    );
  return (
    <StudioScreen
      title="A che punto siamo"
      isWide
      lead={inOneSentence(coverage)}
      actions={
        <Button look="plain" onClick={() => print()}>
          Stampa per la direzione e per il PEBA
        </Button>
      }
    >
      <TooLongTexts />
      <section className="studio-card" aria-labelledby="coverage-missing">
        <h2 id="coverage-missing">{gaps.length > 0 ? "Mancano ancora" : "Non manca niente"}</h2>
        {gaps.length > 0 ? (
          <p className="studio-soft">
            In cima, quello che servirebbe a più persone. Intanto chi visita trova quello che c’è:
            dove manca una traduzione, il testo originale; dove manca una registrazione, la voce del
            suo dispositivo.
          </p>
        ) : (
          <p>Ogni opera ha tutto, in ogni lingua.</p>
        )}
        <GapList gaps={gaps.slice(0, FIRST)} />
        {gaps.length > FIRST && (
          <details className="coverage-more">
            <summary>
              {gaps.length - FIRST === 1
                ? "E un’altra cosa"
                : `E altre ${gaps.length - FIRST} cose`}
            </summary>
            <GapList gaps={gaps.slice(FIRST)} />
          </details>
        )}
      </section>
      <section className="studio-card" aria-labelledby="coverage-languages">
        <h2 id="coverage-languages">Lingua per lingua</h2>
        <LanguageTotals
          coverage={coverage}
          onLack={(language, lack) => {
            show({ language, lack });
            heading.current?.focus();
          }}
        />
      </section>
      <WorksTable coverage={coverage} view={view} onView={show} headingRef={heading} />
      <PrintedReport coverage={coverage} gaps={gaps} />
    </StudioScreen>
  );
}
