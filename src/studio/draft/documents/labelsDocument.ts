import type { Language } from "../../../i18n/languages.ts";

/** A label for a wall, for a stand or desk, or for a lanyard or pocket. */
export type LabelSize = "wall" | "desk" | "pocket";

/** The choices for the labels of a draft. */
export type LabelsDocument = {
  size: LabelSize;
  /** The languages on a label, at most two. */
  languages: readonly Language[];
  which: "all" | "chosen" | "changed";
  /** The works that were chosen one by one. */
  chosen: readonly string[];
  hasCaptions: boolean;
  hasFirstPage: boolean;
  hasTags: boolean;
};

/** The text of each label when it was last printed. */
export type PrintedDocument = Readonly<Record<string, string>>;

/** The choices with defaults for those not made, without languages that the museum removed. */
export function labelsFrom(
  document: LabelsDocument | undefined,
  spoken: readonly Language[],
): LabelsDocument {
  const languages = document?.languages.filter((language) => spoken.includes(language)) ?? [];
  return {
    size: "wall",
    which: "all",
    chosen: [],
    hasCaptions: true,
    hasFirstPage: true,
    hasTags: false,
    ...document,
    languages: languages.length > 0 ? languages : spoken.slice(0, 2),
  };
}
