import { sizeInItalian } from "../../italian/sizeInItalian.ts";
import type { Outcome } from "../behaviour/publishBehaviour.ts";
import { outcomeInItalian } from "../telling/problemInItalian.ts";

/** What came of what was pressed last. */
export function PublishOutcome({ outcome }: { outcome: Outcome }) {
  return (
    <div className="studio-notice">
      <p>
        {isDone(outcome) ? <strong>{outcomeInItalian(outcome)}</strong> : outcomeInItalian(outcome)}
      </p>
      {outcome.kind === "saved" && <p>Pesa {sizeInItalian(outcome.bytes)}.</p>}
      {outcome.kind === "written" && (
        <p>
          Scritti {outcome.written.toLocaleString("it")} file, già uguali{" "}
          {outcome.unchanged.toLocaleString("it")}, tolti {outcome.removed.toLocaleString("it")}.
        </p>
      )}
      {outcome.kind === "failed" && outcome.details && (
        <p lang="en" className="studio-soft">
          {outcome.details}
        </p>
      )}
    </div>
  );
}

function isDone({ kind }: Outcome) {
  return kind === "saved" || kind === "written";
}
