import { memo, useId, useMemo, useRef } from "react";
import type { Remark } from "../../content/proofreading/remark.ts";
import type { Language } from "../../i18n/languages.ts";
import { at } from "../draft/documents/documents.ts";
import { useDraft, useMuseum } from "../draft/useDraft.ts";
import { languagesInItalian } from "../italian/languagesInItalian.ts";
import { BoothLink } from "../voices/BoothLink.tsx";
import { howLong } from "../words/howLong.ts";
import { MarkTool } from "../words/marks/MarkTool.tsx";
import { remarkCount, RemarkNotes } from "../words/remarks/RemarkNotes.tsx";
import { remarkPlaces } from "../words/remarks/remarkPlaces.ts";
import { ScriptPart, type ChangeParagraphs } from "../words/parts/ScriptPart.tsx";
import { StaleNotice } from "../words/stale/StaleNotice.tsx";
import {
  clipOf,
  hasOriginalChanged,
  tourEdits,
  tourPart,
  withTourPart,
  type Paragraphs,
  type TourPart,
} from "./tourParts.ts";

type TourPartSectionProps = {
  part: TourPart;
  name: string;
  hint: string;
  language: Language;
  paragraphs: Paragraphs | undefined;
  isTranslation: boolean;
  /** Of a translation: the original as it is, and as it was when it was translated. */
  originals: Paragraphs | undefined;
  before: Paragraphs | undefined;
  remarks: readonly Remark[] | undefined;
};

const none: readonly Remark[] = [];

/** One part of the tour’s words: its sentences, how long they take, what there is to remark. */
export const TourPartSection = memo(function TourPartSection({
  part,
  name,
  hint,
  language,
  paragraphs,
  isTranslation,
  originals,
  before,
  remarks = none,
}: TourPartSectionProps) {
  const id = useId();
  const draft = useDraft();
  const [own] = useMuseum().languages;
  const section = useRef<HTMLElement>(null);
  const places = useMemo(() => remarkPlaces(remarks), [remarks]);
  const isStale = isTranslation && hasOriginalChanged(before, originals);
  const label = `Percorso, ${name.toLowerCase()} (${languagesInItalian[language]})`;
  const change = useMemo<ChangeParagraphs>(
    () => (changed, place) => {
      const now = tourPart(draft.read(at.tour(language)), part) ?? [];
      draft.edit(
        label,
        tourEdits(draft.read, language, part, changed(now)),
        place && `${at.tour(language)}#${part}#${place}`,
      );
    },
    [draft, label, language, part],
  );
  return (
    <section
      ref={section}
      tabIndex={-1}
      className="studio-card words-part"
      aria-labelledby={`${id}-name`}
    >
      <div className="part-head">
        <h2 id={`${id}-name`}>{name}</h2>
        <p className="studio-soft">
          {[
            howLong(paragraphs?.flat() ?? [], { spokenIn: language }),
            ...(remarks.length > 0 ? [remarkCount(remarks.length)] : []),
          ].join(" · ")}
        </p>
      </div>
      <p className="field-hint">{hint}</p>
      {isStale && (
        <StaleNotice
          stale={{ before, now: originals }}
          of={name}
          language={own}
          onConfirm={() => {
            const seen = tourPart(draft.read(at.tour(own)), part);
            const from = draft.read(at.tourFrom(language));
            draft.edit(`${label}, traduzione aggiornata`, [
              [at.tourFrom(language), withTourPart(from, part, seen ?? [])],
            ]);
            section.current?.focus();
          }}
        />
      )}
      <BoothLink language={language} clip={clipOf(part)} of={name} />
      <RemarkNotes id={`${id}-whole`} remarks={places.whole} language={language} />
      <div className="part-fields">
        <ScriptPart
          label={name}
          paragraphs={paragraphs}
          language={language}
          originals={originals}
          originalLanguage={isTranslation ? own : undefined}
          remarks={places.paragraphs}
          onChange={change}
        />
        <MarkTool language={language} of={name} />
      </div>
    </section>
  );
});
