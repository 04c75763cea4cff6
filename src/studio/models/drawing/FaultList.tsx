import type { ModelFault } from "../../../tactile/model/buildModel.ts";
import { faultInItalian, placeInItalian } from "./faultInItalian.ts";

/** Faults listed at once; the others on request. */
const FIRST = 10;

/** What is wrong with a drawing, numbered as in its picture. */
export function FaultList({ faults }: { faults: readonly ModelFault[] }) {
  const others = faults.length - FIRST;
  return (
    <div className="studio-notice">
      <p>
        <strong>
          {faults.length === 1
            ? "Non si può ancora stampare: c’è un punto da correggere."
            : `Non si può ancora stampare: ci sono ${faults.length} punti da correggere.`}
        </strong>{" "}
        Correggi il disegno e portalo di nuovo qui.
      </p>
      <Faults faults={faults.slice(0, FIRST)} start={1} />
      {others > 0 && (
        <details>
          <summary>{others === 1 ? "E un altro punto" : `E altri ${others} punti`}</summary>
          <Faults faults={faults.slice(FIRST)} start={FIRST + 1} />
        </details>
      )}
    </div>
  );
}

function Faults({ faults, start }: { faults: readonly ModelFault[]; start: number }) {
  return (
    <ol className="model-faults" start={start}>
      {faults.map((fault, place) => {
        const { wrong, todo } = faultInItalian(fault);
        return (
          // oxlint-disable-next-line no-array-index-key -- They are numbered, and have no other name.
          <li key={place}>
            <strong>
              {wrong}
              {fault.kind !== "unreadable" && fault.at && `, ${placeInItalian(fault.at)}`}.
            </strong>{" "}
            {todo}
          </li>
        );
      })}
    </ol>
  );
}
