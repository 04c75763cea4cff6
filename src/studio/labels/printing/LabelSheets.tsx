import { memo } from "react";
import { labelSizes, edgesOf, sheet } from "./labelSizes.ts";
import type { LabelSize } from "../../draft/documents/labelsDocument.ts";
import type { Label } from "../labelsOf.ts";
import { PrintedLabel } from "./PrintedLabel.tsx";
import "./LabelSheets.css";

type LabelSheetsProps = { labels: readonly Label[]; size: LabelSize; hasTags: boolean };

/** The labels on sheets of A4, as they are printed. */
export const LabelSheets = memo(function LabelSheets({ labels, size, hasTags }: LabelSheetsProps) {
  const { columns, rows } = labelSizes[size];
  const sheets = inGroups(labels, columns * rows);
  return (
    <div className="label-table">
      <ol role="list" className="label-sheets">
        {sheets.map((onSheet, n) => (
          <li key={onSheet[0]!.key} className="label-paper">
            <h3>
              Foglio {n + 1} di {sheets.length}
            </h3>
            <div className="label-sheet" data-size={size}>
              <CutMarks size={size} />
              <ul role="list" className="label-grid">
                {onSheet.map((label) => (
                  <li key={label.key}>
                    <PrintedLabel label={label} size={size} hasTag={hasTags} />
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
});

/** Labels in groups, each but the last as large as a sheet. */
function inGroups<Each>(all: readonly Each[], size: number): Each[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, n) =>
    all.slice(n * size, (n + 1) * size),
  );
}

/** In millimetres: how far from the labels a mark ends, and how long it is. */
const AWAY = 1;
const LONG = 4;

/** Where to cut: marks at the rim of a sheet, and a faint line for scissors. */
function CutMarks({ size }: { size: LabelSize }) {
  const { across, down } = edgesOf(size);
  const [left, right] = [across[0]!, across.at(-1)!];
  const [top, bottom] = [down[0]!, down.at(-1)!];
  const marks = [
    ...across.flatMap((x) => [`M${x} ${top - AWAY}v${-LONG}`, `M${x} ${bottom + AWAY}v${LONG}`]),
    ...down.flatMap((y) => [`M${left - AWAY} ${y}h${-LONG}`, `M${right + AWAY} ${y}h${LONG}`]),
  ];
  const lines = [
    ...across.map((x) => `M${x} ${top}V${bottom}`),
    ...down.map((y) => `M${left} ${y}H${right}`),
  ];
  return (
    <svg
      className="label-cuts"
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      aria-hidden="true"
      focusable="false"
      fill="none"
    >
      <path stroke="#999" strokeWidth="0.1" strokeDasharray="1 1" d={lines.join("")} />
      <path stroke="#000" strokeWidth="0.2" d={marks.join("")} />
    </svg>
  );
}
