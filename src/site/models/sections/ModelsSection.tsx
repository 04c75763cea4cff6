import type { ReactNode } from "react";
import { sections, type SectionId } from "./sections.ts";

type ModelsSectionProps = {
  id: SectionId;
  /** `band` stands on a ground of its own, from edge to edge. */
  look?: "plain" | "band";
  children: ReactNode;
};

export function ModelsSection({ id, look = "plain", children }: ModelsSectionProps) {
  return (
    <section
      id={id}
      className="models-section"
      data-look={look}
      tabIndex={-1}
      aria-labelledby={`${id}-titolo`}
    >
      <div className="site-page">
        <h2 id={`${id}-titolo`}>{sections[id]}</h2>
        {children}
      </div>
    </section>
  );
}
