import type { Publication } from "../content/publishing/guide.ts";
import { checkWords, severityWords } from "./checkWords.ts";
import { checkNames, type CheckName, type CheckResults, type Finding } from "./checks/finding.ts";
import { summarise } from "./summarise.ts";

/** Of a guide of which every file is missing, a mail would have thousands of lines. */
const MOST_DETAILS = 40;

export type CheckupReport = {
  publication: Publication;
  /** Where the guide was found. */
  root: string;
  results: CheckResults;
  /** When it was checked, in ISO 8601. */
  checked: string;
};

/** All that was found as a plain text, which a curator sends to whoever looks after the host. */
export function copyForTechnician({ publication, root, results, checked }: CheckupReport): string {
  const { museum, address, version, made, kit } = publication;
  return [
    `Controllo della guida «${museum.name}», ${checked}`,
    `Pubblicata per: ${address}`,
    `Trovata a: ${root}`,
    `Versione ${version}, fatta ${made}, kit ${kit}, ${Object.keys(publication.files).length} file`,
    "",
    summarise(results),
    ...checkNames.flatMap((name) => chapter(name, results[name])),
    "",
  ].join("\n");
}

function chapter(name: CheckName, findings: readonly Finding[] | undefined) {
  const lines = findings?.flatMap(linesOf) ?? ["Non ancora controllato."];
  return ["", `## ${checkWords[name].title}`, ...lines];
}

/** A finding as lines, its details indented below it. */
export function linesOf({ severity, found, todo, details = [] }: Finding): string[] {
  const left = details.length - MOST_DETAILS;
  return [
    `[${severityWords[severity].toUpperCase()}] ${found}`,
    ...(todo === undefined ? [] : [`Che cosa fare: ${todo}`]),
    ...details.slice(0, MOST_DETAILS).map((each) => `    ${each}`),
    ...(left > 0 ? [`    … e altri ${left}`] : []),
  ];
}
