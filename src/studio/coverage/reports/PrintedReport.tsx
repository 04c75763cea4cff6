import { memo, useEffect, useState } from "react";
import type { Coverage } from "../counting/coverageOf.ts";
import { DirectorPage } from "./DirectorPage.tsx";
import type { Gap } from "../counting/gap.ts";
import { PlanPage } from "./PlanPage.tsx";
import { flushSync } from "react-dom";
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

const date = new Intl.DateTimeFormat("it", { dateStyle: "long" });

/** The day on paper: “3 marzo 2026”. A page that was left open says the day on which it is printed. */
function useDayOfPrinting(): string {
  const [day, setDay] = useState(() => date.format(Date.now()));
  useEffect(() => {
    // Synchronous: the browser prints what is rendered when the event handler ends.
    const update = () => flushSync(() => setDay(date.format(Date.now())));
    addEventListener("beforeprint", update);
    return () => removeEventListener("beforeprint", update);
  }, []);
  return day;
}
