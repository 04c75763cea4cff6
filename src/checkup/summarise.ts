import type { CheckResults, Severity } from "./checks/finding.ts";
import { count } from "./checks/inItalian.ts";

/** All results in one sentence or two. */
export function summarise(results: CheckResults): string {
  const findings = Object.values(results).flat();
  const [little, mend] = [countOf("little"), countOf("mend")];
  const besides =
    little === 0
      ? ""
      : ` ${little === 1 ? "Una cosa conta poco" : count(little, "cosa conta poco", "cose contano poco")}: si può lasciare così.`;
  if (mend > 0)
    return `${mend === 1 ? "Una cosa" : count(mend, "cosa", "cose")} da sistemare, qui sotto.${besides}`;
  return little > 0
    ? `La guida è pronta per i visitatori.${besides}`
    : "Tutto a posto: la guida è pronta per i visitatori.";

  function countOf(severity: Severity) {
    return findings.filter((each) => each.severity === severity).length;
  }
}
