import { touchClip, modelKinds, touchPart, type ModelKind } from "../../../catalogue/models.ts";
import { memo, useId, useMemo, type ReactNode } from "react";
import type { Remark } from "../../../content/proofreading/remark.ts";
import { lengthOf } from "../../../content/proofreading/proofread.ts";
import type { Language } from "../../../i18n/languages.ts";
import { useDraft } from "../../draft/useDraft.ts";
import { at } from "../../draft/documents/documents.ts";
import { BoothLink } from "../../voices/BoothLink.tsx";
import { howLong } from "../howLong.ts";
import { useLimitAnnouncement } from "../../parts/fields/useTooLong.ts";
import { useLengthNews } from "../useLengthNews.ts";
import { MarkTool } from "../marks/MarkTool.tsx";
import { partGuides, partName } from "./partGuides.ts";
import { PartField, type ChangePart } from "./PartField.tsx";
import { remarkCount, RemarkNotes } from "../remarks/RemarkNotes.tsx";
import { remarkPlaces } from "../remarks/remarkPlaces.ts";
import { StaleNotice } from "../stale/StaleNotice.tsx";
import type { StalePart } from "../stale/staleness.ts";
import type { useWordsEditor } from "../useWordsEditor.ts";
import { isWritten, partIn, textsOf, type PartValue, type WordsPart } from "./wordsParts.ts";

type PartSectionProps = {
  slug: string;
  part: WordsPart;
  value: PartValue;
  language: Language;
  original: PartValue;
  /** Where this is a translation. */
  originalLanguage: Language | undefined;
  remarks: readonly Remark[];
  stale: StalePart | undefined;
  editor: ReturnType<typeof useWordsEditor>;
  /** A part of the audio description stands inside its card. */
  isInside?: boolean;
  /** Something to see beside the field. */
  beside?: ReactNode;
};

/** One part of the words: what it is for, how long it is, what there is to remark, its field. */
export const PartSection = memo(function PartSection({
  slug,
  part,
  value,
  language,
  original,
  originalLanguage,
  remarks,
  stale,
  editor,
  isInside = false,
  beside,
}: PartSectionProps) {
  const id = useId();
  const draft = useDraft();
  const Heading = isInside ? "h3" : "h2";
  const { hint, hasMarks, isSpoken, measured, most, shape } = partGuides[part];
  const places = useMemo(() => remarkPlaces(remarks), [remarks]);
  const change = useMemo<ChangePart>(
    () => (changed, place) =>
      editor.write(part, changed(partIn(draft.read(at.words(language, slug)), part)), place),
    [draft, editor, language, part, slug],
  );
  const texts = textsOf(value);
  const model = modelOfPart(part);
  const clip = model && touchClip(slug, model);
  const name = partName(part);
  const bounds = measured && lengthOf(measured, language);
  const isOver = most !== undefined && texts.filter((text) => text.trim()).length > most;
  const tooMany = `Qui possono stare al massimo ${most} frasi: uniscine o togline qualcuna.`;
  useLimitAnnouncement(isOver ? tooMany : undefined, `${name}: ora le frasi non sono troppe.`);
  useLengthNews(name, texts, bounds);
  const isCounted =
    shape !== "line" && shape !== "names" && (measured !== undefined || isWritten(value));

  return (
    <section
      id={partId(part)}
      tabIndex={-1}
      className={isInside ? "words-part" : "words-part studio-card"}
      aria-labelledby={`${id}-name`}
    >
      <div className="part-head">
        <Heading id={`${id}-name`}>{name}</Heading>
        <p className="studio-soft">
          {[
            ...(isCounted
              ? [
                  howLong(texts, {
                    bounds,
                    spokenIn: isSpoken ? language : undefined,
                    clip,
                  }),
                ]
              : []),
            ...(remarks.length > 0 ? [remarkCount(remarks.length)] : []),
          ].join(" · ")}
        </p>
      </div>
      <p id={`${id}-hint`} className="field-hint">
        {hint}
      </p>
      {stale && originalLanguage && (
        <StaleNotice
          stale={stale}
          of={name}
          language={originalLanguage}
          onConfirm={() => {
            editor.confirm(part);
            document.getElementById(partId(part))?.focus();
          }}
        />
      )}
      {isOver && <p className="field-problem">{tooMany}</p>}
      {clip && isWritten(value) && <BoothLink language={language} clip={clip} of={name} />}
      {shape !== "text" && shape !== "line" && (
        <RemarkNotes id={`${id}-whole`} remarks={places.whole} language={language} />
      )}
      <div className="part-fields" data-beside={beside ? true : undefined}>
        {beside}
        <PartField
          part={part}
          value={value}
          language={language}
          original={original}
          originalLanguage={originalLanguage}
          places={places}
          label={name}
          labelledBy={`${id}-name`}
          describedBy={`${id}-hint`}
          onChange={change}
        />
        {hasMarks && <MarkTool language={language} of={name} />}
      </div>
    </section>
  );
});

/** Where a part stands on the page. */
export function partId(part: WordsPart | "audio"): string {
  return `parte-${part.replace(".", "-")}`;
}

/** The model over which a part of the words leads hands; `undefined` for any other part. */
export function modelOfPart(part: WordsPart): ModelKind | undefined {
  return modelKinds.find((kind) => touchPart[kind] === part);
}
