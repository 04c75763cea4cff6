import type { Language } from "../../../i18n/languages.ts";

/** The sizes of a label: on a wall, on a stand or desk, and one that fits a lanyard or a pocket. */
export type LabelSize = "wall" | "desk" | "pocket";

/** What was chosen for the labels of a draft. */
export type LabelsDocument = {
  size: LabelSize;
  /** The languages of what a label says, at most two. */
  languages: readonly Language[];
  which: "all" | "chosen" | "changed";
  /** The works that were chosen one by one. */
  chosen: readonly string[];
  hasCaptions: boolean;
  hasFirstPage: boolean;
  hasTags: boolean;
};

/** The labels that were printed: what each of them said. */
export type PrintedDocument = Readonly<Record<string, string>>;

/** What is chosen before anybody has chosen; a language that the museum has given up is left out. */
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
