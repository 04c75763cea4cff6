import { useRef, type ReactNode } from "react";
import { useOverflows } from "../../lib/page/useOverflows.ts";

type ScrollRegionProps = { labelledBy: string; children: ReactNode };

/** A table that may be wider than the screen: it scrolls by finger and by keys. */
export function ScrollRegion({ labelledBy, children }: ScrollRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const overflows = useOverflows(region);
  return (
    <div
      ref={region}
      className="coverage-scroll"
      role="region"
      aria-labelledby={labelledBy}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keys scroll it.
      tabIndex={overflows ? 0 : undefined}
    >
      {children}
    </div>
  );
}
