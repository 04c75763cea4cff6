import { edgesOf, sheet } from "./labelSizes.ts";
import type { LabelSize } from "../../draft/documents/labelsDocument.ts";

/** In millimetres: how far from the labels a mark ends, and how long it is. */
const AWAY = 1;
const LONG = 4;

/** Where to cut: marks at the rim of a sheet, and a faint line for scissors. */
export function CutMarks({ size }: { size: LabelSize }) {
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
