/** How far it is, and with what: files of so many. */
export type Progress = { step: "making" | "checking" | "writing"; done: number; of: number };

export type Report = (progress: Progress) => void;

/** In milliseconds: a page that is told of each of 20,000 files has time for nothing else. */
const APART = 100;

/** Reports no more often than somebody can see, but always that all is done. */
export function seldom(report: Report, now: () => number = () => performance.now()): Report {
  let last = -Infinity;
  let step: Progress["step"] | undefined;
  return (progress) => {
    const time = now();
    const isLast = progress.done === progress.of;
    if (time - last < APART && !isLast && step === progress.step) return;
    last = time;
    step = progress.step;
    report(progress);
  };
}
