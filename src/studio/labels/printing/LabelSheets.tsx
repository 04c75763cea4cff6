import { memo } from "react";
import { CutMarks } from "./CutMarks.tsx";
import { labelSizes } from "./labelSizes.ts";
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
