import type { ReactNode } from "react";

/** The sections of the page after its first screen, in order, by their addresses. */
export const sections = {
  "a-che-cosa-servono": "A che cosa servono",
  modelli: "I modelli",
  stampa: "Come si stampano",
  presentazione: "Come si presentano",
  microcapsule: "La via economica: carta a microcapsule",
  prove: "Come si provano con persone cieche",
  "non-sappiamo": "Che cosa non sappiamo ancora",
  "vostra-opera": "Il modellino di una vostra opera",
};

type ModelsSectionProps = {
  id: keyof typeof sections;
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
