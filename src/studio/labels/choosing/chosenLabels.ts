import { at, type Read } from "../../draft/documents/documents.ts";
import type { LabelsDocument } from "../../draft/documents/labelsDocument.ts";
import {
  labelOfCaptions,
  labelOfFirstPage,
  labelOfWork,
  printedText,
  type Label,
} from "../labelsOf.ts";

/** The labels that were chosen, in the order of the works, the museum’s own after them. */
export function chosenLabels(read: Read, site: string, choices: LabelsDocument): Label[] {
  const museum = read(at.museum)!;
  const { languages, which, hasCaptions, hasFirstPage } = choices;
  const chosen = new Set(choices.chosen);
  const printed = read(at.printed) ?? {};
  const ofWorks = museum.works
    .filter((slug) => which !== "chosen" || chosen.has(slug))
    .flatMap((slug) => labelOfWork(read, slug, site, languages) ?? []);
  const labels = [
    ...ofWorks,
    ...(hasCaptions ? [labelOfCaptions(museum, site, languages)] : []),
    ...(hasFirstPage ? [labelOfFirstPage(museum, site, languages)] : []),
  ];
  if (which !== "changed") return labels;
  return labels.filter((label) => printed[label.key] !== printedText(label));
}

/** The numbers that more than one label has: their codes would lead to the same work. */
export function repeatedNumbers(labels: readonly Label[]): number[] {
  const seen = new Set<number>();
  const twice = new Set<number>();
  for (const { number } of labels) {
    if (number === undefined) continue;
    if (seen.has(number)) twice.add(number);
    seen.add(number);
  }
  return [...twice];
}
