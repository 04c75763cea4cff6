import { useId, useMemo } from "react";
import { useDraft, useEveryChange } from "../draft/useDraft.ts";
import { GapList } from "./GapList.tsx";
import { tooLongTexts } from "./counting/tooLongTexts.ts";
import "./CoverageScreen.css";

/** The texts that are too long to be published; nothing where there are none. */
export function TooLongTexts() {
  const id = useId();
  const draft = useDraft();
  const version = useEveryChange();
  const gaps = useMemo(
    () => tooLongTexts(draft.documents),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the version stands for the documents
    [draft, version],
  );
  if (gaps.length === 0) return null;
  return (
    <section className="studio-card" aria-labelledby={id}>
      <h2 id={id}>Da accorciare prima di pubblicare</h2>
      <p>
        Nella bozza e nel file questi testi ci sono per intero. Ma sono troppo lunghi: finché
        restano così, la guida non si può pubblicare.
      </p>
      <GapList gaps={gaps} />
    </section>
  );
}
