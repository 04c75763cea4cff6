import { TextPage } from "../parts/TextPage.tsx";
import { terms } from "./terms.tsx";

export function TermsPage() {
  return (
    <TextPage
      title="Termini e condizioni"
      description="Termini e condizioni d’uso del sito e dell’app Varco."
      lead="Che cosa puoi aspettarti da Varco, e che cosa Varco si aspetta da te."
      updated="05/10/2024"
      sections={terms}
    />
  );
}
