import { Link } from "react-router";
import { useDraft, useMuseum } from "../draft/useDraft.ts";
import { languagesInItalian } from "../italian/languagesInItalian.ts";
import { StudioScreen } from "../parts/StudioScreen.tsx";
import { LanguageCard } from "./LanguageCard.tsx";

/** A Word document for each translator, and the way back into the draft. */
export function TranslatorScreen() {
  const { id } = useDraft();
  const [own, ...others] = useMuseum().languages;
  return (
    <StudioScreen
      title="Traduttori"
      lead={`Un documento Word per lingua: a sinistra l’originale in ${languagesInItalian[own]}, a destra la traduzione. Chi traduce lo riempie e lo rimanda; qui torna al suo posto, frase per frase.`}
    >
      {others.length === 0 && (
        <p>
          La guida è in una lingua sola. Le altre si aggiungono nella pagina del{" "}
          <Link to={`/${id}/museo`}>museo</Link>.
        </p>
      )}
      {others.map((language) => (
        <LanguageCard key={language} language={language} />
      ))}
    </StudioScreen>
  );
}
