import type { ReactNode } from "react";

type ScrollRegionProps = { labelledBy: string; children: ReactNode };

/** A table that may be wider than the screen: it scrolls by finger and by keys. */
export function ScrollRegion({ labelledBy, children }: ScrollRegionProps) {
  return (
    <div
      className="coverage-scroll"
      role="region"
      aria-labelledby={labelledBy}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keys scroll it.
      tabIndex={0}
    >
      {children}
    </div>
  );
}
