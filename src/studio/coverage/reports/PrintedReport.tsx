import { memo } from "react";
import type { Coverage } from "../counting/coverageOf.ts";
import { DirectorPage } from "./DirectorPage.tsx";
import type { Gap } from "../counting/gap.ts";
import { PlanPage } from "./PlanPage.tsx";
import { useDayOfPrinting } from "./useDayOfPrinting.ts";
import "./PrintedReport.css";

/** On paper in place of the screen: a page for the director, and one for the accessibility plan. */
export const PrintedReport = memo(function PrintedReport({
  coverage,
  gaps,
}: {
  coverage: Coverage;
  gaps: readonly Gap[];
}) {
  const today = useDayOfPrinting();
  return (
    <div className="coverage-report">
      <DirectorPage coverage={coverage} gaps={gaps} today={today} />
      <PlanPage coverage={coverage} today={today} />
    </div>
  );
});
