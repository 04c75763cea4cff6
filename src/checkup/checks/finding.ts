/** How much something matters: it is as it should be, one can live with it, or visitors suffer. */
export const severities = ["good", "little", "mend"] as const;

export type Severity = (typeof severities)[number];

/** One thing that a check has found, in words for a curator. */
export type Finding = {
  severity: Severity;
  found: string;
  /** What to do about it. */
  todo?: string;
  /** For the technician: paths, headers, answers of the host. */
  details?: readonly string[];
};

/** The checks in their order. */
export const checkNames = [
  "address",
  "files",
  "types",
  "ranges",
  "worker",
  "headers",
  "labels",
  "versions",
] as const;

export type CheckName = (typeof checkNames)[number];

export type CheckResults = Readonly<Partial<Record<CheckName, readonly Finding[]>>>;

/** The worst of some findings. */
export function worstOf(findings: readonly Finding[]): Severity {
  return (
    severities.findLast((each) => findings.some(({ severity }) => severity === each)) ?? "good"
  );
}
