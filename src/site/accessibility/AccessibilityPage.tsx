import { TextPage } from "../parts/TextPage.tsx";
import { statement, type StatementFigures } from "./statement.tsx";
import "./AccessibilityPage.css";

export function AccessibilityPage({ figures }: { figures: StatementFigures }) {
  return (
    <TextPage
      title="Accessibilità"
      description="La dichiarazione di accessibilità di Varco, in bozza: che cosa è conforme, come è stato verificato, che cosa ancora manca."
      lead="La dichiarazione di accessibilità, in bozza: che cosa funziona, come lo abbiamo verificato, che cosa ancora manca."
      updated="17/11/2026"
      sections={statement(figures)}
    />
  );
}
