import { useId } from "react";
import type { Remark } from "../../../content/proofreading/remark.ts";
import type { Language } from "../../../i18n/languages.ts";
import { plainText } from "../../../lib/text/plainText.ts";
import { GrowingText } from "../sentences/GrowingText.tsx";
import { MarkChips } from "../marks/MarkChips.tsx";
import { OriginalText } from "./OriginalText.tsx";
import { remarkIds, RemarkNotes } from "../remarks/RemarkNotes.tsx";

type TextPartProps = {
  /** What it is called, as its heading says. */
  label: string;
  /** The ids of the heading and of the hint. */
  labelledBy: string;
  describedBy: string;
  text: string;
  language: Language;
  original: string | undefined;
  originalLanguage: Language | undefined;
  remarks: readonly Remark[];
  /** Several lines, as names have them; elsewhere a line break is a blank. */
  hasLines?: boolean;
  /** In characters, what can be published. */
  most?: number;
  /** What is typed without a pause is one step; anything else is a step of its own. */
  onText: (text: string, isTyped: boolean) => void;
};

/** A part that is one text. */
export function TextPart({
  label,
  labelledBy,
  describedBy,
  text,
  language,
  original,
  originalLanguage,
  remarks,
  hasLines = false,
  most,
  onText,
}: TextPartProps) {
  const id = useId();
  return (
    <div className="line" data-beside={originalLanguage ? true : undefined}>
      {originalLanguage && <OriginalText text={original} language={originalLanguage} />}
      <div className="line-text">
        <GrowingText
          lang={language}
          value={text}
          {...(most !== undefined && { most })}
          hasLines={hasLines}
          aria-labelledby={labelledBy}
          aria-describedby={[describedBy, remarkIds(id, remarks)].filter(Boolean).join(" ")}
          onChange={({ currentTarget: { value } }) => {
            const written = plainText(value);
            onText(hasLines ? written : written.replace(/\s*\n\s*/g, " "), true);
          }}
        />
        <MarkChips text={text} of={label} onText={(unmarked) => onText(unmarked, false)} />
        <RemarkNotes id={id} remarks={remarks} language={language} />
      </div>
    </div>
  );
}
