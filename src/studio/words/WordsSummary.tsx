import type { ReactNode } from "react";
import type { Part } from "../../content/proofreading/remark.ts";
import { partName } from "./parts/partGuides.ts";
import { partId } from "./parts/PartSection.tsx";
import { remarkCount } from "./remarks/RemarkNotes.tsx";
import type { Remarks } from "./remarks/remarksOn.ts";
import type { StalePart } from "./stale/staleness.ts";
import type { WordsPart } from "./parts/wordsParts.ts";

/** How many remarks there are and what has changed in the original, each with a way there. */
export function WordsSummary({
  remarks,
  stale,
}: {
  remarks: Remarks;
  stale: readonly StalePart[];
}) {
  const count = [...remarks.values()].flat().length;
  if (count === 0 && stale.length === 0) return null;
  return (
    <div className="studio-notice words-summary">
      {stale.length > 0 && (
        <div>
          <p>
            L’originale è cambiato in {stale.length === 1 ? "una parte" : `${stale.length} parti`}:
          </p>
          <ul role="list">
            {stale.map(({ part }) => (
              <li key={part}>
                <Jump part={part}>{partName(part)}</Jump>
              </li>
            ))}
          </ul>
        </div>
      )}
      {count > 0 && (
        <div>
          <p>{remarkCount(count)}, da guardare con calma:</p>
          <ul role="list">
            {[...remarks].map(([part, { length }]) => (
              <li key={part}>
                <Jump part={part as WordsPart | "audio"}>
                  {nameOf(part)}: {length}
                </Jump>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** A button and no link: the studio’s routes are in the hash, so `#part` would be another page. */
function Jump({ part, children }: { part: WordsPart | "audio"; children: ReactNode }) {
  return (
    <button
      type="button"
      className="words-jump"
      onClick={() => {
        const section = document.getElementById(partId(part));
        section?.focus({ preventScroll: true });
        section?.scrollIntoView({ block: "start" });
      }}
    >
      {children}
    </button>
  );
}

function nameOf(part: Part) {
  return part === "audio" ? "Audiodescrizione, lunghezza" : partName(part as WordsPart);
}
